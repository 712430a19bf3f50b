import { posix } from 'node:path';
import { isTest, type Fault, type SourceFile } from './project.ts';

const counted =
  /^(contract|src|server|sw|agent|tests|bench|scripts)\/.*\.(ts|tsx|mjs|css)$|^index\.html$/;
const written = /^(contract|src|server|sw|agent|tests|bench|scripts|locales|docs)\//;

/** Files of code end at 400 lines, tests at 500. What a program generated may be as long as it is. */
export function filesAreShort(files: readonly SourceFile[]): Fault[] {
  return files
    .filter(({ path }) => counted.test(path) && !path.includes('.generated.'))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ path, lines }) => lines > (isTest(path) ? 500 : 400))
    .map(({ path, lines }) => ({
      file: path,
      rule: `${lines} lines: split it where it has a seam`,
    }));
}

// One file for each feature, as its name is in every root, for each decision, or for each step that
// the schema ever took, by hundreds: more folders would have to be searched. Nothing else is let grow.
const grows = /^(contract|docs\/decisions|locales\/\w+|server\/db\/migrations\/\d+)$/;

/** A folder holds fewer than 20 files, one that grows with the product 60; what tests a file is not counted with it. */
export function foldersAreSmall(files: readonly SourceFile[]): Fault[] {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    if (!written.test(path) || /\.test\.tsx?$/.test(path)) continue;
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count >= (grows.test(folder) ? 60 : 20))
    .map(([folder, count]) => ({ file: folder, rule: `${count} files: make folders of it` }));
}
