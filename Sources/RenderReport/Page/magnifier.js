"use strict";

// The magnifier: pixels around a point in A and B, with their values.

const reach = 2;
const count = 2 * reach + 1;
let cell = 38;
const pixelsByPicture = new Map();
let probed = null;
let pixelQueue = Promise.resolve();

function isMagnifying() {
  return !byId("magnifier").hidden;
}

function toggleMagnifier() {
  const magnifier = byId("magnifier");
  magnifier.hidden = !magnifier.hidden;
  byId("magnify").setAttribute("aria-pressed", isMagnifying());
  stage.classList.toggle("magnifying", isMagnifying());
  if (!isMagnifying()) return showProbe();
  const region = currentCase().regions[Math.max(state.region - 1, 0)];
  probe(region && state.fits ? middle(region.box) : { x: state.x, y: state.y });
}

function resetMagnifier() {
  probed = null;
  if (!isMagnifying()) return;
  const region = currentCase().regions[Math.max(state.region - 1, 0)];
  probe(region ? middle(region.box) : { x: state.x, y: state.y });
}

/** The two pictures that are compared, or what there is. */
function magnifiedSides() {
  const entry = currentCase();
  if (entry.second) return [entry.first, entry.second];
  const tiles = data.sheets[entry.sheet]?.tiles ?? [];
  return tiles.filter((tile) => tile.picture !== undefined).slice(0, 2);
}

/** Moves the magnifier to a point of the picture. */
function probe(point) {
  if (!isMagnifying()) return;
  probed = {
    x: Math.min(Math.max(Math.floor(point.x), 0), extent.width - 1),
    y: Math.min(Math.max(Math.floor(point.y), 0), extent.height - 1),
  };
  showProbe();
  showCells();
}

function moveProbe(dx, dy) {
  probe({ x: (probed?.x ?? 0) + dx, y: (probed?.y ?? 0) + dy });
}

/** Marks the magnified pixels in every pane. */
function showProbe() {
  for (const mark of stage.querySelectorAll(".probe")) mark.remove();
  if (!probed || !isMagnifying()) return;
  const box = { x: probed.x - reach, y: probed.y - reach, width: count, height: count };
  for (const layers of stage.querySelectorAll(".view")) {
    layers.querySelector(".layer:last-of-type .sheet")?.append(
      placed(element("span", { className: "probe" }), box));
  }
}

async function showCells() {
  const point = probed;
  const sides = magnifiedSides();
  const pixels = await Promise.all(sides.map((side) => pixelsOf(side.picture)));
  if (probed !== point) return;
  cell = Math.min(38, Math.floor((innerWidth - 48) / (2 * count)));
  byId("cells").replaceChildren(...sides.map((side, index) =>
    figure(side, "AB"[index], point, pixels[index], pixels[1 - index])));
  byId("reading").textContent = reading(sides, point, pixels);
}

function figure(side, letter, point, pixels, others) {
  const grid = pixels ? canvasOf(point, pixels, others) : enlarged(side, point);
  return element("figure", {},
    element("figcaption", {}, element("strong", { className: `letter ${letter.toLowerCase()}` },
      letter), " ", named(side.name)), grid);
}

/** The pixels as squares with their values; where A and B differ there is a dot. */
function canvasOf(point, pixels, others) {
  const density = devicePixelRatio || 1;
  const canvas = element("canvas", {
    width: count * cell * density, height: count * cell * density, "aria-hidden": "true",
  });
  canvas.style.width = canvas.style.height = `${count * cell}px`;
  const context = canvas.getContext("2d");
  context.scale(density, density);
  context.textAlign = "center";
  context.font = `${cell < 36 ? 8 : 9}px ui-monospace, monospace`;
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      const place = { x: point.x + column - reach, y: point.y + row - reach };
      drawCell(context, column * cell, row * cell, pixelAt(pixels, place), pixelAt(others, place));
    }
  }
  context.strokeStyle = "#e8590c";
  context.lineWidth = 2;
  context.strokeRect(reach * cell + 1, reach * cell + 1, cell - 2, cell - 2);
  return canvas;
}

