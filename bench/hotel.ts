// A tyre hotel of 100,000 sets: finding one, its snapshot for a device, and bringing back 600 scans.
// `npx node bench/hotel.ts`, after a build; on PostgreSQL.
import { sql } from 'kysely';
import { measured, oneSite } from './queue/one-site.ts';

const howMany = 100_000;
let sets: { id: number; place_id: number }[] = [];
const site = await oneSite('reception', async (db) => {
  await db.transaction('system', async (tx) => {
    await sql`
    with own as (select chain_id, id as site_id from sites limit 1), hall as (
      insert into warehouses (chain_id, site_id, name) select chain_id, site_id, 'Hall' from own
      returning chain_id, site_id, id
    ), made as (
      insert into storage_places (chain_id, site_id, warehouse_id, code)
      select chain_id, site_id, id, 'A.' || nth from hall, generate_series(1, ${howMany}) nth
      returning chain_id, site_id, id, code
    ), stored as (
      insert into wheel_sets
        (chain_id, site_id, number, licenseplate, size, state, place_id, slot, wheels)
      select chain_id, site_id, substr(code, 3), 'EL' || (10000 + substr(code, 3)::int % 90000),
        '205/55 R16', 'stored', id, 1, '{FL,FR,RL,RR}' from made
      returning chain_id, site_id, id, place_id
    )
    insert into wheel_set_movements
      (chain_id, site_id, set_id, handling, from_state, to_state, to_place, intent, happened_at)
    select chain_id, site_id, id, 'store', 'received', 'stored', place_id, gen_random_uuid(), now()
    from stored`.execute(tx);
  });
  await db.executeSql('analyze');
  ({ rows: sets } = await db.transaction('system', (tx) =>
    sql<(typeof sets)[number]>`select id, place_id from wheel_sets order by id limit 600`.execute(
      tx,
    ),
  ));
});
const ask = site.ask as (
  path: string,
  body?: object,
) => Promise<{ data: { error?: string | null }[] }>;

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
    override: [],
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
  await site.stop();
}
