import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cars } from '#contract/car/cars.ts';
import { customers } from '#contract/customer/customers.ts';
import type { Field } from '#contract/kit/field.ts';
import { hasOrder, mostCounted } from '#contract/kit/list-query.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { understand } from '#contract/desk/search-rules.ts';
import type { Tx } from '#server/db/open.ts';
import { carSearch, inspectionsTodayOf } from '#server/features/car/cars/exports.ts';
import { customerSearch } from '#server/features/customer/customers/exports.ts';
import { customersTodayOf } from '#server/features/desk/dashboard/customers-today-repo.ts';
import { enterAs } from '#server/kit/caller/caller-repo.ts';
import { now } from '#server/kit/clock.ts';
import type { SearchProvider } from '#server/kit/search-provider.ts';
import { listRows } from '#server/kit/resource/list-repo.ts';
import { makeSite, type Site } from './support/factories/organisation.ts';
import { planOf, vacuum, wasteOf, type PlanStep } from './support/plans.ts';
import { freshDatabase } from './support/database/test-database.ts';

// Of its own: what other tests have open keeps vacuum from marking pages as seen by all, and plans with them.
const db = await freshDatabase();
afterAll(() => db.close());
const rowsOfAChain = 16_000;
let site: Site;

beforeAll(async () => {
  site = await makeSite(db);
  const other = await makeSite(db);
  for (const table of ['customers', 'cars']) {
    // It would come upon them when it likes, and what it knows of a table makes other plans.
    await db.executeSql(`alter table ${table} set (autovacuum_enabled = false)`);
  }
  // What cars remember of themselves would take longest.
  await db.executeSql('alter table cars disable trigger user');
  for (const { chain_id } of [site, other]) {
    await db.transaction('system', async (tx) => {
      await sql`insert into customers
          (chain_id, number, name, email, external_id, follow_up, blocked, last_visit, tags)
        select ${chain_id}, n, 'Person' || n || ' Etternavn' || (n * 31 % 5000), 'm' || n || '@x.example',
          'V' || n, case when n % 3 = 0 then date '2026-01-01' + n end, n % 100 = 0, date '2026-01-01' - n % 700,
          case when n % 500 = 0 then '{VIP}'::text[] else '{}' end
        from generate_series(1, ${rowsOfAChain}) n`.execute(tx);
      await sql`insert into cars
          (chain_id, licenseplate, customer_id, brand, year, vin, fuel, inspection_due, tags)
        select c.chain_id, chr(65 + n % 26) || chr(65 + n / 26 % 26) || lpad((n * 7919 % 100000)::text, 5, '0'),
          c.id, 'Make' || n % 40, 1990 + n % 35, 'VIN' || n, case when n % 5 = 0 then 'electric' else 'petrol' end,
          date '2026-01-01' + n % 700, case when n % 500 = 0 then '{VIP}'::text[] else '{}' end
        from customers c cross join lateral (select c.number::int as n) nth
        where c.chain_id = ${chain_id}`.execute(tx);
    });
  }
  await db.executeSql('alter table cars enable trigger user');
  await db.executeSql('analyze customers');
  await db.executeSql('analyze cars');
}, 180_000);

/** The steps of what the app's own role asks in the first chain. */
const plans = (work: (tx: Tx) => Promise<unknown>): Promise<PlanStep[]> =>
  db.transaction('system', async (tx) => {
    await enterAs(tx, { chainId: site.chain_id, siteId: site.id, job: 'test' });
    return planOf(tx, (explained) => work(explained).catch(() => undefined));
  });

/** What a list may be asked for: each order both ways, each filter by itself. */
function queriesOf({ fields }: Resource): Record<string, string>[] {
  return Object.entries<Field>(fields).flatMap(([name, { kind, sort, filter, choices = [] }]) => {
    const orders = sort ? [{ sort_by: `${name}:asc` }, { sort_by: `${name}:desc` }] : [];
    if (!filter || kind === 'tags') return orders;
    if (kind === 'date') {
      return [...orders, { [`${name}_from`]: '2026-01-01', [`${name}_to`]: '2026-01-07' }];
    }
    if (hasOrder(kind)) return [...orders, { [`${name}_from`]: '300', [`${name}_to`]: '600' }];
    if (kind === 'yes_no') return [...orders, { [name]: 'true' }];
    if (kind === 'reference') return [...orders, { [name]: '77' }];
    return [...orders, ...choices.map((one) => ({ [name]: one }))];
  });
}

const searches = [customers, cars].flatMap((resource) =>
  queriesOf(resource).map((query) => ({
    what: `${resource.name} ${new URLSearchParams(query).toString()}`,
    resource,
    query,
  })),
);

// Until a table is vacuumed, an index does not know which of its rows everybody sees.
describe.each(['just filled', 'vacuumed'])(
  'a list reads no more rows of a big register, %s, than it counts',
  (state) => {
    beforeAll(async () => {
      if (state === 'just filled') return;
      await vacuum(db, 'customers', 'cars');
    });

    test.each(searches)('$what', async ({ resource, query }) => {
      const steps = await plans((tx) => listRows(tx, resource, query));
      expect(steps.length).toBeGreaterThan(0);
      const read = steps.map((step) => step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0));
      expect(Math.max(...read)).toBeLessThan(1.5 * mostCounted);
    });
  },
);

describe('what is searched for is found by an index among many', () => {
  const searches: [string, SearchProvider, string][] = [
    ['a plate', carSearch, 'AB12345'],
    ['the beginning of a plate', carSearch, 'AB1'],
    ['a name', customerSearch, 'person12'],
    ['a last name', customerSearch, 'etternavn77'],
    ['an e-mail address', customerSearch, 'm77@x.example'],
    ['a number', customerSearch, '777'],
    ['an id of another system', customerSearch, 'i:V777'],
  ];
  test.each(searches)('%s', async (_, searchProvider, typed) => {
    const steps = await plans((tx) => searchProvider.find(tx, understand(typed), now()));
    expect(steps.length).toBeGreaterThan(0);
    expect(wasteOf(steps)).toEqual([]);
  });

  test('part of a plate is looked for in the index of plates alone, and in no other chain', async () => {
    const steps = await plans((tx) => carSearch.find(tx, understand('c:9999'), now()));
    const walks = steps.filter((step) => step['Index Name'] === 'cars_by_plate');
    expect(walks.map((step) => step['Node Type'])).toEqual(['Index Only Scan']);
    const [walk] = walks;
    expect(walk!['Actual Rows'] + (walk!['Rows Removed by Filter'] ?? 0)).toBeLessThanOrEqual(
      rowsOfAChain,
    );
    expect(steps.filter((step) => step['Node Type'] === 'Seq Scan')).toEqual([]);
  });
});

test.each<[string, (tx: Tx) => Promise<unknown>]>([
  [
    'inspections',
    (tx) =>
      inspectionsTodayOf(tx, {
        since: '2026-05-02',
        day: '2026-06-01',
        until: '2026-07-01',
        most: 3,
      }),
  ],
  ['customers', (tx) => customersTodayOf(tx, '2025-12-25')],
])('the first page counts %s by an index among many', async (_, ask) => {
  const steps = await plans(ask);
  expect(steps.length).toBeGreaterThan(0);
  expect(wasteOf(steps)).toEqual([]);
});

test('a search that would read all customers is noticed', async () => {
  const steps = await plans((tx) =>
    tx.selectFrom('customers').select('id').where('city', 'like', '%77').execute(),
  );
  expect(wasteOf(steps)).not.toEqual([]);
});
