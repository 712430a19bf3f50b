import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { JournalReport } from '#contract/cash/cash-registers/journal/journal-calls.ts';
import { shop, type Shop } from '#tests/support/cash/shop.ts';
import { fc, isFuzzing } from '#tests/support/random/fast-check.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

const reports = async (at: Shop): Promise<JournalReport[]> =>
  (await at.events()).flatMap(({ report }) => (report ? [report] : []));

describe('a Z report', () => {
  test('has the sums of the day, and begins the next', async () => {
    const at = await shop(server);
    await at.sell(250_00);
    await at.sell(99_60, { payments: [{ method_id: at.cash, amount: 99_60 }] });
    await at.move('pay_out', 500_00);
    expect((await at.z(600_00)).status).toBe(200);
    const [first] = await reports(at);
    expect(first).toMatchObject({
      kind: 'z',
      nr: 1,
      sums: {
        cash_sales: 349_60,
        float: 1000_00,
        receipts: 2,
        pay_outs: { count: 1, amount: 500_00 },
        grand: { sales: 349_60, returns: 0 },
        in_drawer: 600_00,
      },
      drawer: { amount: 600_00, difference: 0 },
    });
    await at.move('float', 600_00);
    await at.sell(100_00);
    await at.takeBack(2, 250_00);
    await at.z(600_00);
    expect((await reports(at))[1]).toMatchObject({
      nr: 2,
      sums: { cash_sales: -150_00, grand: { sales: 449_60, returns: 250_00 } },
    });
    expect(await at.check()).toMatchObject({ reports: 2, faults: [] });
  });

  test('says why what was counted differs, and enters it', async () => {
    const at = await shop(server);
    await at.sell(250_00);
    expect((await at.z(995_00)).body.error?.code).toBe('cash-registers.differs');
    expect((await at.z(995_00, { explanation: 'A coin fell down' })).status).toBe(200);
    const [z] = await reports(at);
    expect(z).toMatchObject({
      drawer: { amount: 995_00, difference: -5_00, explanation: 'A coin fell down' },
      sums: { differences: { count: 1, amount: -5_00 }, in_drawer: 995_00, cash_sales: 250_00 },
    });
    expect((await at.transactions())[0]).toMatchObject({ kind: 'difference', gross: -5_00 });
    expect((await at.check()).faults).toEqual([]);
  });

  test('is not made of a day without a sale, and of each day once', async () => {
    const at = await shop(server);
    await at.sell(250_00);
    const both = await Promise.all([at.z(1000_00), at.z(1000_00)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await at.z(0)).body.error?.code).toBe('cash-registers.nothing_since');
  });

  test('and a sale at the same moment: each sale is in exactly one', async () => {
    const at = await shop(server);
    await at.sell(10_00);
    await Promise.all([
      ...Array.from({ length: 4 }, () => at.sell(10_00)),
      at.z(1000_00),
      ...Array.from({ length: 4 }, () => at.sell(10_00)),
    ]);
    const all = await at.transactions();
    const sold = all.filter(({ kind }) => kind === 'sale');
    const [z] = await reports(at);
    const inFirst = sold.filter(({ z_nr }) => z_nr === 1);
    expect(z!.sums.cash_sales).toBe(inFirst.length * 10_00);
    // What came after it waits for change to be counted.
    expect(sold).toHaveLength(inFirst.length);
    expect((await at.check()).faults).toEqual([]);
  });

  test('is wanted before a register is closed for good, at which nothing is entered after that', async () => {
    const at = await shop(server);
    await at.sell(10_00);
    expect((await at.close()).body.error?.code).toBe('cash-registers.open_day');
    await at.z(1000_00);
    expect((await at.close()).body.data).toMatchObject({ state: 'closed', closed_because: 'Sold' });
    expect((await at.sell(10_00)).body.error?.code).toBe('cash-registers.closed');
    expect((await at.x()).body.error?.code).toBe('cash-registers.closed');
  });
});

test('while a day is open, nobody does without its drawer or puts the register away, also at the moment of a sale', async () => {
  const at = await shop(server);
  await at.sell(10_00);
  expect((await at.save({ has_drawer: false })).body.error?.code).toBe('cash-registers.open_day');
  expect((await at.archive()).body.error?.code).toBe('cash-registers.open_day');
  expect((await at.save({ footer: 'Welcome back' })).status).toBe(200);
  await at.z(1000_00);
  const [closed, moved] = await Promise.all([at.close(), at.move('float', 500_00)]);
  // Either it was closed first, or its day has begun.
  expect([closed, moved].filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await at.check()).faults).toEqual([]);
});

