import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The files that were written or changed. */
export const touched = new Set<string>();

function keep(file: string, text: string, lines: number): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  touched.add(file);
  console.log(`${String(lines).padStart(4)} lines  ${file}`);
}

/** Writes a new file; one that is there stays, and is told of. */
export function write(file: string, text: string): void {
  if (existsSync(file)) console.log(`there already, add to it by hand: ${file}`);
  else keep(file, text, text.split('\n').length - 1);
}

/** Puts a line before what stands there. */
export function insert(file: string, line: string, before: string): void {
  const text = readFileSync(file, 'utf8');
  if (text.includes(line)) return;
  if (!text.includes(before)) throw new Error(`${file} has no "${before}" any more: add ${line}`);
  const after = text.replace(before, () => line + before);
  keep(file, after, line.split('\n').length - 1);
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

type Words = { readonly [key: string]: string | Words };

/** Words as one begins with: English, and in the other languages marked as not yet theirs. */
export function words(file: string, texts: Words): void {
  for (const language of ['en', 'nb', 'sv']) {
    const path = `locales/${language}/${file}.json`;
    const there = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Words) : {};
    const all = { ...(language === 'en' ? texts : marked(texts, language)), ...there };
    keep(
      path,
      `${JSON.stringify(all, null, 2)}\n`,
      JSON.stringify(texts, null, 2).split('\n').length,
    );
  }
}

const marked = (texts: Words, language: string): Words =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? `${text} (${language})` : marked(text, language),
    ]),
  );

/** A name as people read it: `valid_from` is `Valid from`. */
export function read(name: string): string {
  const text = name.replaceAll(/[-_]/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
