import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { customers } from '#contract/customer/customers.ts';
import { mostCounted } from '#contract/kit/list-query.ts';
import type { Tx } from '#server/db/open.ts';
import { enterAs } from '#server/kit/caller/caller-repo.ts';
import { makeSite, type Site } from '#tests/support/factories/organisation.ts';
import { planOf, rowsRead, vacuum } from '#tests/support/plans.ts';
import { testDatabase } from '#tests/support/database/test-database.ts';
import { foundBy } from './find-repo.ts';
import { listRows } from './list-repo.ts';
import { unknownList } from './listing/list-memory.ts';

const db = await testDatabase();
const customersOfAChain = 20_000;
let site: Site;

beforeAll(async () => {
  site = await makeSite(db);
  const other = await makeSite(db);
  for (const { chain_id } of [site, other]) {
    await db.transaction('system', (tx) =>
      sql`insert into customers (chain_id, number, name, email, follow_up, blocked, last_visit)
        select ${chain_id}, n, 'Person' || n || ' Etternavn' || (n * 31 % 5000), 'm' || n || '@x.example',
          case when n % 3 = 0 then date '2026-01-01' + n end, n % 100 = 0, date '2026-01-01' - n % 700
        from generate_series(1, ${customersOfAChain}) n`.execute(tx),
    );
  }
  await vacuum(db, 'customers');
});

const inChain = <T>(work: (tx: Tx) => Promise<T>) =>
  db.transaction('system', async (tx) => {
    await enterAs(tx, { chainId: site.chain_id, siteId: site.id, job: 'test' });
    return work(tx);
  });

test.each([
  ['as it starts', {}],
  ['by number, downwards', { sort_by: 'number:desc' }],
  ['by what some do not have, downwards', { sort_by: 'follow_up:desc' }],
  ['by what some do not have', { sort_by: 'last_visit:asc' }],
  ['of the few that are blocked', { blocked: 'true' }],
  ['within bounds', { follow_up_from: '2026-10-28', follow_up_to: '2027-08-24' }],
  ['of what was archived', { archived: '1' }],
])('the list %s reads no more rows than it shows or counts', async (_, query) => {
  const plan = await inChain(async (tx) =>
    planOf(tx, (explained) => listRows(explained, customers, query).catch(() => {})),
  );
  expect(plan.length).toBeGreaterThan(0);
  // To count is to read that many, in whichever way; all of them would be forty thousand.
  const read = plan.map((step) => step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0));
  expect(Math.max(...read)).toBeLessThan(1.5 * mostCounted);
});

test.each([
  ['all of it', {}, {}],
  ['what is like a word, downwards', { q: 'person', sort_by: 'number:desc' }, {}],
  ['a page far behind the first', { per_page: 20, page: 600 }, { per_page: 20, page: 602 }],
  [
    'a page far behind the first, downwards',
    { per_page: 20, page: 600, sort_by: 'number:desc' },
    { per_page: 20, page: 601, sort_by: 'number:desc' },
  ],
])(
  'of a list that is known to be long, %s is read without what is known already',
  async (_, first, then) => {
    await inChain(async (tx) => {
      const known = unknownList();
      await listRows(tx, customers, first, known);
      const next = { ...first, ...then };
      const steps = await planOf(tx, (explained) => listRows(explained, customers, next, known));
      expect(rowsRead(steps)).toBeLessThan(500);
      expect(await listRows(tx, customers, next, known)).toEqual(
        await listRows(tx, customers, next),
      );
    });
  },
);

test('words anywhere in a row are found by the index, and only in the chain', async () => {
  await inChain(async (tx) => {
    const before = await readsOf(tx);
    const found = await foundBy(tx, customers, { q: 'son1234 etter' });
    expect(found).not.toBeNull();
    const after = await readsOf(tx);
    expect({ scans: after.scans - before.scans, whole: after.whole - before.whole }).toEqual({
      scans: 1,
      whole: 0,
    });
    expect(after.rows - before.rows).toBeLessThan(100);
  });
});

test('nobody is found before a site is known', async () => {
  const query = db.transaction('app', (tx) => foundBy(tx, customers, { q: 'person1' }));
  await expect(query).rejects.toThrow('before a site is known');
});

/** What this transaction has read of the customers: by the index for words, from the table itself, and row by row. */
async function readsOf(tx: Tx) {
  const { rows } = await sql<{ scans: number; whole: number; rows: number }>`
    select pg_stat_get_xact_numscans('customers_search'::regclass)::int as scans,
      pg_stat_get_xact_numscans('customers'::regclass)::int as whole,
      pg_stat_get_xact_tuples_returned('customers'::regclass)::int
        + pg_stat_get_xact_tuples_fetched('customers'::regclass)::int as rows`.execute(tx);
  return rows[0]!;
}
