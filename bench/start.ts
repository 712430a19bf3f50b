// How long a start takes and what an idle server weighs: `npx node bench/start.ts [engine=postgres|embedded]
// [starts=5] [idle=20]`. The first start, which builds and makes the demo data, is not counted; each
// further one is `npm start` until `/ready` answers, then its resident memory after `idle` seconds in
// which nobody asks anything.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../scripts/free-port.ts';
import { throwAwayPostgres } from '../scripts/throw-away-postgres.ts';
import { memory } from './queue/processes.ts';

const settings = Object.fromEntries(process.argv.slice(2).map((setting) => setting.split('=')));
const engine = settings['engine'] ?? 'postgres';
const starts = Number(settings['starts'] ?? 5);
const idle = Number(settings['idle'] ?? 20);

const dir = mkdtempSync(join(tmpdir(), 'wheelhouse-bench-'));
const postgres = engine === 'postgres' ? await throwAwayPostgres() : undefined;
const port = await freePort();
const variables = {
  DATA_DIR: dir,
  PORT: String(port),
  LOG_LEVEL: 'error',
  SEED_DEMO: '1',
  ...(postgres && { DATABASE_URL: postgres.url }),
};

console.log(`${engine}: ready after, resident when ready, after ${idle} s idle`);
for (let start = 0; start <= starts; start += 1) {
  const began = performance.now();
  const npm = spawn('npm', ['start'], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await ready(npm);
  const took = Math.round(performance.now() - began);
  const server = lastOf(npm.pid!);
  if (start > 0) {
    const atOnce = memory({ pid: server });
    await new Promise((resolve) => setTimeout(resolve, idle * 1000));
    console.log(`${took} ms, ${atOnce} MB, ${memory({ pid: server })} MB`);
  }
  process.kill(server, 'SIGTERM');
  await once(npm, 'exit');
}
await postgres?.stop();
rmSync(dir, { recursive: true });

async function ready(child: ChildProcess): Promise<void> {
  while (!(await fetch(`http://localhost:${port}/ready`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('The server did not start');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** The server itself, below npm and the shell that npm starts it with. */
function lastOf(pid: number): number {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  return child ? lastOf(Number(child)) : pid;
}
