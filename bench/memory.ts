// Whether a server on PostgreSQL grows under load: `npx node bench/memory.ts [seconds=300] [rate=55]`.
// Half of the calls read a whole queue, half change one. Prints memory in MB every 15 s.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { queueCalls } from '#contract/workshop/queue.ts';
import { readEnv } from '#server/kit/env.ts';
import { loadKeys } from '#server/kit/keys/keys.ts';
import { throwAwayPostgres } from '../scripts/throw-away-postgres.ts';
import { ask } from './queue/panel.ts';
import { memory, startServer } from './queue/processes.ts';
import { makeBusySites } from './queue/sites.ts';
import { openWriter } from './queue/writer.ts';

const settings = Object.fromEntries(process.argv.slice(2).map((setting) => setting.split('=')));
const seconds = Number(settings['seconds'] ?? 300);
const rate = Number(settings['rate'] ?? 55);
const printEvery = 15;

const dir = mkdtempSync(join(tmpdir(), 'wheelhouse-bench-'));
const postgres = await throwAwayPostgres();
const metricsToken = 'a token for measuring';
const variables = {
  DATA_DIR: dir,
  SECRET_KEY: 'a key for measuring, and for nothing else',
  SEED_DEMO: '0',
  LOG_LEVEL: 'error',
  METRICS_TOKEN: metricsToken,
  DATABASE_URL: postgres.url,
};
const where = { url: postgres.url, dir };
const count = { sites: 10, logins: 1, waiting: 40 };
const sites = await makeBusySites(where, loadKeys(readEnv(variables)), count);
const { url, child } = await startServer(variables, undefined);
const writers = await Promise.all(sites.map((site) => openWriter(url, site)));

async function heap(): Promise<number> {
  const metrics = await (
    await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${metricsToken}` } })
  ).text();
  const [, bytes] = /^nodejs_heap_size_used_bytes (\S+)/m.exec(metrics) ?? [];
  return Math.round(Number(bytes) / 1024 ** 2);
}

let sent = 0;
let failed = 0;
const failures = new Map<string, number>();
async function work(turn: number): Promise<void> {
  const at = (turn >> 1) % sites.length;
  try {
    if (turn % 2) await ask(url, queueCalls.refresh.path, sites[at]!.tokens[0]!);
    else await writers[at]!.work();
  } catch (error) {
    failed += 1;
    const why = String(error);
    failures.set(why, (failures.get(why) ?? 0) + 1);
  }
}

const began = performance.now();
const elapsed = () => (performance.now() - began) / 1000;
const ticking = setInterval(() => {
  while (sent < elapsed() * rate) void work(sent++);
}, 10);
console.log('seconds  calls  failed  resident  heap');
for (let printed = 0; printed <= seconds; printed += printEvery) {
  const left = printed * 1000 - (performance.now() - began);
  await new Promise((resolve) => setTimeout(resolve, Math.max(left, 0)));
  const cells = [Math.round(elapsed()), sent, failed, memory(child), await heap()];
  console.log(cells.map((cell) => String(cell).padStart(7)).join(' '));
}
clearInterval(ticking);
if (failed > 0) console.table([...failures].slice(0, 10));
child.kill();
await postgres.stop();
rmSync(dir, { recursive: true });
