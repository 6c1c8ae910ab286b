"use strict";

// What all parts of the page share: the data, the state that the address keeps, making elements.

const data = JSON.parse(document.getElementById("data").textContent);
const casesById = new Map(data.cases.map((entry) => [entry.id, entry]));
const groupsById = new Map(data.groups.map((group) => [group.id, group]));

const statuses = {
  error: { mark: "!", name: "Engine failed" },
  failed: { mark: "✕", name: "Different" },
  perhaps: { mark: "?", name: "Perhaps" },
  expected: { mark: "≈", name: "Expected" },
  passed: { mark: "✓", name: "Passed" },
};

const kinds = {
  contentMissing: "Content missing",
  contentAdded: "Content added",
  moved: "Moved",
  colorChanged: "Color changed",
  shapeChanged: "Shape changed",
  antialiasingOnly: "Antialiasing only",
};

const state = {
  case: "",
  mode: "",
  region: 0,
  fits: true,
  zoom: 1,
  x: 0,
  y: 0,
  statuses: new Set(),
  engines: "",
  find: "",
  group: "",
  sort: "severity",
};

const prefersLessMotion = matchMedia("(prefers-reduced-motion: reduce)");

function byId(id) {
  return document.getElementById(id);
}

/** Makes an element; names of properties with a dash are attributes. */
function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null) continue;
    if (key.includes("-") || key === "role") made.setAttribute(key, value);
    else made[key] = value;
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

/** Text out of a document, with what would turn it around or hide in it made visible. */
function visible(text) {
  return text.replace(
    /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g,
    (mark) => `‹U+${mark.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}›`);
}

/** A name out of a document that does not change the direction of what stands beside it. */
function named(text) {
  return element("bdi", {}, visible(text));
}

/** The directory that all documents are in, which says nothing in a list of them. */
const commonDirectory = data.cases.map((entry) => entry.document).reduce((common, file) => {
  let length = 0;
  while (length < common.length && common[length] === file[length]) length += 1;
  return common.slice(0, common.slice(0, length).lastIndexOf("/") + 1);
}, data.cases[0]?.document ?? "");

/** The title of a result without the directory that all share; the whole of it is its tooltip. */
function titleOf(entry) {
  const made = named(commonDirectory ? entry.title.replaceAll(commonDirectory, "") : entry.title);
  if (commonDirectory) made.title = visible(entry.title);
  return made;
}

function badge(status) {
  return element("span", { className: `badge ${status}` },
    element("span", { "aria-hidden": "true" }, statuses[status].mark), ` ${statuses[status].name}`);
}

/** A bar that is half full where the difference begins to count. */
function meter(strength, label) {
  const bar = element("span", { className: "meter", role: "img", "aria-label": label });
  bar.style.setProperty("--share", `${Math.round(Math.min(Math.max(strength, 0), 1) * 100)}%`);
  return bar;
}

function plural(count, noun) {
  return `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
}

function kindName(region) {
  const name = kinds[region.kind] ?? region.kind;
  if (region.kind !== "moved") return name;
  const sign = (value) => {
    const rounded = Math.round((value ?? 0) * 10) / 10;
    return rounded > 0 ? `+${rounded}` : String(rounded || 0);
  };
  return `${name} ${sign(region.dx)}, ${sign(region.dy)} px`;
}

/** The address without its leading mark, with only what is not as usual. */
function address() {
  const parts = new URLSearchParams();
  const put = (key, value) => value && parts.set(key, value);
  put("case", state.case);
  if (state.case) {
    put("mode", state.mode);
    put("region", state.region);
    if (!state.fits) {
      for (const key of ["zoom", "x", "y"]) parts.set(key, Math.round(state[key] * 100) / 100);
    }
  }
  put("status", [...state.statuses].join("."));
  for (const key of ["engines", "find", "group"]) put(key, state[key]);
  if (state.sort !== "severity") put("sort", state.sort);
  return parts.toString();
}

function readAddress() {
  const parts = new URLSearchParams(location.hash.slice(1));
  const number = (key) => {
    const value = Number(parts.get(key));
    return Number.isFinite(value) ? value : 0;
  };
  state.case = casesById.has(parts.get("case")) ? parts.get("case") : "";
  state.mode = parts.get("mode") ?? "";
  state.region = number("region");
  state.fits = !(number("zoom") > 0);
  state.zoom = Math.min(Math.max(number("zoom"), 0.02), 64);
  state.x = number("x");
  state.y = number("y");
  const chosen = (parts.get("status") ?? "").split(".").filter((name) => name in statuses);
  state.statuses = new Set(chosen);
  state.engines = parts.get("engines") ?? "";
  state.find = parts.get("find") ?? "";
  state.group = groupsById.has(parts.get("group")) ? parts.get("group") : "";
  state.sort = parts.get("sort") === "document" ? "document" : "severity";
}

let addressTimer = 0;

/** Keeps the address up to date; browsers limit how often that may be done. */
function keepAddress() {
  clearTimeout(addressTimer);
  addressTimer = setTimeout(() => history.replaceState(null, "", `#${address()}`), 200);
}

/** Goes to another place, so that the browser's way back leads here. */
function goTo(id) {
  clearTimeout(addressTimer);
  history.replaceState(null, "", `#${address()}`);
  Object.assign(state, { case: id, region: 0, fits: true });
  history.pushState(null, "", `#${address()}`);
  showPlace();
}

function showPlace() {
  const isOpen = state.case !== "";
  byId("index").hidden = isOpen;
  byId("viewer").hidden = !isOpen;
  if (isOpen) openViewer();
  else openIndex();
}
