// Weighs what the built app loads, gzipped, against its budgets: `npx node scripts/check-sizes.ts` after a build.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

interface Row {
  readonly what: string;
  readonly must: number;
  readonly aim: number;
  readonly now: number;
}

const dist = 'dist';
if (!existsSync(`${dist}/.vite/manifest.json`))
  throw new Error('Build the app first: npm run build');
const chunks = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8')) as Record<
  string,
  Chunk
>;
const names = Object.keys(chunks);
const entry = names.filter((name) => chunks[name]?.isEntry);

const login = filesOf([...entry, ...named(/session\/login-screen\.tsx$/)]);
const portal = filesOf([
  ...entry,
  ...named(/online-booking\/book-screen\.tsx$/),
  ...words('online-booking'),
]);
const linked = filesOf([
  ...entry,
  ...named(/booking-links\/page\/page-screen\.tsx$/),
  ...words('booking-links'),
]);
const quote = filesOf([...entry, ...named(/quotes\/page\/page-screen\.tsx$/), ...words('quotes')]);
const shell = filesOf([
  ...entry,
  ...named(/^src\/app\/(app|frame-routes)\.tsx$/),
  ...named(/features\/desk\/dashboard\/dashboard-screen\.tsx$/),
  ...words('common', 'session', 'shell', 'dashboard'),
]);
// What is there before any screen's own chunk is asked for.
const frame = filesOf([
  ...entry,
  ...named(/^src\/app\/(app|frame-routes)\.tsx$/),
  ...named(/^src\/app\/(boot|session-work)\.ts$/),
]);
// What follows by itself after the first screen, which the shell's own row leaves out.
const following = filesOf([
  ...named(
    /^src\/app\/(frame\/bar\/live-parts|behind-screens|notices\/notices|palette\/palette)\.tsx$/,
  ),
  ...named(/^src\/data\/response-cache\.ts$/),
  ...named(/socket\.io-client/),
]);
const panels = named(
  /features\/(workshop\/queue|platform\/notifications)\/[\w-]+-(screen|panel|drawer)\.tsx$/,
);
const opened = shell
  .union(frame)
  .union(following)
  .union(filesOf([...panels, ...words('queue', 'notifications')]));
const screens = named(/^src\/features\/.*-screens?\.tsx$/).map((name) => ({
  name,
  files: filesOf([name]).difference(frame),
}));

const rows: Row[] = [
  { what: 'JS and CSS of the login', must: 125, aim: 100, now: weigh(login) },
  { what: 'the same of the page of a portal', must: 115, aim: 100, now: weigh(portal) },
  { what: 'the same of the page of a booking', must: 115, aim: 100, now: weigh(linked) },
  { what: 'the same of the page of a quote', must: 115, aim: 100, now: weigh(quote) },
  { what: 'JS and CSS of the shell after login', must: 255, aim: 205, now: weigh(shell) },
  { what: 'the same, queue and notifications open', must: 330, aim: 280, now: weigh(opened) },
  // What comes behind the first screen is packed already.
  { what: 'the typeface', must: 49.1, aim: 49.1, now: kilobytes(typeface()) },
  ...screens
    .map(({ name, files }) => ({
      what: name.replace(/^src\/features\/[^/]+\//, ''),
      must: 60,
      aim: 40,
      now: weigh(files),
    }))
    .sort((a, b) => b.now - a.now)
    .slice(0, 10),
];

console.table(
  Object.fromEntries(
    rows.map(({ what, ...row }) => [what, { ...row, verdict: verdict({ what, ...row }) }]),
  ),
);
console.log(
  `KB gzipped; besides these the page itself has ${kilobytes(gzip('index.html'))} KB. Of the screens the ten heaviest.`,
);
if (rows.some(({ now, must }) => now > must)) process.exitCode = 1;
// What only a finger needs comes when a finger is there, never before the first screen nor behind it.
const ionic = chunks[named(/^_ionic-/)[0]!]!.file;
if (opened.has(ionic)) throw new Error('Ionic is loaded with the app: something in src imports it');
// A chunk in a circle may run before what it needs: scripts/vite/chunks.ts says what stands above what.
const circling = names.filter((name) => importsOf(name).has(name));
if (circling.length > 0) throw new Error(`Chunks import each other: ${circling.join(', ')}`);

function verdict({ now, must, aim }: Row): string {
  if (now > must) return 'TOO MUCH';
  return now > aim ? 'within the must' : 'at the aim';
}

function named(pattern: RegExp): string[] {
  const found = names.filter((name) => pattern.test(name));
  if (found.length === 0) throw new Error(`Nothing that is built is named as ${pattern}`);
  return found;
}

function words(...features: string[]): string[] {
  return names.filter((name) =>
    features.some((feature) => name.startsWith('locales/en/') && name.endsWith(`/${feature}.json`)),
  );
}

/** The files of these chunks, and of all that they import at once. */
function filesOf(wanted: readonly string[], files = new Set<string>()): Set<string> {
  for (const name of wanted) {
    const chunk = chunks[name];
    if (!chunk || files.has(chunk.file)) continue;
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    filesOf(chunk.imports ?? [], files);
  }
  return files;
}

/** All chunks that one imports at once, and those that these import. */
function importsOf(name: string): ReadonlySet<string> {
  const found = new Set(chunks[name]?.imports);
  for (const one of found) for (const imported of chunks[one]?.imports ?? []) found.add(imported);
  return found;
}

function typeface(): number {
  return globSync(`${dist}/assets/*.woff2`).reduce((sum, file) => sum + statSync(file).size, 0);
}

function weigh(files: ReadonlySet<string>): number {
  return kilobytes([...files].reduce((sum, file) => sum + gzip(file), 0));
}

function gzip(file: string): number {
  return gzipSync(readFileSync(`${dist}/${file}`), { level: 9 }).length;
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
