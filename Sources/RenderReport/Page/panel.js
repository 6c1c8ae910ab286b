"use strict";

// The panel beside the stage: everything that is known of a result.

function showPanel(entry) {
  const parts = [
    verdictPart(entry), regionPart(entry), consensusPart(entry), textPart(entry),
    messagePart(entry), valuePart(entry), pairPart(entry),
  ];
  byId("panel").replaceChildren(...parts.filter(Boolean));
}

function part(title, ...children) {
  return element("section", {}, element("h3", {}, title), ...children);
}

function verdictPart(entry) {
  return element("section", { className: "verdict" }, badge(entry.status),
    entry.score === undefined ? null : element("span", { className: "score" },
      meter(entry.score / (entry.score + 1), `Score ${entry.score.toFixed(2)}`),
      ` score ${entry.score.toFixed(2)}`, element("span", { className: "muted" }, " (above 1 counts)")),
    entry.reason ? element("p", {},
      entry.status === "expected" ? "Expected: " : "", named(entry.reason)) : null,
    entry.second ? null : element("p", {}, visible(entry.sentence)));
}

function regionPart(entry) {
  if (entry.regions.length === 0) return null;
  const rows = entry.regions.map((region, index) => element("li", {}, element("button",
    { type: "button", "data-region": index, onclick: () => selectRegion(index) },
    element("span", { className: `tag ${region.kind}` }, String(index + 1)),
    element("span", {}, visible(kindName(region))),
    meter(region.strength, `Strength ${region.strength.toFixed(2)}`),
    element("span", { className: "muted number" }, region.strength.toFixed(2)))));
  return part(plural(rows.length, "region"), element("ol", { className: "regions" }, ...rows));
}

function consensusPart(entry) {
  const consensus = data.sheets[entry.sheet]?.consensus;
  if (!consensus) return null;
  const sentence = {
    agreement: "All engines agree.",
    odd: "One engine stands alone:",
    split: "The engines do not agree, and none stands alone.",
  }[consensus.answer] ?? visible(consensus.answer);
  const rows = consensus.odd.map(({ engine, region }) => element("li", {},
    element("strong", {}, named(engine)), ` – ${visible(kindName(region))}`));
  return part("Consensus", element("p", {}, sentence),
    rows.length ? element("ul", {}, ...rows) : null);
}

function textPart(entry) {
  if (!entry.text) return null;
  const lines = (list, mark, name) => list.map((line) => element("li", { className: name },
    element("span", { "aria-hidden": "true" }, `${mark} `),
    element("span", { className: "unseen" }, `${name}: `), named(line)));
  const rows = [
    ...lines(entry.text.removed, "−", "removed"), ...lines(entry.text.added, "+", "added"),
  ];
  if (rows.length === 0) return null;
  return part("Text", element("ul", { className: "text-lines" }, ...rows));
}

function messagePart(entry) {
  const tiles = data.sheets[entry.sheet]?.tiles ?? [];
  const rows = tiles.flatMap((tile) => tile.messages.map((message) =>
    element("li", {}, element("strong", {}, named(tile.name)), ": ", named(message))));
  return rows.length === 0 ? null : part("Messages", element("ul", {}, ...rows));
}

function valuePart(entry) {
  if (entry.values.length === 0) return null;
  const rows = entry.values.flatMap(({ name, value }) => [
    element("dt", {}, named(name)), element("dd", {}, named(value)),
  ]);
  return part(entry.second ? "Measures" : "Details", element("dl", {}, ...rows));
}

/** The other results of the same page. */
function pairPart(entry) {
  const others = data.cases.filter((other) => other !== entry && entry.page !== undefined
    && other.document === entry.document && other.page === entry.page);
  if (others.length === 0) return null;
  return part("Same page", element("ul", { className: "others" }, ...others.map((other) =>
    element("li", {}, element("button", { type: "button", onclick: () => goTo(other.id) },
      badge(other.status), " ", named(other.engines))))));
}
