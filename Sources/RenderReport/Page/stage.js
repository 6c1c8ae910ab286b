"use strict";

// The stage: panes of pictures that are zoomed and moved together.

const stage = byId("stage");
const pointers = new Map();
let extent = { width: 1, height: 1 };
let drag = null;

/**
 * Shows panes. Each has a title and layers, one upon the other; a layer has a picture's number,
 * its size, regions to be boxed and the class that says how it is laid on those below.
 */
function showPanes(panes) {
  const layers = panes.flatMap((pane) => pane.layers);
  const sizes = layers.map((layer) => layer.size).filter(Boolean);
  extent = {
    width: Math.max(1, ...sizes.map((size) => size.width)),
    height: Math.max(1, ...sizes.map((size) => size.height)),
  };
  stage.style.setProperty("--panes", panes.length);
  stage.replaceChildren(...panes.map(pane));
  applyView();
}

function pane({ title, note, layers, className = "", hasHandle = false }) {
  const view = element("div", { className: "view" }, ...layers.map(layer));
  if (hasHandle) view.append(element("div", { className: "handle", "aria-hidden": "true" }));
  return element("figure", { className: `pane ${className}` },
    element("figcaption", {}, element("span", { className: "caption" }, title),
      note ? element("span", { className: "muted" }, visible(note)) : null),
    view);
}

function layer({ picture, size, regions = [], className = "", label, absence }) {
  const sheet = element("div", { className: "sheet" });
  const space = size ?? extent;
  sheet.style.width = `${space.width}px`;
  sheet.style.height = `${space.height}px`;
  const source = data.pictures[picture]?.source;
  if (source) sheet.append(image(source, label, sheet));
  else showAbsence(sheet, absence ?? "There is no picture.");
  regions.forEach((region, index) => sheet.append(...boxes(region, index)));
  return element("div", { className: `layer ${className}` }, sheet);
}

function image(source, label, sheet) {
  const made = element("img", { src: source, alt: label, draggable: false, decoding: "async" });
  made.onerror = () => {
    made.remove();
    showAbsence(sheet, "The picture cannot be loaded.");
  };
  return made;
}

function showAbsence(sheet, text) {
  sheet.classList.add("absent");
  sheet.append(element("p", {}, visible(text)));
}

/** A region's box and, where something moved, the place where it was. */
function boxes(region, index) {
  const box = placed(element("button", {
    type: "button", className: `box ${region.kind}`, tabIndex: -1, "data-region": index,
    title: `${index + 1}: ${kindName(region)}`,
  }, element("span", { className: "tag" }, String(index + 1))), region.box);
  box.setAttribute("aria-hidden", "true");
  return [box];
}

function placed(made, box) {
  made.style.left = `${box.x}px`;
  made.style.top = `${box.y}px`;
  made.style.width = `${box.width}px`;
  made.style.height = `${box.height}px`;
  return made;
}

/** The view whose size all panes have. */
function view() {
  return stage.querySelector(".view");
}

function fittingZoom() {
  const pane = view();
  if (!pane || !pane.clientWidth) return 1;
  const margin = 12;
  return Math.max(0.02, Math.min(
    (pane.clientWidth - margin) / extent.width, (pane.clientHeight - margin) / extent.height));
}

function applyView() {
  if (state.fits) {
    Object.assign(state, { zoom: fittingZoom(), x: extent.width / 2, y: extent.height / 2 });
  }
  state.x = Math.min(Math.max(state.x, 0), extent.width);
  state.y = Math.min(Math.max(state.y, 0), extent.height);
  stage.style.setProperty("--zoom", state.zoom);
  stage.style.setProperty("--x", state.x);
  stage.style.setProperty("--y", state.y);
  stage.classList.toggle("pixelated", state.zoom >= 2);
  byId("zoom-level").textContent = `${Math.round(state.zoom * 100)} %`;
  byId("zoom-fit").setAttribute("aria-pressed", state.fits);
  keepAddress();
}

function fit() {
  state.fits = true;
  applyView();
}

