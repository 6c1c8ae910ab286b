"use strict";

// The index: totals, groups and the list of results, which grows as it is scrolled.

const rowsAtOnce = 60;
let shown = [];
let rowCount = 0;
let lastOpened = "";

function setUpIndex() {
  const versions = new Map();
  for (const { engines } of data.documents) {
    for (const engine of engines) versions.set(engine.id, engine.version);
  }
  const engines = [...versions].map(([id, version]) => `${id} ${version}`).join(", ");
  byId("subtitle").textContent = [
    plural(new Set(data.cases.map((entry) => entry.document)).size, "document"),
    plural(data.cases.length, "result"), visible(engines),
  ].filter(Boolean).join(" · ");
  byId("notes").replaceChildren(
    ...data.notes.map((note) => element("p", { className: "notice" }, visible(note))));
  setUpTotals();
  setUpGroups();
  setUpInsights();
  setUpFilters();
  setUpDocuments();
  new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) addRows();
  }, { rootMargin: "1200px" }).observe(byId("more"));
}

function setUpTotals() {
  for (const [name, { mark, name: title }] of Object.entries(statuses)) {
    const count = data.totals[name] ?? 0;
    byId("totals").append(element("button",
      {
        type: "button", className: `total ${name}`, disabled: count === 0, "data-status": name,
        onclick: () => toggleStatus(name),
      },
      element("span", { className: "number" }, count.toLocaleString("en")),
      element("span", { className: "label" },
        element("span", { className: "mark", "aria-hidden": "true" }, mark), ` ${title}`)));
    if (count === 0) continue;
    const share = element("span", { className: name });
    share.style.flexGrow = count;
    byId("shares").append(share);
  }
}

function toggleStatus(name) {
  if (!state.statuses.delete(name)) state.statuses.add(name);
  filtersChanged();
}

function setUpGroups() {
  byId("groups-section").hidden = data.groups.length === 0;
  const cards = data.groups.map(groupCard);
  const few = 5;
  byId("groups").append(...cards.slice(0, few));
  const more = byId("all-groups");
  more.hidden = cards.length <= few;
  more.textContent = `Show all ${cards.length}`;
  more.onclick = () => {
    byId("groups").append(...cards.slice(few));
    more.hidden = true;
  };
}

function groupCard(group) {
  const member = group.members[0];
  const pages = new Set(group.members.map(({ entry }) => entry)).size;
  return element("button",
    {
      type: "button", className: "group", "data-group": group.id,
      onclick: () => {
        state.group = state.group === group.id ? "" : group.id;
        filtersChanged();
      },
    },
    crop(data.cases[member.entry], member.region),
    element("span", { className: "strong" },
      visible(kindName(data.cases[member.entry].regions[member.region]))),
    element("span", { className: "muted" },
      `${plural(pages, "page")} in ${plural(group.documents, "document")}`),
    element("span", { className: "muted" }, named(group.engines)),
    meter(group.strength, `Strength ${group.strength.toFixed(2)}`));
}

/** The surroundings of a region, cut out of the picture that has something there. */
function crop(entry, number) {
  const region = entry.regions[number];
  const side = region.kind === "contentMissing" ? entry.first : entry.second;
  const source = data.pictures[side.picture]?.source;
  const frame = element("span", { className: "crop", "aria-hidden": "true" });
  if (!source) return frame;
  const { box } = region;
  const [width, height, margin] = [190, 96, 10];
  const scale = Math.min(
    width / (box.width + 2 * margin), height / (box.height + 2 * margin), 3);
  const image = element("img", { src: source, loading: "lazy", alt: "" });
  image.width = side.size.width;
  image.height = side.size.height;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  image.style.transform = `scale(${scale}) translate(${-x}px, ${-y}px)`;
  const mark = placed(element("span", { className: "mark" }), {
    x: (box.x - x) * scale, y: (box.y - y) * scale,
    width: box.width * scale, height: box.height * scale,
  });
  frame.append(image, element("span", { className: "center" }, mark));
  return frame;
}

/** Which engines stand alone how often. */
function setUpInsights() {
  const counts = new Map();
  let pages = 0;
  for (const { consensus } of data.sheets) {
    if (!consensus) continue;
    pages += 1;
    const engine = consensus.answer === "odd" ? consensus.odd[0]?.engine : undefined;
    if (engine) counts.set(engine, (counts.get(engine) ?? 0) + 1);
  }
  if (pages === 0) return;
  const sorted = [...counts].sort((first, second) => second[1] - first[1]);
  byId("insights").append(element("p", {},
    element("strong", {}, "Consensus "), `on ${plural(pages, "page")}: `,
    sorted.length === 0 ? "no engine stands alone." : "",
    ...sorted.flatMap(([engine, count], index) => [
      index > 0 ? ", " : "", named(engine), ` stands alone on ${count}`,
    ])));
}

function setUpFilters() {
  const pairs = [...new Set(data.cases.map((entry) => entry.engines))].sort();
  byId("engines").append(
    element("option", { value: "" }, "All engines"),
    ...pairs.map((pair) => element("option", { value: pair }, visible(pair))));
  for (const key of ["find", "engines", "sort"]) {
    byId(key).addEventListener("input", () => {
      state[key] = byId(key).value;
      filtersChanged();
    });
  }
  byId("clear").onclick = () => {
    Object.assign(state, { engines: "", find: "", group: "" });
    state.statuses.clear();
    filtersChanged();
    byId("find").focus();
  };
}

