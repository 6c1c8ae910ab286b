"use strict";

// The viewer: one result, in one of several ways to look at it.

const modes = [
  { id: "all", name: "All", panes: panesOfAll },
  { id: "side", name: "Side by side", panes: (entry) => [sideOf(entry, "A"), sideOf(entry, "B")] },
  { id: "a", name: "A", panes: (entry) => [sideOf(entry, "A")] },
  { id: "b", name: "B", panes: (entry) => [sideOf(entry, "B")] },
  { id: "difference", name: "Difference", panes: panesOfDifference, amount: "Gain" },
  { id: "slider", name: "Slider", panes: panesOfSlider, amount: "Split" },
  { id: "onion", name: "Onion", panes: panesOfOnion, amount: "B over A" },
  { id: "blink", name: "Blink", panes: panesOfBlink, period: 1000 },
  // Six changes a second are three flashes, the most that is safe (WCAG 2.2, 2.3.1).
  { id: "flicker", name: "Flicker", panes: panesOfBlink, period: 167 },
];
const amounts = {
  difference: { value: 4, min: 1, max: 16, unit: "×" },
  slider: { value: 50, min: 0, max: 100, unit: " %" },
  onion: { value: 50, min: 0, max: 100, unit: " %" },
};

let opened = "";
let subtracts = false;
let showsBoxes = true;
let blinkTimer = 0;
let showsSecond = false;

function currentCase() {
  return casesById.get(state.case);
}

function currentMode() {
  return modes.find((mode) => mode.id === state.mode) ?? modes[0];
}

function letterName(entry, letter) {
  return letter === "A" ? entry.first : entry.second;
}

function layerOf(entry, letter, className = "") {
  const side = letterName(entry, letter);
  return {
    picture: side.picture, size: side.size, regions: entry.regions, className,
    label: `${letter}: ${side.place}, ${side.name}`,
    absence: `There is no picture of ${side.name}.`,
  };
}

function sideTitle(entry, letter) {
  return element("span", {},
    element("strong", { className: `letter ${letter.toLowerCase()}` }, letter), " ",
    named(letterName(entry, letter).name));
}

function sideOf(entry, letter) {
  const other = letter === "A" ? entry.second : entry.first;
  const side = letterName(entry, letter);
  return {
    title: sideTitle(entry, letter), note: side.place === other.place ? "" : side.place,
    layers: [layerOf(entry, letter)],
  };
}

function panesOfAll(entry) {
  const tiles = data.sheets[entry.sheet]?.tiles ?? [];
  const odd = data.sheets[entry.sheet]?.consensus;
  const loner = odd?.answer === "odd" ? odd.odd[0]?.engine : "";
  const panes = tiles.map((tile) => ({
    title: element("span", {}, named(tile.name),
      tile.name === loner ? element("strong", { className: "alone" }, " stands alone") : ""),
    note: tile.version,
    className: tile.name === loner ? "odd" : "",
    layers: [{
      picture: tile.picture, size: tile.size,
      label: `${tile.place}, ${tile.name}`,
      regions: entry.second && [entry.first.name, entry.second.name].includes(tile.name)
        ? entry.regions : [],
      absence: tile.messages[0]
        ?? (tile.outcome === "missing" ? `${tile.name} has no such page.` : undefined),
    }],
  }));
  if (!entry.second) return panes.length > 0 ? panes : [noticePane(entry)];
  for (const letter of ["A", "B"]) {
    const { picture } = letterName(entry, letter);
    const isShown = tiles.some((tile) => picture === undefined
      ? tile.name === letterName(entry, letter).name : tile.picture === picture);
    if (!isShown) panes.push(sideOf(entry, letter));
  }
  if (entry.difference !== undefined && panes.length < 3) panes.push(...panesOfDifference(entry));
  return panes;
}

/** What stands in the place of pictures where there are none. */
function noticePane(entry) {
  return {
    title: named(entry.engines),
    layers: [{ size: { width: 640, height: 400 }, absence: entry.sentence }],
  };
}

function panesOfDifference(entry) {
  const recorded = data.pictures[entry.difference]?.source && !subtracts;
  if (recorded) {
    const size = {
      width: Math.max(entry.first.size.width, entry.second.size.width),
      height: Math.max(entry.first.size.height, entry.second.size.height),
    };
    return [{
      title: "Difference", note: "red counts, yellow is antialiasing",
      layers: [{ picture: entry.difference, size, regions: entry.regions, label: "Difference" }],
    }];
  }
  return [{
    title: "Difference", note: "A and B subtracted", className: "subtracting",
    layers: [layerOf(entry, "A"), layerOf(entry, "B", "subtracted")],
  }];
}

function panesOfSlider(entry) {
  const title = element("span", {}, sideTitle(entry, "A"), " | ", sideTitle(entry, "B"));
  return [{
    title, hasHandle: true, layers: [layerOf(entry, "A"), layerOf(entry, "B", "split")],
  }];
}

function panesOfOnion(entry) {
  const title = element("span", {}, sideTitle(entry, "B"), " over ", sideTitle(entry, "A"));
  return [{ title, layers: [layerOf(entry, "A"), layerOf(entry, "B", "onion")] }];
}

function panesOfBlink(entry) {
  return [{
    title: element("span", { id: "turn" }),
    layers: [layerOf(entry, "A"), layerOf(entry, "B", "turned")],
  }];
}

