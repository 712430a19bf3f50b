import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { namesAreOurs } from '#tests/architecture/names.ts';

const planned = new Map<string, { readonly text: string; readonly lines: number }>();

/** Has a file hold a text, of which so many lines are new. Nothing is written before `save`. */
export function plan(file: string, text: string, lines: number): void {
  planned.set(file, { text, lines: lines + (planned.get(file)?.lines ?? 0) });
}

/** What a file holds, or shall. */
export const textOf = (file: string): string =>
  planned.get(file)?.text ?? readFileSync(file, 'utf8');

/** Plans a new file. */
export function write(file: string, text: string): void {
  if (existsSync(file))
    throw new Error(`${file} is there already: choose another name, or add to it by hand.`);
  plan(file, text, text.split('\n').length - 1);
}

/** Puts a line before what stands there. */
export function insert(file: string, line: string, before: string): void {
  const text = textOf(file);
  if (!text.includes(before)) throw new Error(`${file} has no "${before}" any more: add ${line}`);
  plan(
    file,
    text.replace(before, () => line + before),
    line.split('\n').length - 1,
  );
}

/** Names a feature's routes and screens where all of them stand. */
export function list(owned: string, place: string): void {
  insert(
    'server/features.ts',
    `import { ${owned}Routes } from '#server/features/${place}/routes.ts';\n`,
    'import { viewsRoutes',
  );
  insert('server/features.ts', `  ${owned}Routes(app);\n`, '  viewsRoutes(app)');
  insert(
    'src/app/screens.ts',
    `import { ${owned}Screens } from '#src/features/${place}/screens.ts';\n`,
    'import { whiteLabelScreens',
  );
  insert('src/app/screens.ts', `  ...${owned}Screens,\n`, '  ...whiteLabelScreens');
}

/** Gives rights to the manager. */
export function grant(...rights: readonly string[]): void {
  const lines = rights.map((right) => `    '${right}',\n`).join('');
  insert('contract/rights.ts', lines, '  ],\n  reception:');
}

/** Writes all that was planned, if it may be called so; returns the files. */
export function save(): string[] {
  const files = [...planned].map(([path, { text, lines }]) => ({ path, text, lines }));
  const faults = new Set(namesAreOurs(files).map(({ rule }) => rule));
  if (faults.size > 0) throw new Error([...faults].join('\n'));
  for (const { path, text, lines } of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(`${String(lines).padStart(4)} lines  ${path}`);
  }
  return files.map(({ path }) => path);
}