test('an X report says how the day stands, and leaves it as it is', async () => {
  const at = await shop(server);
  await at.sell(250_00);
  await at.x();
  await at.sell(50_00);
  await at.z(1000_00);
  const [x, z] = await reports(at);
  expect(x).toMatchObject({ kind: 'x', nr: 1, sums: { cash_sales: 250_00 } });
  expect(z).toMatchObject({ kind: 'z', nr: 1, sums: { cash_sales: 300_00 } });
});

describe('the database itself', () => {
  /** Does something as the server's login does for who is at the site. */
  const asServer = (at: Shop, text: string) =>
    server.db
      .transaction('system', async (tx) => {
        const { chain_id, company_id, id } = at.me.site;
        await sql`select set_config('app.chain_id', ${String(chain_id)}, true),
          set_config('app.site_id', ${String(id)}, true),
          set_config('app.company_id', ${String(company_id)}, true)`.execute(tx);
        await sql`set local role wheelhouse_app`.execute(tx);
        await sql.raw(text).execute(tx);
      })
      .then(
        () => 'done',
        (error: unknown) => (error as Error).message,
      );

  test.each([
    'update cash_transactions set gross = 1',
    'delete from cash_transactions',
    'update cash_lines set gross = 1, net = 1, vat = 0',
    'delete from cash_payments',
    "update cash_events set text = 'x'",
    'delete from cash_events',
    "update cash_register_keys set public_key = ''",
  ])('refuses to `%s`', async (text) => {
    const at = await shop(server);
    await at.sell(250_00);
    expect(await asServer(at, text)).toMatch(/permission denied/);
  });

  test('refuses a transaction that leaves a number out, and one that does not add up', async () => {
    const at = await shop(server);
    await at.sell(250_00);
    const copied = (nr: number, gross: number) => `
      insert into cash_transactions (chain_id, company_id, register_id, nr, intent, kind, at, day, time,
          user_name, gross, net, seller, signature, key_version)
        select chain_id, company_id, register_id, ${nr}, gen_random_uuid(), kind, at, day, time,
          user_name, ${gross}, net, seller, signature, key_version
        from cash_transactions where register_id = ${at.id} and nr = 2`;
    expect(await asServer(at, copied(4, 250_00))).toMatch(/follows none/);
    expect(await asServer(at, copied(3, 250_00))).toMatch(/does not add up/);
    const line = `insert into cash_lines (chain_id, company_id, register_id, nr, position, description,
        "group", quantity, gross, net, vat, vat_code, vat_rate)
      select chain_id, company_id, register_id, nr, 1, description, "group", quantity, gross, net, vat,
        vat_code, vat_rate from cash_lines where register_id = ${at.id}`;
    expect(await asServer(at, line)).toMatch(/does not add up/);
  });
});

test('whatever is sold, taken back, moved and counted in whatever order, the journal has no fault', async () => {
  const amount = fc.integer({ min: 1, max: 5000_00 });
  const step = fc.oneof(
    fc.record({ do: fc.constant('card' as const), amount }),
    fc.record({ do: fc.constant('cash' as const), amount }),
    fc.record({ do: fc.constant('back' as const), amount }),
    fc.record({ do: fc.constant('out' as const), amount }),
    fc.record({ do: fc.constant('x' as const), amount }),
    fc.record({ do: fc.constant('z' as const), amount }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const at = await shop(server);
      let sold: { nr: number; amount: number }[] = [];
      let [sales, returns] = [0, 0];
      for (const one of steps) {
        if (one.do === 'card' || one.do === 'cash') {
          const payments = [{ method_id: at[one.do], amount: one.amount }];
          const { body } = await at.sell(one.amount, { payments });
          if (!body.data) continue;
          sold.push({ nr: body.data.nr, amount: one.amount });
          sales += one.amount;
        } else if (one.do === 'back') {
          const last = sold.at(-1);
          if (!last) continue;
          sold = sold.slice(0, -1);
          const { status } = await at.takeBack(last.nr, last.amount);
          if (status === 200) returns += last.amount;
        } else if (one.do === 'out') {
          await at.move('pay_out', Math.trunc(one.amount / 100) * 100);
        } else if (one.do === 'x') {
          await at.x();
        } else {
          const { status } = await at.z(one.amount - (one.amount % 100), {
            explanation: 'Counted',
          });
          if (status === 200) await at.move('float', 1000_00);
        }
      }
      await at.x();
      const last = (await reports(at)).at(-1)!;
      expect(last.sums.grand).toEqual({ sales, returns });
      expect((await at.check()).faults).toEqual([]);
    }),
    { numRuns: isFuzzing ? 60 : 4 },
  );
});
