// What the product costs to read, as a row of docs/cost.md: npx node scripts/count-lines.ts [folder]
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = process.argv[2] ?? '.';
const roots = ['contract', 'server', 'src', 'sw', 'locales', 'tests', 'scripts', 'bench'];
const generated = /node_modules|\.generated\.|tests\/kept/;

const read = (files: readonly string[]) =>
  files
    .filter((file) => !generated.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
const find = (pattern: string) => globSync(pattern, { cwd: folder });
const linesOf = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0);

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const code = roots.map((root) => find(`${root}/**/*.{ts,tsx,mjs,css,sql,json,html}`));
const tests = linesOf(read(code.flat().filter(isTest)));
const byRoot = code.map((files) => linesOf(read(files.filter((file) => !isTest(file)))));
const all = byRoot.reduce((sum, lines) => sum + lines, tests);

const styles = read(find('src/**/*.css'));
const declarations = styles.join('\n').match(/^\s+[\w-]+\s*:[^{};]+;/gm)?.length ?? 0;
const table = pathToFileURL(join(folder, 'src/app/screens.ts')).href;
const { screens } = (await import(table)) as { screens: readonly { placeholder?: boolean }[] };
const routes = screens.filter(({ placeholder }) => !placeholder).length;

const cells = [
  all,
  ...byRoot,
  tests,
  linesOf(styles),
  declarations,
  routes,
  Math.round(all / routes),
];
console.log(`| ${cells.map((cell) => cell.toLocaleString('en')).join(' | ')} |`);
