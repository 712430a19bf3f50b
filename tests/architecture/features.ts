import { isCode, isTest, type Fault, type SourceFile } from './project.ts';
import { featureOf, importsOf, rootOf } from './imports.ts';

/** A feature reaches another only through that one's exports.ts. */
export function featuresMeetAtExports(files: readonly SourceFile[]): Fault[] {
  return crossings(files)
    .filter(({ to }) => !to.endsWith('/exports.ts'))
    .map(({ file, to }) => ({
      file,
      rule: `another feature is reached through exports.ts: ${to}`,
    }));
}

/** Features do not need each other in a ring, not even through exports.ts. */
export function featuresHaveNoRings(files: readonly SourceFile[]): Fault[] {
  const needs = new Map<string, Map<string, string>>();
  for (const { file, from, to } of crossings(files)) {
    const known = needs.get(from) ?? new Map<string, string>();
    needs.set(from, known.set(nameOf(to), file));
  }
  return [...needs].flatMap(([feature, others]) =>
    [...others]
      .filter(([other]) => leadsTo(needs, other, feature, new Set()))
      .map(([other, file]) => ({
        file,
        rule: `${feature} and ${other} need each other in a ring`,
      })),
  );
}

/** `export *` hides what a folder offers. */
export function exportsAreNamed(files: readonly SourceFile[]): Fault[] {
  return files
    .filter(({ path, text }) => isCode(path) && !isTest(path) && /^\s*export\s+\*/m.test(text))
    .map(({ path }) => ({ file: path, rule: 'exports are named one by one, without export *' }));
}

function crossings(files: readonly SourceFile[]): { file: string; from: string; to: string }[] {
  return files
    .filter(({ path }) => featureOf(path) !== undefined && isCode(path) && !isTest(path))
    .flatMap((file) =>
      importsOf(file).flatMap(({ to }) =>
        to !== undefined && featureOf(to) !== undefined && nameOf(to) !== nameOf(file.path)
          ? [{ file: file.path, from: nameOf(file.path), to }]
          : [],
      ),
    );
}

const nameOf = (path: string): string => `${rootOf(path)}/${featureOf(path)}`;

function leadsTo(
  needs: ReadonlyMap<string, ReadonlyMap<string, string>>,
  from: string,
  goal: string,
  seen: Set<string>,
): boolean {
  if (from === goal) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return [...(needs.get(from)?.keys() ?? [])].some((next) => leadsTo(needs, next, goal, seen));
}
