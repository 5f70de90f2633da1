// Says messages with the browser's compiled words: reads [[language, path, facts], …] and writes the texts, both as JSON.
const fs = require("node:fs");
const path = require("node:path");
const [client, target] = process.argv.slice(2);
const ts = require(path.join(client, "node_modules", "typescript"));

const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };
const source = path.join(client, "src", "i18n");
const files = fs.readdirSync(source, { recursive: true }).filter((file) => /(^|\/)(grammar|generated\/\w+)\.ts$/.test(file));
for (const file of files) {
  const written = path.join(target, file.replace(/\.ts$/, ".js"));
  fs.mkdirSync(path.dirname(written), { recursive: true });
  const text = fs.readFileSync(path.join(source, file), "utf8");
  fs.writeFileSync(written, ts.transpileModule(text, { compilerOptions }).outputText);
}

const said = JSON.parse(fs.readFileSync(0, "utf8")).map(([language, way, facts]) => {
  const { words } = require(path.join(target, "generated", `${language}.js`));
  const word = way.reduce((tree, step) => tree[step], words);
  return typeof word === "string" ? word : word(facts);
});
process.stdout.write(JSON.stringify(said));