/** Zooms so that a point of the picture, by default the middle of the view, stays in its place. */
function zoomTo(zoom, point = { x: state.x, y: state.y }) {
  const next = Math.min(Math.max(zoom, 0.02), 64);
  const ratio = state.zoom / next;
  state.x = point.x + (state.x - point.x) * ratio;
  state.y = point.y + (state.y - point.y) * ratio;
  state.zoom = next;
  state.fits = false;
  applyView();
}

/** Moves the view by pixels of the screen. */
function pan(dx, dy) {
  state.fits = false;
  state.x += dx / state.zoom;
  state.y += dy / state.zoom;
  applyView();
}

/** Shows a box in the middle, large enough to be seen. */
function show(box) {
  const pane = view();
  if (!pane) return;
  const room = 1.5;
  const fitting = Math.min(
    pane.clientWidth / (box.width * room), pane.clientHeight / (box.height * room));
  state.fits = false;
  state.zoom = Math.max(Math.min(fitting, 4), fittingZoom());
  state.x = box.x + box.width / 2;
  state.y = box.y + box.height / 2;
  applyView();
}

/** The frame of the pane under a pointer. */
function frameUnder(event) {
  return (event.target.closest(".pane")?.querySelector(".view") ?? view()).getBoundingClientRect();
}

/** The point of the picture under a pointer. */
function pointUnder(event, frame = frameUnder(event)) {
  return {
    x: state.x + (event.clientX - frame.left - frame.width / 2) / state.zoom,
    y: state.y + (event.clientY - frame.top - frame.height / 2) / state.zoom,
  };
}

function setUpStage() {
  stage.addEventListener("wheel", (event) => {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 20 : 1;
    zoomTo(state.zoom * Math.exp(-event.deltaY * lines * 0.002), pointUnder(event));
  }, { passive: false });
  stage.addEventListener("pointerdown", startDrag);
  stage.addEventListener("pointermove", continueDrag);
  for (const name of ["pointerup", "pointercancel"]) stage.addEventListener(name, endDrag);
  stage.addEventListener("dblclick", (event) => {
    if (state.fits) zoomTo(Math.max(1, state.zoom * 2), pointUnder(event));
    else fit();
  });
  new ResizeObserver(() => state.case && applyView()).observe(stage);
}

function startDrag(event) {
  if (event.button !== 0) return;
  stage.setPointerCapture(event.pointerId);
  pointers.set(event.pointerId, event);
  const box = event.target.closest(".box");
  drag = {
    splits: event.target.closest(".handle") !== null,
    region: box ? Number(box.dataset.region) : null,
    frame: frameUnder(event),
    distance: 0,
  };
}

function continueDrag(event) {
  const before = pointers.get(event.pointerId);
  if (!before || !drag) {
    if (event.pointerType === "mouse") probe(pointUnder(event));
    byId("magnifier").classList.toggle("aside", event.clientX < innerWidth / 3);
    return;
  }
  const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
  drag.distance += Math.hypot(dx, dy);
  if (drag.splits) {
    setAmount(100 * (event.clientX - drag.frame.left) / drag.frame.width);
  } else if (pointers.size === 2) {
    pinch(event, before);
  } else if (drag.distance > 4) {
    pan(-dx, -dy);
  }
  pointers.set(event.pointerId, event);
}

/** Two fingers: the distance zooms, their middle moves the view. */
function pinch(event, before) {
  const other = [...pointers.values()].find((pointer) => pointer.pointerId !== event.pointerId);
  const spread = (pointer) =>
    Math.hypot(pointer.clientX - other.clientX, pointer.clientY - other.clientY);
  pan((before.clientX - event.clientX) / 2, (before.clientY - event.clientY) / 2);
  const middle = {
    clientX: (event.clientX + other.clientX) / 2,
    clientY: (event.clientY + other.clientY) / 2,
  };
  zoomTo(state.zoom * spread(event) / Math.max(spread(before), 1), pointUnder(middle, drag.frame));
}

function endDrag(event) {
  pointers.delete(event.pointerId);
  if (drag && drag.distance <= 4 && event.type === "pointerup") {
    if (drag.region !== null) selectRegion(drag.region, false);
    probe(pointUnder(event, drag.frame));
  }
  if (pointers.size === 0) drag = null;
}
