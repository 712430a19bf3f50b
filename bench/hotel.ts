// A tyre hotel of 100,000 sets: finding one, its snapshot for a device, and bringing back 600 scans.
// `npx node bench/hotel.ts`, after a build; on PostgreSQL.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '#server/db/open.ts';
import { readEnv } from '#server/kit/env.ts';
import { loadKeys } from '#server/kit/keys/keys.ts';
import { throwAwayPostgres } from '../scripts/throw-away-postgres.ts';
import { startServer } from './queue/processes.ts';
import { makeBusySites } from './queue/sites.ts';

const howMany = 100_000;
const postgres = await throwAwayPostgres();
const dir = mkdtempSync(join(tmpdir(), 'wheelhouse-bench-'));
const variables = {
  DATA_DIR: dir,
  SECRET_KEY: 'a key for measuring, and for nothing else',
  SEED_DEMO: '0',
  LOG_LEVEL: 'error',
  DATABASE_URL: postgres.url,
};
const keys = loadKeys(readEnv(variables));
const [site] = await makeBusySites({ url: postgres.url, dir }, keys, {
  sites: 1,
  logins: 1,
  waiting: 0,
});
const db = await openDatabase({ url: postgres.url });
await db.transaction('system', async (tx) => {
  await sql`
    with own as (select chain_id, id as site_id from sites limit 1), hall as (
      insert into warehouses (chain_id, site_id, name) select chain_id, site_id, 'Hall' from own
      returning chain_id, site_id, id
    ), made as (
      insert into storage_places (chain_id, site_id, warehouse_id, code)
      select chain_id, site_id, id, 'A.' || nth from hall, generate_series(1, ${howMany}) nth
      returning chain_id, site_id, id, code
    )
    insert into wheel_sets (chain_id, site_id, number, licenseplate, size, state, place_id, slot, wheels)
    select chain_id, site_id, substr(code, 3), 'EL' || (10000 + substr(code, 3)::int % 90000),
      '205/55 R16', 'stored', id, 1, '{FL,FR,RL,RR}' from made`.execute(tx);
});
await db.executeSql('analyze');
const { rows: sets } = await db.transaction('system', (tx) =>
  sql<{
    id: number;
    place_id: number;
  }>`select id, place_id from wheel_sets order by id limit 600`.execute(tx),
);
await db.close();
const { url, child } = await startServer(variables, undefined);
const headers = {
  authorization: `Bearer ${site!.tokens[0]}`,
  'content-type': 'application/json',
};

async function ask(path: string, body?: object): Promise<{ data: { error?: string | null }[] }> {
  const answer = await fetch(`${url}/api/v4/site${path}`, {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Awaited<ReturnType<typeof ask>>;
}

async function measured(what: string, times: number, work: () => Promise<unknown>): Promise<void> {
  const took: number[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    const start = performance.now();
    await work();
    took.push(performance.now() - start);
  }
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(1);
  console.log(`${what.padEnd(28)} p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
}

/** Each of 600 sets leaves its place and comes back to it. */
function scans(from: number, to: number) {
  const now = new Date().toISOString();
  const intent = (set: (typeof sets)[number], handling: 'stage' | 'store') => ({
    intent: crypto.randomUUID(),
    set_id: set.id,
    handling,
    place_id: handling === 'store' ? set.place_id : null,
    seen:
      handling === 'stage'
        ? { state: 'stored', place_id: set.place_id }
        : { state: 'staged', place_id: null },
    happened_at: now,
    unseen: [],
    despite: [],
  });
  return sets.slice(from, to).flatMap((set) => [intent(set, 'stage'), intent(set, 'store')]);
}

try {
  await ask('/wheel-sets?q=777');
  let nth = 0;
  const number = () => String(1 + ((nth += 7919) % howMany));
  await measured('a set by its number', 200, () => ask(`/wheel-sets?q=${number()}&per_page=5`));
  await measured('a set by its plate', 200, () =>
    ask(`/wheel-sets?q=EL${10_000 + (Number(number()) % 90_000)}`),
  );
  await measured('a page of what devices keep', 5, () => ask('/wheel-sets/changes'));
  const begun = performance.now();
  const done = [
    await ask('/wheel-sets/batch', { intents: scans(0, 150) }),
    await ask('/wheel-sets/batch', { intents: scans(150, 300) }),
  ];
  const wrong = done.flatMap(({ data }) => data).filter(({ error }) => error !== null);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`600 scans brought back in ${seconds} s, ${wrong.length} refused`);
} finally {
  child.kill();
  await once(child, 'exit');
  await postgres.stop();
  rmSync(dir, { recursive: true });
}