function setUpDocuments() {
  for (const { document: file, engines } of data.documents) {
    const list = engines.map(({ id, version, pageCount }) => `${id} ${version}: `
      + (pageCount === undefined ? "could not open it" : plural(pageCount, "page")));
    byId("documents").append(element("dl", {},
      element("dt", {}, named(file.file)),
      element("dd", {}, visible([file.format, ...list].filter(Boolean).join(" · "))),
      file.sha256 ? element("dd", { className: "digest" }, `SHA-256 ${file.sha256}`) : null));
  }
  byId("provenance").hidden = data.documents.length === 0;
}

/** The results that pass the filters, in the order asked for. */
function filteredCases() {
  const group = groupsById.get(state.group);
  const members = group && new Set(group.members.map(({ entry }) => data.cases[entry].id));
  const words = state.find.toLowerCase().split(/\s+/).filter(Boolean);
  const list = data.cases.filter((entry) => {
    if (state.statuses.size > 0 && !state.statuses.has(entry.status)) return false;
    if (state.engines && entry.engines !== state.engines) return false;
    if (members && !members.has(entry.id)) return false;
    const text = `${entry.title} ${entry.engines} ${entry.sentence}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  if (state.sort === "severity") return list;
  const order = new Intl.Collator("en", { numeric: true });
  return list.sort((first, second) => order.compare(first.document, second.document)
    || (first.page ?? 0) - (second.page ?? 0) || order.compare(first.engines, second.engines));
}

function filtersChanged() {
  keepAddress();
  openIndex(false);
}

/** Shows the index as the state has it. */
function openIndex(returns = true) {
  document.title = data.title;
  shown = filteredCases();
  rowCount = 0;
  byId("list").replaceChildren();
  addRows();
  for (const key of ["find", "engines", "sort"]) byId(key).value = state[key];
  for (const button of document.querySelectorAll("[data-status]")) {
    button.setAttribute("aria-pressed", state.statuses.has(button.dataset.status));
  }
  for (const button of document.querySelectorAll("[data-group]")) {
    button.setAttribute("aria-pressed", state.group === button.dataset.group);
  }
  const isFiltered = shown.length !== data.cases.length;
  byId("count").textContent = isFiltered
    ? `${shown.length.toLocaleString("en")} of ${data.cases.length.toLocaleString("en")}`
    : data.cases.length.toLocaleString("en");
  byId("clear").hidden = !isFiltered && !state.group;
  byId("nothing").hidden = shown.length > 0;
  if (data.cases.length === 0) byId("nothing").textContent = "There are no results.";
  if (returns && lastOpened) returnTo(lastOpened);
}

function returnTo(id) {
  const position = shown.findIndex((entry) => entry.id === id);
  while (rowCount <= position && rowCount < shown.length) addRows();
  document.querySelector(`#list a[data-case="${CSS.escape(id)}"]`)?.focus();
}

function addRows() {
  const rows = shown.slice(rowCount, rowCount + rowsAtOnce).map(row);
  rowCount += rows.length;
  byId("list").append(...rows);
}

function row(entry) {
  const link = element("a", { href: `#case=${entry.id}`, "data-case": entry.id },
    thumbnail(entry),
    element("span", { className: "text" },
      element("span", { className: "strong" }, titleOf(entry)),
      element("span", { className: "muted sentence" }, visible(brief(entry)))),
    element("span", { className: "pair muted" }, named(entry.engines)),
    element("span", { className: "result" }, badge(entry.status),
      entry.score === undefined ? null
        : element("span", { className: "score muted" }, entry.score.toFixed(2),
          meter(entry.score / (entry.score + 1), `Score ${entry.score.toFixed(2)}`))));
  link.onclick = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    goTo(entry.id);
  };
  return element("li", {}, link);
}

/** What there is to see, without the places. */
function brief(entry) {
  if (!entry.second) return entry.sentence[0].toUpperCase() + entry.sentence.slice(1);
  if (entry.regions.length === 0) {
    const sentence = entry.sentence.replace(/, score [^,:]*$/, "");
    return sentence[0].toUpperCase() + sentence.slice(1);
  }
  const counts = new Map();
  for (const region of entry.regions) {
    const name = kindName(region);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts].map(([name, count]) => (count > 1 ? `${name} (${count})` : name));
  const reason = entry.status === "expected" ? [`expected: ${entry.reason ?? "known"}`] : [];
  return [...names, ...reason].join(" · ");
}

function thumbnail(entry) {
  const frame = element("span", { className: `thumbnail ${entry.status}`, "aria-hidden": "true" });
  const tile = data.sheets[entry.sheet]?.tiles.find((tile) => tile.picture !== undefined);
  const side = entry.second ?? tile;
  const source = data.pictures[side?.picture]?.source;
  if (!source || !side.size) {
    frame.append(statuses[entry.status].mark);
    return frame;
  }
  const page = element("span", { className: "sheet" },
    element("img", { src: source, loading: "lazy", decoding: "async", alt: "" }));
  page.style.aspectRatio = `${side.size.width} / ${side.size.height}`;
  page.classList.toggle("wide", side.size.width > side.size.height);
  for (const { box } of entry.regions.slice(0, 6)) {
    const mark = element("span", { className: "mark" });
    mark.style.left = `${(100 * box.x) / side.size.width}%`;
    mark.style.top = `${(100 * box.y) / side.size.height}%`;
    mark.style.width = `${(100 * box.width) / side.size.width}%`;
    mark.style.height = `${(100 * box.height) / side.size.height}%`;
    page.append(mark);
  }
  frame.append(page);
  return frame;
}
