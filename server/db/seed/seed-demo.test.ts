import { loadImage } from '@napi-rs/canvas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf } from '#contract/cash/cash-registers/journal/check-journal.ts';
import { notificationsPerPage } from '#contract/platform/notifications/notification-rules.ts';
import { stateAfter, type Step, type Visit } from './visits/visit.ts';
import { readPart } from '#server/features/cash/cash-registers/journal/parts-repo.ts';
import { readSeries } from '#server/features/cash/cash-registers/journal/series-repo.ts';
import { publicKeys } from '#server/features/cash/cash-registers/journal/keys-repo.ts';
import { isSignedBy, signsFor } from '#server/features/cash/cash-registers/journal/sign.ts';
import { unprovedBooks } from '#server/features/economy/customer-ledger/proof-repo.ts';
import { unequalStock } from '#server/features/stock/stock-levels/proof-repo.ts';
import { peopleSince } from '#server/features/workshop/queue/queue-repo.ts';
import { plainJpeg } from '#server/features/hotel/wheel-sets/photos/plain-jpeg.ts';
import { freshDatabase } from '#tests/support/database/test-database.ts';
import { testKeys } from '#tests/support/keys.ts';
import type { Database, Tx } from '../open.ts';
import { seedAccounts } from './accounts.ts';
import { seedOrganisation } from './organisation.ts';
import { seedQueue } from './queue.ts';
import { holdsChains, seedDemo } from './seed-demo.ts';

const now = new Date('2026-11-20T11:30:00Z');
let db: Database;

const kept = new Map<string, Readonly<Record<'whole' | 'small', Buffer>>>();
const keepPhoto = (pictures: Readonly<Record<'whole' | 'small', Buffer>>) => {
  const name = crypto.randomUUID();
  kept.set(name, pictures);
  return Promise.resolve(name);
};

beforeAll(async () => {
  db = await freshDatabase();
  const signerOf = signsFor(testKeys);
  await seedDemo(db, { now, passwordHash: 'not a hash', keepPhoto, signerOf });
});
afterAll(() => db.close());

const read = <T>(work: (tx: Tx) => Promise<T>) => db.transaction('system', work);

test('demo data goes only into an unused database', async () => {
  expect(await holdsChains(db)).toBe(true);
  await expect(seedDemo(db, { now, passwordHash: 'not a hash' })).rejects.toThrow('in use');
});

test('everybody in the demo stands where the rules of the queue say that they stand', async () => {
  const people = await read((tx) => peopleSince(tx, new Date(0)));
  const steps = await read((tx) =>
    tx.selectFrom('queue_history').selectAll().orderBy('id').execute(),
  );
  const byPerson = Map.groupBy(steps as (Step & { person_id: number })[], (step) => step.person_id);
  expect(people.length).toBeGreaterThan(1_000);
  for (const person of people) {
    const { leftAt: _, ...state } = stateAfter(byPerson.get(person.id) as unknown as Visit);
    expect(person).toMatchObject(state);
  }
});

test('what somebody saw on wheels is shown by pictures that a reader takes for one', async () => {
  const photos = await read((tx) => tx.selectFrom('wheel_photos').select('file').execute());
  expect(photos.length).toBeGreaterThan(5);
  expect(new Set(photos.map(({ file }) => file))).toEqual(new Set(kept.keys()));
  const [{ whole, small }] = [...kept.values()] as [{ whole: Buffer; small: Buffer }];
  for (const [picture, side] of [
    [whole, 400],
    [small, 160],
  ] as const) {
    expect(plainJpeg(picture, side)).toEqual(picture);
    const shown = await loadImage(picture);
    expect([shown.width, shown.height]).toEqual([side, side]);
  }
});

