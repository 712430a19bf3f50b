// npm run faults [-- minutes=8 sets=600 seed=7]: people at work while browsers and servers are killed
// and lines are cut, and what they saw as saved compared with the database; the figures go into
// docs/reliability.md. Without `minutes` each fault is played once, as `npm test` does, and nothing is written.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';

interface Report {
  readonly seed: number;
  readonly seconds: number;
  readonly scans: number;
  readonly happened: Readonly<Record<string, number>>;
  readonly verdict: Readonly<Record<'lost' | 'doubled' | 'wrong', readonly string[]>>;
}

const options = new Map(
  process.argv.slice(2).map((one) => {
    const [name = '', value = ''] = one.split('=');
    if (!['minutes', 'sets', 'seed'].includes(name) || !/^\d+$/.test(value)) {
      throw new Error('Usage: npm run faults [-- minutes=8 sets=600 seed=7]');
    }
    return [name, value];
  }),
);
const folder = mkdtempSync(join(tmpdir(), 'wheelhouse-faults-'));
const report = join(folder, 'report.json');
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'e2e', 'tests/e2e/faults'],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      FAULTS_REPORT: report,
      ...(options.has('minutes') && { FAULTS_MINUTES: options.get('minutes'), FAULTS_SETS: '600' }),
      ...(options.has('sets') && { FAULTS_SETS: options.get('sets') }),
      FAULTS_SEED: options.get('seed') ?? String(Date.now() % 1_000_000),
    },
  },
);
if (options.has('minutes') && existsSync(report)) {
  write(JSON.parse(readFileSync(report, 'utf8')) as Report);
}
rmSync(folder, { recursive: true });
process.exitCode = status ?? 1;

/** Puts the figures of the last run in their place in the document. */
function write({ seed, seconds, scans, happened, verdict }: Report): void {
  const file = 'docs/reliability.md';
  const [before, , after] = readFileSync(file, 'utf8').split(/^<!-- (?:figures|end) -->\n/m);
  const { lost, doubled, wrong } = verdict;
  const rows = [
    [
      'codes read by the scanner',
      `${scans} in ${seconds} s, ${(scans / seconds).toFixed(1)} a second`,
    ],
    ['lost', lost.length],
    ['done twice', doubled.length],
    ['in a wrong place, or never done by anybody', wrong.length],
    ...Object.entries(happened),
    ['seed', seed],
    ['load of the machine at the end', loadavg()[0]!.toFixed(1)],
  ];
  const table = rows.map(([name, value]) => `| ${name} | ${value} |\n`).join('');
  writeFileSync(
    file,
    `${before}<!-- figures -->\n| | |\n|---|---|\n${table}<!-- end -->\n${after ?? ''}`,
  );
}