function setUpViewer() {
  modes.forEach((mode, index) => byId("modes").append(element("button", {
    type: "button", "data-mode": mode.id, onclick: () => setMode(mode.id),
  }, mode.name, element("kbd", { "aria-hidden": "true" }, String(index + 1)))));
  byId("back").onclick = () => goTo("");
  byId("previous").onclick = () => step(-1);
  byId("next").onclick = () => step(1);
  byId("amount").oninput = () => setAmount(Number(byId("amount").value));
  byId("source").onclick = toggleSubtraction;
  byId("play").onclick = () => play(blinkTimer === 0);
  byId("zoom-in").onclick = () => zoomTo(state.zoom * 1.5);
  byId("zoom-out").onclick = () => zoomTo(state.zoom / 1.5);
  byId("zoom-level").onclick = () => zoomTo(1);
  byId("zoom-fit").onclick = fit;
  byId("boxes").onclick = toggleBoxes;
  byId("magnify").onclick = toggleMagnifier;
}

function openViewer() {
  const entry = currentCase();
  if (!entry.second) state.mode = "all";
  else if (!modes.some((mode) => mode.id === state.mode)) state.mode = "side";
  lastOpened = entry.id;
  document.title = `${statuses[entry.status].name}: ${visible(entry.title)} – ${data.title}`;
  byId("name").replaceChildren(badge(entry.status), " ", titleOf(entry));
  byId("sentence").replaceChildren(...(entry.second
    ? [named(entry.engines), ` · ${visible(brief(entry))}`] : [visible(entry.sentence)]));
  shown = filteredCases();
  const position = shown.indexOf(entry);
  byId("place").textContent = position < 0 ? "" : `${position + 1} of ${shown.length}`;
  byId("previous").disabled = position <= 0;
  byId("next").disabled = position < 0 || position + 1 >= shown.length;
  showPanel(entry);
  showMode();
  markRegion();
  resetMagnifier();
  if (opened !== entry.id) {
    scrollTo(0, 0);
    byId("panel").scrollTop = 0;
    byId("name").focus({ preventScroll: true });
  }
  opened = entry.id;
}

function step(distance) {
  const next = shown[shown.indexOf(currentCase()) + distance];
  if (next) goTo(next.id);
}

function setMode(id) {
  if (!currentCase().second && id !== "all") return;
  state.mode = id;
  showMode();
  markRegion();
  keepAddress();
}

function showMode() {
  const entry = currentCase();
  const mode = currentMode();
  for (const button of byId("modes").children) {
    button.setAttribute("aria-pressed", button.dataset.mode === mode.id);
    button.disabled = !entry.second && button.dataset.mode !== "all";
  }
  showPanes(mode.panes(entry));
  stage.dataset.mode = mode.id;
  const isSubtracting = stage.querySelector(".subtracted") !== null;
  const hasAmount = mode.amount && (mode.id !== "difference" || isSubtracting);
  byId("control").hidden = !hasAmount;
  if (hasAmount) showAmount(mode);
  byId("source").hidden = mode.id !== "difference" || entry.difference === undefined;
  byId("source").setAttribute("aria-pressed", subtracts);
  byId("play").hidden = !mode.period;
  turn(false);
  play(mode.period !== undefined && !prefersLessMotion.matches);
  showProbe();
}

function showAmount(mode) {
  const { value, min, max, unit } = amounts[mode.id];
  const [label, input, output] = byId("control").children;
  label.textContent = mode.amount;
  Object.assign(input, { min, max, step: 1, value });
  output.textContent = `${Math.round(value)}${unit}`;
  stage.style.setProperty("--amount", value);
}

function setAmount(value) {
  const mode = currentMode();
  const amount = amounts[mode.id];
  if (!amount || byId("control").hidden) return;
  amount.value = Math.min(Math.max(value, amount.min), amount.max);
  showAmount(mode);
}

function toggleSubtraction() {
  subtracts = !subtracts;
  showMode();
  markRegion();
}

function toggleBoxes() {
  showsBoxes = !showsBoxes;
  byId("boxes").setAttribute("aria-pressed", showsBoxes);
  stage.classList.toggle("unboxed", !showsBoxes);
}

/** Starts or stops taking turns. */
function play(starts) {
  clearInterval(blinkTimer);
  const { period } = currentMode();
  blinkTimer = starts && period ? setInterval(() => turn(!showsSecond), period) : 0;
  byId("play").textContent = blinkTimer ? "Pause" : "Play";
}

function turn(second) {
  showsSecond = second;
  stage.classList.toggle("turned", second);
  byId("turn")?.replaceChildren(sideTitle(currentCase(), second ? "B" : "A"));
}

/** Changes sides in whatever way the mode has. */
function swap() {
  const mode = currentMode();
  if (mode.period) {
    play(false);
    turn(!showsSecond);
  } else {
    setMode(mode.id === "a" ? "b" : "a");
  }
}

/** Selects a region, counted from 0, and by default goes there. */
function selectRegion(index, goesThere = true) {
  const { regions } = currentCase();
  if (regions.length === 0) return;
  const wrapped = (index + regions.length) % regions.length;
  state.region = wrapped + 1;
  markRegion();
  if (goesThere) show(regions[wrapped].box);
  if (isMagnifying()) probe(middle(regions[wrapped].box));
  keepAddress();
}

function markRegion() {
  for (const made of document.querySelectorAll("#viewer [data-region]")) {
    const isSelected = Number(made.dataset.region) + 1 === state.region;
    made.classList.toggle("selected", isSelected);
    if (!made.classList.contains("box")) {
      made.setAttribute("aria-pressed", isSelected);
      if (isSelected) made.scrollIntoView({ block: "nearest" });
    }
  }
}

function middle(box) {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
