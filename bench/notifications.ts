// How much longer a person with ten thousand notifications waits than one with a hundred:
// `npx node bench/notifications.ts`. Medians in ms of twenty asks each, over a database in memory.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase, type Tx } from '#server/db/open.ts';
import {
  countsOf,
  everything,
  notificationsOf,
} from '#server/features/platform/notifications/notifications-repo.ts';

const few = 100;
const many = 10_000;
const asks = 20;

const db = await openDatabase({
  url: process.env['DATABASE_URL'],
  dir: mkdtempSync(join(tmpdir(), 'bench-')),
});
await migrate(db);

/** A chain with one person who has not read half of so many notifications; their transaction. */
async function personWith(count: number) {
  const ids = await db.transaction('system', async (tx) => {
    const { rows } = await sql<{ chain: number; site: number; person: number }>`
      with chain as (insert into chains (name, country, currency) values ('Bench', 'NO', 'NOK') returning id),
        company as (insert into companies (chain_id, name, country, org_number)
          select id, 'Bench', 'NO', '1' from chain returning id, chain_id),
        site as (insert into sites (chain_id, company_id, name, town)
          select chain_id, id, 'Bench', 'Oslo' from company returning id, chain_id),
        person as (insert into users (email, password_hash, first_name, last_name)
          values (${`bench${count}@example.test`}, '', 'B', 'E') returning id)
      select site.chain_id as chain, site.id as site, person.id as person from site, person`.execute(
      tx,
    );
    const { chain, site, person } = rows[0]!;
    await sql`insert into memberships (chain_id, site_id, user_id, roles)
      values (${chain}, ${site}, ${person}, '{manager}')`.execute(tx);
    await sql`insert into notifications (chain_id, site_id, title_en, title_nb, title_sv, content_en,
        content_nb, content_sv, publish_time, announced_at)
      select ${chain}, ${site}, 'Title ' || n, 'Tittel ' || n, 'Titel ' || n, 'text', 'tekst', 'text',
        now() - n * interval '20 minutes', now()
      from generate_series(1, ${count}::int) n`.execute(tx);
    await sql`insert into notification_reads (chain_id, notification_id, user_id)
      select chain_id, id, ${person} from notifications where chain_id = ${chain} and id % 2 = 0`.execute(
      tx,
    );
    return { chain, site, person };
  });
  return <T>(work: (tx: Tx) => Promise<T>) =>
    db.transaction('app', async (tx) => {
      await sql`select set_config('app.chain_id', ${String(ids.chain)}, true),
        set_config('app.site_id', ${String(ids.site)}, true),
        set_config('app.user_id', ${String(ids.person)}, true)`.execute(tx);
      return work(tx);
    });
}

const withFew = await personWith(few);
const withMany = await personWith(many);
await db.executeSql('vacuum analyze');

async function median(as: typeof withFew, work: (tx: Tx) => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let ask = 0; ask < asks; ask += 1) {
    const began = performance.now();
    await as(work);
    took.push(performance.now() - began);
  }
  return took.sort((a, b) => a - b)[asks / 2] ?? 0;
}

const page = (number: number) => (tx: Tx) =>
  notificationsOf(tx, {
    now: new Date(),
    language: 'nb',
    which: everything,
    page: { page: number, size: 10 },
  });
const measured: Record<string, (tx: Tx) => Promise<unknown>> = {
  'nothing but the transaction': () => Promise.resolve(),
  'first page': page(1),
  'tenth page': page(10),
  'counter and number of pages': (tx) => countsOf(tx, new Date()),
};
for (const [name, work] of Object.entries(measured)) {
  const [small, big] = [await median(withFew, work), await median(withMany, work)];
  const numbers = [small, big].map((ms) => ms.toFixed(1)).join(' → ');
  console.log(`${name}: ${numbers} ms, ${(big / small).toFixed(1)} times`);
}
await db.close();