test('the history of a site is in order and its revision is the last change', async () => {
  const steps = await read((tx) =>
    tx.selectFrom('queue_history').selectAll().orderBy('revision').execute(),
  );
  const revisions = await read((tx) => tx.selectFrom('queue_revisions').selectAll().execute());
  expect(revisions).toHaveLength(4);
  for (const { site_id, revision } of revisions) {
    const own = steps.filter((step) => step.site_id === site_id);
    expect(own.map((step) => step.revision)).toEqual(own.map((_, at) => at + 1));
    expect(own.length).toBe(revision);
    const times = own.map((step) => step.at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(Math.max(...times)).toBeLessThanOrEqual(now.getTime());
  }
});

test('at each workshop people wait, are called, and were done today, whatever hour it is', async () => {
  const midnight = new Date('2026-11-19T23:00:00Z');
  const rows = await read((tx) => tx.selectFrom('queue_people').selectAll().execute());
  for (const site of new Set(rows.map((row) => row.site_id))) {
    const own = rows.filter((row) => row.site_id === site);
    expect(
      own.filter((row) => row.left_at === null && row.queue === 'expedite').length,
    ).toBeGreaterThan(6);
    expect(own.filter((row) => row.left_at !== null && row.left_at >= midnight).length).toBe(13);
  }
  const early = await freshDatabase();
  await early.transaction('system', async (tx) => {
    const sites = await seedOrganisation(tx);
    const people = await seedAccounts(tx, sites, 'not a hash');
    const soonAfter = new Date(midnight.getTime() + 60_000);
    await seedQueue(tx, sites, people, { days: 14, visitsADay: 24 }, soonAfter, []);
  });
  const done = await early.kysely
    .selectFrom('queue_people')
    .select('id')
    .where('left_at', '>=', midnight)
    .execute();
  expect(done).toHaveLength(4 * 13);
  await early.close();
});

test('plates have the form of their country, and everybody has a name or a plate', async () => {
  const rows = await read((tx) =>
    tx
      .selectFrom('queue_people')
      .innerJoin('chains', 'chains.id', 'queue_people.chain_id')
      .select(['country', 'licenseplate', 'queue_people.name'])
      .execute(),
  );
  const form: Record<string, RegExp> = {
    NO: /^[A-Z]{2}\d{5}$/,
    SE: /^[A-HJ-PR-UW-Z]{3}\d{2}[A-HJ-NPR-UW-Z\d]$/,
  };
  expect(rows.filter(({ licenseplate, name }) => !licenseplate && !name)).toEqual([]);
  expect(rows.filter(({ licenseplate }) => licenseplate === null)).not.toEqual([]);
  expect(
    rows.filter(({ country, licenseplate }) => licenseplate && !form[country]?.test(licenseplate)),
  ).toEqual([]);
});

test('the numbers of the companies carry their check digits', async () => {
  const rows = await read((tx) =>
    tx.selectFrom('companies').select(['country', 'org_number']).execute(),
  );
  expect(rows.map(({ country, org_number }) => [country, checks(country, org_number)])).toEqual([
    ['NO', true],
    ['SE', true],
  ]);
});

function checks(country: string, number: string): boolean {
  const digits = [...number.replace('-', '')].map(Number);
  const sum = (weigh: (digit: number, at: number) => number) =>
    digits.reduce((total, digit, at) => total + weigh(digit, at), 0);
  if (country === 'NO')
    return sum((digit, at) => digit * [3, 2, 7, 6, 5, 4, 3, 2, 1][at]!) % 11 === 0;
  return (
    sum((digit, at) => (at % 2 === 1 ? digit : Math.floor(digit / 5) + ((digit * 2) % 10))) % 10 ===
    0
  );
}

test('each person has unread notifications, and those to resolve say so in every language', async () => {
  const reads = await read((tx) => tx.selectFrom('notification_reads').selectAll().execute());
  const notices = await read((tx) => tx.selectFrom('notifications').selectAll().execute());
  const toResolve = notices.filter((notice) => notice.should_resolve);
  expect(
    toResolve.some((notice) => notice.resolved_at !== null && notice.resolved_by !== null),
  ).toBe(true);
  expect(toResolve.some((notice) => notice.resolved_at === null)).toBe(true);
  for (const notice of notices) {
    expect(notice.title_en.startsWith('IMPORTANT')).toBe(notice.should_resolve);
    expect(notice.title_nb.startsWith('VIKTIG:')).toBe(notice.should_resolve);
    expect(notice.title_sv.startsWith('VIKTIGT:')).toBe(notice.should_resolve);
  }
  const read1 = new Set(reads.map((row) => row.notification_id));
  expect(notices.filter((notice) => !read1.has(notice.id)).length).toBeGreaterThan(3);
});

test('what was invoiced and paid is booked at both chains, was sent to its customers, and adds up', async () => {
  expect(await read(unprovedBooks)).toEqual([]);
  const counts = await read((tx) =>
    sql<{ companies: number; least: number }>`
      select count(*)::int as companies, min(made)::int as least from (
        select i.company_id, least(count(distinct v.id), count(distinct d.id), count(distinct r.id)) as made
        from invoices i
        left join vouchers v on v.source_kind = 'invoices' and v.source_id = i.id
        left join invoice_deliveries d on d.invoice_id = i.id
        left join invoice_run_orders r on r.invoice_id = i.id
        group by i.company_id) of_company`.execute(tx),
  );
  expect(counts.rows[0]).toEqual({ companies: 2, least: expect.any(Number) as number });
  expect(counts.rows[0]!.least).toBeGreaterThan(3);
});

test('each company was paid by a file of its bank a week, booked day by day, and a handful of the last week waits', async () => {
  const { rows } = await read((tx) =>
    sql<{ format: string; day: string; waiting: number; unbooked: number; days: number }>`
      select f.format, (f.read_at at time zone 'UTC')::date::text as day,
        (count(*) filter (where p.matched = 0))::int as waiting,
        (max(p.day) - min(p.day))::int as days,
        (sum(p.amount) - (select sum((v.event ->> 'amount')::bigint) from vouchers v
          where v.chain_id = f.chain_id and v.source_kind = 'payments'
            and v.document_kind = 'bank-files' and v.document_id = f.id))::bigint as unbooked
      from bank_files f
      join payments p on p.chain_id = f.chain_id and p.bank_file_id = f.id
      where p.state <> 'part'
      group by f.chain_id, f.id order by f.read_at`.execute(tx),
  );
  const byFormat = Map.groupBy(rows, ({ format }) => format);
  expect(new Set(byFormat.keys())).toEqual(new Set(['ocr_giro', 'bgmax']));
  for (const files of byFormat.values()) {
    expect(files.length).toBeGreaterThan(8);
    expect(files.filter(({ unbooked, days }) => unbooked !== 0 || days > 6)).toEqual([]);
    expect(files.at(-1)).toMatchObject({ day: '2026-11-19', waiting: 4 });
    expect(files.filter(({ waiting }) => waiting > 0)).toHaveLength(1);
  }
});

test('what a reference says is matched whole, and some customer has paid too much', async () => {
  const { rows } = await read((tx) =>
    sql<{ company_id: number; right: number; wrong: number; more: number }>`
      select p.company_id,
        (count(*) filter (where i.id = m.invoice_id and p.unmatched = 0))::int as right,
        (count(*) filter (where i.id is distinct from m.invoice_id))::int as wrong,
        (count(*) filter (where o.open < 0))::int as more
      from payments p
      left join payment_matches m on m.chain_id = p.chain_id and m.payment_id = p.id
      left join invoices i on i.chain_id = p.chain_id and i.company_id = p.company_id
        and i.payment_reference = p.reference and p.reference <> ''
      left join customer_open_items o on o.chain_id = m.chain_id and o.entry_id = m.entry_id
      group by p.company_id`.execute(tx),
  );
  expect(rows).toHaveLength(2);
  for (const { right, wrong, more } of rows) {
    expect(right).toBeGreaterThan(50);
    expect([wrong, more]).toEqual([0, 1]);
  }
});

test('each company wrote to who was late at the end of three months, asked for fees as its country lets it, and agreed on a plan', async () => {
  const { rows } = await read((tx) =>
    sql<{ country: string; [name: string]: unknown }>`
      select c.country,
        (select array_agg(r.until::text order by r.until) from reminder_runs r
          join sites s on s.chain_id = r.chain_id and s.id = r.site_id
          where s.company_id = c.id and r.state = 'done') as runs,
        (select count(*)::int from reminder_letters l where l.company_id = c.id) as letters,
        (select array_agg(distinct l.number::int order by l.number::int)
          from reminder_letters l where l.company_id = c.id) as numbers,
        (select next_number from number_series n where n.chain_id = c.chain_id
          and n.name = 'reminder-letters:company:' || c.id) as next,
        (select array_agg(distinct l.kind order by l.kind) from reminder_letters l
          where l.company_id = c.id) as kinds,
        (select array_agg(distinct l.fee order by l.fee) from reminder_letters l
          where l.company_id = c.id and l.kind <> 'friendly') as fees,
        (select count(*)::int from reminder_letters l where l.company_id = c.id
          and l.amount <> l.fee + l.interest + (select sum(r.open) from reminders r
            where r.chain_id = l.chain_id and r.letter_id = l.id)) as wrong,
        (select count(*)::int from reminder_run_invoices i
          join sites s on s.chain_id = i.chain_id and s.id = i.site_id
          where s.company_id = c.id and i.state = 'made'
            and not exists (select from reminders r where r.chain_id = i.chain_id
              and r.letter_id = i.letter_id and r.invoice_id = i.invoice_id
              and r.level = i.level and r.open = i.open)) as unwritten,
        (select count(*)::int from customer_entries e where e.company_id = c.id and e.kind = 'fee'
          and 1 <> (select count(*) from vouchers v where v.chain_id = e.chain_id
            and v.kind = 'charge' and v.source_id = e.id and v.amount = e.amount
            and v.day = e.day)) as unbooked,
        (select array_agg(p.agreed = (select sum(o.open) from customer_entries e
            join customer_open_items o on o.chain_id = e.chain_id and o.entry_id = e.id
            where e.chain_id = p.chain_id and e.invoice_id = p.invoice_id))
          from payment_plans p where p.company_id = c.id) as plans
      from companies c order by c.id`.execute(tx),
  );
  const runs = ['2026-08-31', '2026-09-30', '2026-10-31'];
  const adds = { runs, wrong: 0, unwritten: 0, unbooked: 0, plans: [true] };
  expect(rows).toMatchObject([
    { ...adds, country: 'NO', kinds: ['friendly', 'notice', 'reminder'], fees: [37_50] },
    { ...adds, country: 'SE', kinds: ['friendly', 'reminder'], fees: [0] },
  ]);
  for (const { letters, numbers, next } of rows) {
    expect(numbers).toEqual(Array.from({ length: letters as number }, (_, nth) => nth + 1));
    expect(next).toBe((letters as number) + 1);
  }
});

test('each customer stands in the register once, but for one of each chain who was written down twice', async () => {
  const customers = await read((tx) => tx.selectFrom('customers').selectAll().execute());
  for (const ofChain of Map.groupBy(customers, ({ chain_id }) => chain_id).values()) {
    const byName = Map.groupBy(ofChain, ({ name }) => name);
    const twice = [...byName.values()].filter(({ length }) => length > 1);
    expect(twice.map((some) => some.length)).toEqual([2]);
    expect(new Set(twice[0]!.map(({ phone }) => phone)).size).toBe(1);
  }
});

test('at both chains people have more notifications than fit on a page', async () => {
  const notices = await read((tx) => tx.selectFrom('notifications').selectAll().execute());
  for (const ofChain of Map.groupBy(notices, ({ chain_id }) => chain_id).values())
    expect(ofChain.filter(({ site_id }) => site_id === null).length).toBeGreaterThan(
      notificationsPerPage,
    );
});

test('each workshop has quotes that were accepted and declined, in the words of its country, and both chains the time that work took', async () => {
  const quotes = await read((tx) =>
    tx
      .selectFrom('orders as o')
      .innerJoin('sites as s', 's.id', 'o.site_id')
      .select(['o.site_id', 'o.quote_answer', 'o.quote_reason'])
      .where('o.quote_answer', '<>', '')
      .execute(),
  );
  const bySite = [...Map.groupBy(quotes, ({ site_id }) => site_id).values()];
  expect(bySite.length).toBeGreaterThan(2);
  expect(new Set(quotes.map((one) => one.quote_answer))).toEqual(new Set(['accepted', 'declined']));
  expect(new Set(quotes.map((one) => one.quote_reason))).toEqual(
    new Set(['', 'Venter til våren.', 'Väntar till våren.']),
  );
  const times = await read((tx) => tx.selectFrom('order_times').selectAll().execute());
  expect(new Set(times.map(({ chain_id }) => chain_id)).size).toBe(2);
});

test('no list of a workshop is empty: its printers, its checks, and at both chains waves and what a warehouse elsewhere says that stands there', async () => {
  const sitesOf = async (table: 'printers' | 'order_checks' | 'auto_bookings') =>
    new Set(
      (await read((tx) => tx.selectFrom(table).select('site_id').execute()))
        .map(Object.values)
        .flat(),
    );
  const workshops = await read((tx) =>
    tx.selectFrom('sites').select('id').where('kind', '=', 'workshop').execute(),
  );
  for (const table of ['printers', 'order_checks', 'auto_bookings'] as const) {
    expect(await sitesOf(table)).toEqual(new Set(workshops.map(({ id }) => id)));
  }
  const { rows: listed } = await read((tx) =>
    sql<{ chain_id: number; quantity: number; on_hand: number }>`
      select x.chain_id, x.quantity, l.on_hand
      from stock_list_lines x
      join stock_list_profiles p on p.chain_id = x.chain_id and p.id = x.profile_id
      join stock_levels l on l.chain_id = x.chain_id and l.product_id = x.product_id
        and l.warehouse_id = p.warehouse_id`.execute(tx),
  );
  expect(listed).toHaveLength(16);
  expect(new Set(listed.map(({ chain_id }) => chain_id)).size).toBe(2);
  expect(listed.filter(({ quantity, on_hand }) => quantity !== on_hand)).toEqual([]);
  expect(await read(unequalStock)).toEqual([]);
});

test('nothing is sold before it was bought: no warehouse held less than nothing of a product on any day', async () => {
  const { rows } = await read((tx) =>
    sql<{ least: number; movements: number }>`
      select min(held)::bigint as least, count(*)::bigint as movements
      from (
        select sum(quantity) over (partition by chain_id, warehouse, product_id
          order by happened_at, id) as held
        from (
          select chain_id, to_warehouse as warehouse, product_id, quantity, happened_at, id
          from stock_movements where to_warehouse is not null
          union all
          select chain_id, from_warehouse, product_id, -quantity, happened_at, id
          from stock_movements where from_warehouse is not null) moved) sums`.execute(tx),
  );
  expect(rows[0]!.movements).toBeGreaterThan(1_000);
  expect(rows[0]!.least).toBeGreaterThanOrEqual(0);
});

test('what is told reads differently in each language, and some of it is for one role alone', async () => {
  const notices = await read((tx) => tx.selectFrom('notifications').selectAll().execute());
  for (const { title_en, title_nb, title_sv, content_en, content_nb, content_sv } of notices) {
    expect(new Set([title_en, title_nb, title_sv]).size).toBe(3);
    expect(new Set([content_en, content_nb, content_sv]).size).toBe(3);
  }
  const roles = new Set(notices.flatMap((notice) => notice.roles ?? []));
  expect(roles).toEqual(new Set(['mechanic', 'reception', 'economy', 'manager']));
});

test('each movement of wheels names somebody who works at the site', async () => {
  const unnamed = await read((tx) =>
    tx
      .selectFrom('wheel_set_movements as m')
      .leftJoin('memberships as w', (join) =>
        join.onRef('w.site_id', '=', 'm.site_id').onRef('w.user_id', '=', 'm.recorded_by'),
      )
      .select(['m.id', 'm.handling'])
      .where('w.user_id', 'is', null)
      .execute(),
  );
  expect(unnamed).toEqual([]);
});

test('each set of wheels stands where its ledger ends, and no place holds more than it has room for', async () => {
  const sets = await read((tx) => tx.selectFrom('wheel_sets').selectAll().execute());
  const lines = await read((tx) =>
    tx.selectFrom('wheel_set_movements').selectAll().orderBy('happened_at').orderBy('id').execute(),
  );
  const places = await read((tx) => tx.selectFrom('storage_places').selectAll().execute());
  const last = new Map(lines.map((line) => [line.set_id, line]));
  expect(sets.length).toBeGreaterThan(3_000);
  for (const { id, state, place_id } of sets) {
    expect(last.get(id)).toMatchObject({ to_state: state, to_place: place_id });
  }
  expect(places.filter(({ room, taken }) => taken > room)).toEqual([]);
  const site = Math.min(...sets.map(({ site_id }) => site_id));
  const own = places.filter(({ site_id }) => site_id === site);
  const taken = own.filter((place) => place.taken > 0).length;
  expect(taken / own.length).toBeGreaterThan(0.65);
  expect(Math.max(...lines.map(({ happened_at }) => happened_at.getTime()))).toBeLessThan(
    now.getTime(),
  );
});

test('the journals of cash registers have no fault, and a day that goes on', async () => {
  const registers = await read((tx) =>
    tx.selectFrom('cash_registers').select(['id', 'chain_id', 'company_id', 'state']).execute(),
  );
  expect(registers.map(({ state }) => state)).toEqual(['practice', 'practice']);
  for (const { id, chain_id, company_id } of registers) {
    await read(async (tx) => {
      await sql`select set_config('app.chain_id', ${String(chain_id)}, true)`.execute(tx);
      const series = (await readSeries(tx, id))!;
      const end = { transaction: series.last_transaction, event: series.last_event };
      const whole = await readPart(tx, id, { transaction: 0, event: 0 }, end);
      const { transactions, reports } = whole;
      const keys = await publicKeys(tx, { chainId: chain_id, companyId: company_id });
      expect(transactions.length).toBeGreaterThan(200);
      expect(reports.length).toBeGreaterThan(20);
      expect(transactions.at(-1)!.nr).toBeGreaterThan(reports.at(-1)!.last_transaction);
      expect(await faultsOf([whole], series, isSignedBy(keys))).toEqual([]);
    });
  }
});
