// Lists what the client's sources show without asking a catalogue: punctuation around slots, and words in markup.
// Usage: node component_texts.mjs CLIENT FOLDER; writes [[file, line, text], …] as JSON.
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const [client, folder] = process.argv.slice(2);
const require = createRequire(path.join(client, "package.json"));
const { parse } = require("svelte/compiler");
const ts = require("typescript");

// Signs that are the same in every language, the name of the program, and an address.
const NEUTRAL = /[\s\d·×–/★●…−+]|Marsbox|https:\S+/gu;
const SHOWN_ATTRIBUTES = /^(title|alt|placeholder|label|aria-(label|description|valuetext|roledescription))$/;
const PUNCTUATION = /[:;.!?'’"“”«»()]/;

const found = [];

/** Text in the middle of markup: every letter and every sign of punctuation belongs into a message. */
function checkMarkup(file, line, text) {
  const rest = text.replace(NEUTRAL, "");
  if (/[\p{L}%,]/u.test(rest) || PUNCTUATION.test(rest)) found.push([file, line, text.trim()]);
}
/** A sign that has an element to itself is a picture, such as the "?" on the back of a card. */
function isPicture({ type, fragment }) {
  const [only, ...others] = type === "RegularElement" ? fragment.nodes : [];
  return only?.type === "Text" && others.length === 0 && only.data.trim().length === 1;
}

/** A text in code: signs alone, such as a colon to join with, and quotation marks. */
function checkText(file, line, text) {
  const signsOnly = /^[\s\p{P}]+$/u.test(text) && /\s/.test(text) && PUNCTUATION.test(text);
  if (signsOnly || /[’“”«»]/.test(text)) found.push([file, line, text]);
}

/** A template: punctuation as it stands between words and slots, not as in `card:${id}`. */
function checkTemplate(file, line, parts) {
  parts.forEach((part, at) => {
    const ends = at > 0 && at === parts.length - 1 && /^[:;.!?)’'"]$/.test(part);
    if (ends || /[:;.!?]\s|\s\(|[’“”«»]|\p{L}'\p{L}/u.test(part)) found.push([file, line, parts.join("…")]);
  });
}

function checkScript(file, source, before = 0) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const visit = (node) => {
    const line = before + tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (ts.isTemplateExpression(node)) {
      checkTemplate(file, line, [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]);
    } else if (ts.isStringLiteral(node)) {
      checkText(file, line, node.text);
    }
    // what a programmer reads
    if (!ts.isThrowStatement(node)) ts.forEachChild(node, visit);
  };
  visit(tree);
}

function checkComponent(file, source) {
  const lineOf = (at) => source.slice(0, at).split("\n").length;
  const visit = (node, shown) => {
    if (Array.isArray(node)) node.forEach((each) => visit(each, shown));
    if (Array.isArray(node) || node === null || typeof node !== "object") return;
    if (node.type === "Text" && shown) {
      checkMarkup(file, lineOf(node.start), node.data);
    } else if (node.type === "TemplateLiteral") {
      checkTemplate(file, lineOf(node.start), node.quasis.map(({ value }) => value.cooked));
    } else if (node.type === "Literal" && typeof node.value === "string") {
      checkText(file, lineOf(node.start), node.value);
    }
    if (node.type === "StyleDirective" || node.type === "Comment") return;
    const inside = node.type === "Attribute" ? SHOWN_ATTRIBUTES.test(node.name) : shown;
    for (const [key, child] of Object.entries(node)) {
      if (key !== "metadata" && key !== "loc" && !(key === "fragment" && isPicture(node))) visit(child, inside);
    }
  };
  const { fragment, instance, module } = parse(source, { modern: true });
  visit(fragment, true);
  for (const script of [instance, module]) {
    if (script) checkScript(file, source.slice(script.content.start, script.content.end), lineOf(script.content.start) - 1);
  }
}

for (const file of fs.readdirSync(path.join(client, folder), { recursive: true }).sort()) {
  if (!/\.(svelte|ts)$/.test(file) || file.startsWith(path.join("i18n", ""))) continue;
  const source = fs.readFileSync(path.join(client, folder, file), "utf8");
  if (file.endsWith(".svelte")) checkComponent(file, source);
  else checkScript(file, source);
}
process.stdout.write(JSON.stringify(found));
