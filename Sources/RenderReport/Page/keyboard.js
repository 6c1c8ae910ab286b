"use strict";

// Keys, the help on them, the theme, and the start of it all.

const helpOnKeys = [
  ["Everywhere", [
    ["?", "this help"], ["j, k", "next, previous result"], ["Esc", "back"],
    ["c", "colors: light, dark"],
  ]],
  ["Index", [["/", "find"], ["Enter", "open a result"], ["x", "clear filters"]]],
  ["Views", [
    ["1 – 9", "all, side by side, A, B, difference, slider, onion, blink, flicker"],
    ["t", "swap A and B"], ["Space", "play, pause"], [", .", "less, more: split, opacity, gain"],
    ["s", "difference: recorded or subtracted"],
  ]],
  ["Picture", [
    ["+ −", "zoom"], ["0", "fit"], ["z", "actual size"], ["Arrows", "move (Shift: farther)"],
    ["r, R", "next, previous region"], ["b", "boxes"], ["m", "magnifier; arrows move it"],
  ]],
];

const viewerKeys = {
  j: () => step(1),
  k: () => step(-1),
  t: swap,
  " ": () => currentMode().period && play(blinkTimer === 0),
  ",": () => nudge(-1),
  ".": () => nudge(1),
  s: () => !byId("source").hidden && toggleSubtraction(),
  "+": () => zoomTo(state.zoom * 1.5),
  "=": () => zoomTo(state.zoom * 1.5),
  "-": () => zoomTo(state.zoom / 1.5),
  0: fit,
  z: () => zoomTo(1),
  r: () => selectRegion(state.region),
  R: () => selectRegion(Math.max(state.region, 1) - 2),
  b: toggleBoxes,
  m: toggleMagnifier,
  Escape: () => (isMagnifying() ? toggleMagnifier() : goTo("")),
  ArrowLeft: (event) => arrow(-1, 0, event),
  ArrowRight: (event) => arrow(1, 0, event),
  ArrowUp: (event) => arrow(0, -1, event),
  ArrowDown: (event) => arrow(0, 1, event),
};

const indexKeys = {
  j: () => moveInList(1),
  k: () => moveInList(-1),
  x: () => byId("clear").click(),
  "/": () => byId("find").focus(),
};

function nudge(direction) {
  const amount = amounts[currentMode().id];
  if (amount) setAmount(amount.value + direction * (amount.max > 16 ? 5 : 1));
}

function arrow(dx, dy, event) {
  if (isMagnifying()) moveProbe(dx * (event.shiftKey ? 10 : 1), dy * (event.shiftKey ? 10 : 1));
  else pan(dx * (event.shiftKey ? 240 : 60), dy * (event.shiftKey ? 240 : 60));
}

function moveInList(distance) {
  const links = [...document.querySelectorAll("#list a")];
  const position = links.indexOf(document.activeElement);
  const next = position < 0 ? 0 : position + distance;
  if (next >= links.length - 5) addRows();
  links[next]?.focus();
}

function isTyping(target) {
  return target.matches("input, select, textarea");
}

function keyPressed(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || byId("help").open) return;
  if (isTyping(event.target)) {
    if (event.key === "Escape") event.target.blur();
    return;
  }
  if (event.key === " " && event.target.matches("button, summary")) return;
  if (event.key.startsWith("Arrow") && event.target === byId("panel")) return;
  const action = actionFor(event.key);
  if (!action) return;
  event.preventDefault();
  action(event);
}

function actionFor(key) {
  if (key === "?") return () => byId("help").showModal();
  if (key === "c") return nextTheme;
  if (state.case === "") return indexKeys[key];
  if (/^[1-9]$/.test(key) && modes[key - 1]) return () => setMode(modes[key - 1].id);
  return viewerKeys[key];
}

function setUpHelp() {
  for (const [title, rows] of helpOnKeys) {
    byId("keys").append(element("section", {}, element("h3", {}, title), element("dl", {},
      ...rows.flatMap(([key, text]) => [
        element("dt", {}, element("kbd", {}, key)), element("dd", {}, text),
      ]))));
  }
  for (const button of document.querySelectorAll(".opens-help")) {
    button.onclick = () => byId("help").showModal();
  }
}

const themes = { "": "Colors: system", light: "Colors: light", dark: "Colors: dark" };

function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  byId("theme").textContent = themes[theme];
  try {
    localStorage.setItem("theme", theme);
  } catch {
    // Some browsers keep nothing for pages from a disk.
  }
}

function nextTheme() {
  const names = Object.keys(themes);
  setTheme(names[(names.indexOf(document.documentElement.dataset.theme) + 1) % names.length]);
}

function savedTheme() {
  try {
    const theme = localStorage.getItem("theme");
    return theme in themes ? theme : "";
  } catch {
    return "";
  }
}

setTheme(savedTheme());
byId("theme").onclick = nextTheme;
setUpHelp();
setUpIndex();
setUpStage();
setUpViewer();
document.addEventListener("keydown", keyPressed);
prefersLessMotion.addEventListener("change", () => play(false));
addEventListener("popstate", () => {
  readAddress();
  showPlace();
});
readAddress();
showPlace();