function drawCell(context, x, y, pixel, other) {
  if (!pixel) return;
  context.fillStyle = `rgb(${pixel[0]} ${pixel[1]} ${pixel[2]} / ${pixel[3] / 255})`;
  context.fillRect(x, y, cell, cell);
  const isBright = pixel[0] * 0.3 + pixel[1] * 0.6 + pixel[2] * 0.1 > 140 || pixel[3] < 128;
  context.fillStyle = isBright ? "#000" : "#fff";
  context.fillText(hex(pixel).slice(1, 7), x + cell / 2, y + cell / 2 + 3);
  if (other && pixel.some((value, index) => value !== other[index])) {
    context.beginPath();
    context.arc(x + cell / 2, y + cell - 6, 2.5, 0, 2 * Math.PI);
    context.fill();
  }
}

/** The same pixels without their values, for a picture that may be shown but not read. */
function enlarged(side, point) {
  const made = element("div", { className: "enlarged" });
  const source = data.pictures[side.picture]?.source;
  const length = count * cell;
  made.style.width = made.style.height = `${length}px`;
  if (!source || !side.size) return made;
  made.style.backgroundImage = `url("${source}")`;
  made.style.backgroundSize = `${side.size.width * cell}px ${side.size.height * cell}px`;
  made.style.backgroundPosition = `${(reach - point.x) * cell}px ${(reach - point.y) * cell}px`;
  return made;
}

function reading(sides, point, pixels) {
  const place = `x ${point.x}, y ${point.y}`;
  const values = pixels.map((list) => pixelAt(list, point));
  if (values.every((value) => !value)) {
    return `${place}: values are kept for pages that differ, and in a single-file report.`;
  }
  const parts = values.map((value, index) =>
    `${"AB"[index]} ${value ? hex(value) : "outside"}`);
  if (values.length < 2 || !values[0] || !values[1]) return `${place}: ${parts.join(", ")}`;
  const greatest = Math.max(...values[0].map((value, index) => Math.abs(value - values[1][index])));
  return `${place}: ${parts.join(", ")}, ${greatest === 0 ? "equal" : `difference ${greatest}`}`;
}

function pixelAt(pixels, { x, y }) {
  if (!pixels || x < 0 || y < 0 || x >= pixels.width || y >= pixels.height) return null;
  const start = 4 * (y * pixels.width + x);
  return [...pixels.data.slice(start, start + 4)];
}

function hex(pixel) {
  const digits = pixel.map((value) => value.toString(16).padStart(2, "0"));
  return `#${digits.slice(0, pixel[3] === 255 ? 3 : 4).join("")}`;
}

/** A picture's pixels; null where they cannot be read. */
function pixelsOf(picture) {
  if (picture === undefined) return Promise.resolve(null);
  if (!pixelsByPicture.has(picture)) {
    if (pixelsByPicture.size > 6) pixelsByPicture.clear();
    pixelsByPicture.set(picture, readPixels(data.pictures[picture]).catch(() => null));
  }
  return pixelsByPicture.get(picture);
}

async function readPixels({ source, pixels }) {
  if (!source) return null;
  const isReadable = location.protocol !== "file:" || source.startsWith("data:");
  if (!isReadable && !pixels) return null;
  const url = isReadable ? source : await handedOver(pixels);
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  const canvas = element("canvas", { width: picture.naturalWidth, height: picture.naturalHeight });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(picture, 0, 0);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/**
 * A picture's bytes out of a style sheet. From a disk a page may show a picture but read neither
 * its pixels nor its bytes; the values that a style sheet sets it may read. One at a time, as all
 * of them set the same property.
 */
function handedOver(sheet) {
  const next = pixelQueue.then(() => new Promise((resolve, reject) => {
    const link = element("link", { rel: "stylesheet", href: sheet });
    link.onload = () => {
      const value = getComputedStyle(byId("pixels")).getPropertyValue("--picture").trim();
      link.remove();
      resolve(value.slice(1, -1));
    };
    link.onerror = () => {
      link.remove();
      reject(new Error(sheet));
    };
    document.head.append(link);
  }));
  pixelQueue = next.catch(() => null);
  return next;
}
