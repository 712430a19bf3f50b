import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One text file of the project; `path` is from the project's root, with `/` between its parts. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** What a rule found: the file, and the rule in words its author understands without looking it up. */
export interface Fault {
  readonly file: string;
  readonly rule: string;
}

export type Rule = (files: readonly SourceFile[]) => Fault[];

const root = fileURLToPath(new URL('../..', import.meta.url));
const notOurs = new Set([
  'node_modules',
  '.git',
  'dist',
  'dist-server',
  'dist-agent',
  'data',
  'coverage',
]);
const isText = /\.(ts|tsx|mjs|json|css|html|sql|md|svg|py)$|^\.[a-z]+rc$|(^|\/)\.ci\//;

/** Every text file of the project, in the order of its path. */
export function readProject(): SourceFile[] {
  return paths('')
    .filter((path) => isText.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

function paths(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    // src/data is ours; only the folders at the root hold what machines wrote.
    if (entry.isDirectory()) return notOurs.has(path) ? [] : paths(path);
    return entry.isFile() ? [path] : [];
  });
}

export const isTest = (path: string): boolean =>
  path.startsWith('tests/') || /\.test\.tsx?$/.test(path);

export const isCode = (path: string): boolean => /\.(ts|tsx|mjs)$/.test(path);

/** The text without its comments, so that a rule reads what runs. Strings that look like a comment go too. */
export const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|[\s;{}(),])\/\/.*$/gm, '$1');
