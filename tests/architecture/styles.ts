import { isTest, type Fault, type SourceFile } from './project.ts';

const className = /\.([a-z][\w-]*)/gi;
const strings = /'[^'\n]*'|"[^"\n]*"|`[^`]*`/g;
// What Ionic names where our sheets look into it.
const foreign = /^(ionicon|reorder|md|ios)-/;

/** A class that no screen names is a rule for nothing: it goes with what it was for. */
export function stylesAreUsed(files: readonly SourceFile[]): Fault[] {
  const source = files
    .filter(({ path }) => /^(src\/.*\.tsx?|index\.html)$/.test(path) && !isTest(path))
    .flatMap(({ text }) => text.match(strings) ?? [])
    .join('\n');
  const words = new Set(source.match(/[\w-]+/g));
  // `tile-${name}` makes every class that begins so.
  const begun = [...source.matchAll(/([a-z]+-)\$\{/g)].map(([, start]) => start!);
  const isNamed = (name: string) =>
    words.has(name) || foreign.test(name) || begun.some((start) => name.startsWith(start));
  return files
    .filter(({ path }) => /^src\/.*\.css$/.test(path))
    .flatMap(({ path, text }) => {
      const named = selectorsOf(text).flatMap((one) => [...one.matchAll(className)]);
      const unused = [...new Set(named.map(([, name]) => name!))].filter((one) => !isNamed(one));
      return unused.map((name) => ({ file: path, rule: `no screen has the class ${name}` }));
    });
}

const fewValues: readonly (readonly [broken: RegExp, rule: string])[] = [
  [/^font(-weight)?:.*\b([1-35-9]00|bold)\b/, 'what is read first has the weight var(--strong)'],
  [/^box-shadow:.*rgb/, 'a shadow is var(--lifted) or var(--over)'],
  [/^transition(?!-duration: 1ms).*\d(ms|s)\b/, 'what comes and goes takes var(--quick)'],
];

/** Two weights, two shadows and one pace are enough: they stand in the tokens. */
export function stylesAreOfFewValues(files: readonly SourceFile[]): Fault[] {
  return files
    .filter(({ path }) => /^src\/(?!ui\/font\/).*\.css$/.test(path))
    .flatMap(({ path, text }) => {
      const said = text.split(/[;{}]/).map((one) => one.trim().replaceAll(/\s+/g, ' '));
      return fewValues
        .filter(([broken]) => said.some((one) => broken.test(one)))
        .map(([, rule]) => ({ file: path, rule }));
    });
}

/** What stands before each opening brace that is no at-rule; what comments say is no class. */
const selectorsOf = (css: string): string[] =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .map(([, before]) => before!.trim())
    .filter((before) => !before.startsWith('@'));
