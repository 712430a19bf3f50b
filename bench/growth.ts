// Whether one thing costs more the more there are: a visit more after 100, 900 and 1,800 of a day, and
// changing 50, 100 and 200 customers at once. `npx node bench/growth.ts [postgres|embedded]`, after a
// build. Processor time is the server's, which with the embedded engine is the database's too.
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { customers } from '#contract/customer/customers.ts';
import { queueCalls, type QueuePerson } from '#contract/workshop/queue.ts';
import { readEnv } from '#server/kit/env.ts';
import { loadKeys } from '#server/kit/keys/keys.ts';
import { throwAwayPostgres } from '../scripts/throw-away-postgres.ts';
import { startServer } from './queue/processes.ts';
import { makeBusySites } from './queue/sites.ts';

const postgres = process.argv[2] === 'embedded' ? undefined : await throwAwayPostgres();
const dir = mkdtempSync(join(tmpdir(), 'wheelhouse-bench-'));
const variables = {
  DATA_DIR: dir,
  SECRET_KEY: 'a key for measuring, and for nothing else',
  SEED_DEMO: '0',
  LOG_LEVEL: 'error',
  ...(postgres && { DATABASE_URL: postgres.url }),
};
const where = { url: postgres?.url, dir };
const keys = loadKeys(readEnv(variables));
const [site] = await makeBusySites(where, keys, { sites: 1, logins: 1, waiting: 0 });
const { url, child } = await startServer(variables, undefined);

async function call(path: string, body: object): Promise<{ data: unknown }> {
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${site!.tokens[0]}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as { data: unknown };
}

/** The server's processor time so far, in ms. */
function processorTime(): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function measured(what: string, times: number, work: () => Promise<unknown>): Promise<void> {
  const before = processorTime();
  const took: number[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    const start = performance.now();
    await work();
    took.push(performance.now() - start);
  }
  const cpu = (processorTime() - before) / times;
  const median = took.toSorted((one, other) => one - other)[times >> 1]!;
  console.log(`${what.padEnd(24)} ${cpu.toFixed(1)} ms of processor, p50 ${median.toFixed(1)} ms`);
}

let named = 0;
function checkIn(): Promise<{ data: unknown }> {
  named += 1;
  return call(queueCalls.add.path, { name: `Kari ${named}`, licenseplate: '' });
}

/** A visit of the day: nineteen of twenty are done already. */
async function visit(nth: number): Promise<void> {
  const { data } = await checkIn();
  if (nth % 20 === 0) return;
  const { id } = data as QueuePerson;
  await call(queueCalls.expedite.path.replace('{id}', String(id)), { target: null });
  await call(queueCalls.done.path.replace('{id}', String(id)), {});
}

function moveAll(ids: readonly number[]): Promise<{ data: unknown }> {
  named += 1;
  return call(customers.calls.many.path, {
    ids,
    action: 'save',
    change: { city: `Town ${named}` },
  });
}

try {
  for (const [from, until] of [
    [0, 100],
    [200, 900],
    [1_000, 1_800],
  ] as const) {
    for (let nth = from; nth < until; nth += 1) await visit(nth);
    await measured(`a visit after ${until}`, 100, checkIn);
  }
  const ids: number[] = [];
  for (let nth = 0; nth < 200; nth += 1) {
    const { data } = await call(customers.calls.add.path, { name: `Kari ${nth}` });
    ids.push((data as { id: number }).id);
  }
  for (const size of [50, 100, 200]) {
    const some = ids.slice(0, size);
    await measured(`${size} customers at once`, 10, () => moveAll(some));
  }
} finally {
  child.kill();
  await once(child, 'exit');
  await postgres?.stop();
  rmSync(dir, { recursive: true });
}
