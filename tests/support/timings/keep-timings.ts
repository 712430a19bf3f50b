import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';

/**
 * Notes which files of tests take longest (`tests/support/timings/timings.json`, in seconds), by what Vitest
 * has kept of the last runs on this machine: `npm test` begins with them.
 */
const worthNoting = 10;

interface Kept {
  readonly projects: Record<string, { readonly files: Record<string, { duration: number }> }>;
}

const [newest] = globSync('node_modules/.vite/vitest/*/results.json').toSorted(
  (one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs,
);
if (newest === undefined) throw new Error('No tests have run here yet: npm test');
const { projects } = JSON.parse(readFileSync(newest, 'utf8')) as Kept;
const all = Object.values(projects).flatMap(({ files }) => Object.entries(files));
const timings = all
  .map(([file, { duration }]) => [file, Math.round(duration / 1000)] as const)
  .filter(([, seconds]) => seconds >= worthNoting)
  .toSorted(([a, one], [b, other]) => other - one || a.localeCompare(b));
writeFileSync(
  'tests/support/timings/timings.json',
  `${JSON.stringify(Object.fromEntries(timings), null, 2)}\n`,
);
