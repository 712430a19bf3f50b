import { describe, expect, test } from 'vitest';
import { journalCalls } from '#contract/cash/cash-registers/journal/journal-calls.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { shop } from '#tests/support/cash/shop.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

describe('a sale', () => {
  test('stands in the journal with its receipt, its VAT and what was paid', async () => {
    const at = await shop(server);
    const { nr } = (await at.sell(250_00)).body.data;
    expect(await at.receipt(nr)).toMatchObject({
      kind: 'sale',
      gross: 250_00,
      net: 200_00,
      seller: { street: 'Storgata 1' },
      lines: [{ description: 'Wiper blades', quantity: 1000, gross: 250_00, left: 1000 }],
      payments: [{ kind: 'card', amount: 250_00 }],
      vat: [{ vat_rate: 25_00, net: 200_00, vat: 50_00 }],
    });
    expect((await at.events()).at(-1)).toMatchObject({ kind: 'sales_receipt', transaction_nr: nr });
    expect(await at.check()).toMatchObject({ transactions: 2, faults: [] });
  });

  test('is paid half by card and half in coins, which are rounded, and opens the drawer', async () => {
    const at = await shop(server);
    const payments = [
      { method_id: at.card, amount: 100_00 },
      { method_id: at.cash, amount: 149_60, handed: 200_00 },
    ];
    const { nr } = (await at.sell(249_60, { payments })).body.data;
    expect(await at.receipt(nr)).toMatchObject({
      gross: 249_60,
      rounding: 40,
      payments: [{ amount: 100_00 }, { amount: 150_00, handed: 200_00 }],
    });
    expect((await at.events()).slice(-2)).toMatchObject([
      { kind: 'drawer_opened', transaction_nr: nr },
      { kind: 'sales_receipt' },
    ]);
    expect((await at.check()).faults).toEqual([]);
  });

  test('that is sent ten times is one', async () => {
    const at = await shop(server);
    const intent = crypto.randomUUID();
    const sent = await Promise.all(Array.from({ length: 10 }, () => at.sell(99_00, { intent })));
    expect(new Set(sent.map(({ body }) => body.data.nr))).toEqual(new Set([2]));
    expect(await at.transactions()).toHaveLength(2);
  });

  test('is refused by the key of something else, and is not taken for that', async () => {
    const at = await shop(server);
    const intent = crypto.randomUUID();
    await at.note('dropped', { intent, amount: 10_00 });
    const code = async (key: string) => (await at.sell(20_00, { intent: key })).body.error?.code;
    expect(await code(intent)).toBe('common.other_request_same_key');
    const { nr } = (await at.sell(20_00)).body.data;
    const other = crypto.randomUUID();
    await at.takeBack(nr, 20_00, { intent: other });
    expect(await code(other)).toBe('common.other_request_same_key');
    expect((await at.transactions()).filter(({ kind }) => kind === 'sale')).toHaveLength(1);
  });

  test('whose answer was lost is not taken for what it was changed into: that is refused, and nothing is sold twice', async () => {
    const at = await shop(server);
    const intent = crypto.randomUUID();
    const by = (amount: number, method_id = at.card) => [{ method_id, amount }];
    const sent = { intent, lines: [at.line(100_00)], payments: by(100_00) };
    const { nr } = (await at.sell(100_00, sent)).body.data;
    expect((await at.sell(100_00, sent)).body.data).toEqual({ nr });
    const changes = [
      { lines: [at.line(100_00), at.line(50_00)], payments: by(150_00) },
      { lines: [at.line(120_00)], payments: by(120_00) },
      { lines: [at.line(50_00, { quantity: 2000 })] },
      { lines: [at.line(100_00, { description: 'Bulb' })] },
      { payments: by(100_00, at.cash) },
    ];
    for (const change of changes) {
      const { body } = await at.sell(100_00, { ...sent, ...change });
      expect(body.error).toMatchObject({
        code: 'cash-registers.entered',
        message: expect.stringContaining(String(nr)),
      });
    }
    const coins = { intent: crypto.randomUUID(), payments: by(249_60, at.cash) };
    const paid = (await at.sell(249_60, coins)).body.data;
    expect((await at.sell(249_60, coins)).body.data).toEqual(paid);
    const back = { intent: crypto.randomUUID() };
    const first = (await at.takeBack(nr, 100_00, back)).body.data;
    expect((await at.takeBack(nr, 100_00, back)).body.data).toEqual(first);
    const part = { ...back, lines: [{ position: 0, quantity: 500 }] };
    expect((await at.takeBack(nr, 50_00, part)).body.error?.code).toBe('cash-registers.entered');
    expect(await at.transactions()).toHaveLength(4);
  });

  test('by two at one register at once is two, one after the other', async () => {
    const at = await shop(server);
    await Promise.all(Array.from({ length: 8 }, (_, nth) => at.sell(10_00 + nth)));
    expect((await at.transactions()).map(({ nr }) => nr)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect((await at.check()).faults).toEqual([]);
  });

  test('is refused before the change was counted, where it is not all paid, and by what the register does not take', async () => {
    const closed = await shop(server, { open: false });
    expect((await closed.sell(10_00)).body.error?.code).toBe('cash-registers.count_float');
    const at = await shop(server);
    const code = async (payments: object[]) =>
      (await at.sell(250_00, { payments })).body.error?.code;
    expect(await code([])).toBe('cash-registers.not_paid');
    expect(await code([{ method_id: at.card, amount: 249_99 }])).toBe('cash-registers.not_paid');
    expect(await code([{ method_id: at.card, amount: 250_01 }])).toBe(
      'cash-registers.more_than_left',
    );
    expect(await code([{ method_id: 999_999, amount: 250_00 }])).toBe(
      'cash-registers.not_in_register',
    );
    const handed = [{ method_id: at.cash, amount: 250_00, handed: 200_00 }];
    expect(await code(handed)).toBe('cash-registers.not_paid');
    expect(await at.transactions()).toHaveLength(1);
  });

  test('may have something taken off by hand, also all of it', async () => {
    const at = await shop(server);
    const lines = [at.line(250_00, { discount_percent: 20_00 })];
    const sold = { lines, payments: [{ method_id: at.card, amount: 200_00 }] };
    const { nr } = (await at.sell(200_00, sold)).body.data;
    expect((await at.receipt(nr)).lines).toMatchObject([{ gross: 200_00, discount: 50_00 }]);
    const free = { lines: [at.line(250_00, { discount_percent: 100_00 })], payments: [] };
    expect((await at.sell(0, free)).status).toBe(200);
    expect((await at.check()).faults).toEqual([]);
  });

  test('is entered by who may sell there, at a register of their site', async () => {
    const at = await shop(server);
    const warehouse = await logInAs(server.db, { site: at.me.site, roles: ['warehouse'] });
    expect((await at.sell(10_00, {}, warehouse)).body.error?.code).toBe('common.no_right');
    const mechanic = await logInAs(server.db, { site: at.me.site, roles: ['mechanic'] });
    expect((await at.sell(10_00, {}, mechanic)).status).toBe(200);
    expect((await at.takeBack(2, 10_00, {}, mechanic)).body.error?.code).toBe('common.no_right');
    const site = await makeSite(server.db, { chain_id: at.me.site.chain_id });
    const elsewhere = await logInAs(server.db, { site, roles: ['manager'] });
    expect((await at.sell(10_00, {}, elsewhere)).body.error?.code).toBe('common.not_found');
  });
});

describe('what comes back', () => {
  test('is paid back as it was paid, and no more of it than was sold', async () => {
    const at = await shop(server);
    const lines = [at.line(100_00, { quantity: 3000 })];
    const payments = [{ method_id: at.card, amount: 300_00 }];
    const { nr } = (await at.sell(300_00, { lines, payments })).body.data;
    const back = (await at.takeBack(nr, 100_00)).body.data;
    expect(await at.receipt(back.nr)).toMatchObject({ kind: 'return', gross: -100_00, of_nr: nr });
    expect((await at.receipt(nr)).lines).toMatchObject([{ left: 2000 }]);
    const whole = { lines: [{ position: 0, quantity: 2000 }] };
    expect((await at.takeBack(nr, 200_00, whole)).status).toBe(200);
    expect((await at.takeBack(nr, 100_00)).body.error?.code).toBe('common.more_than_left');
    expect((await at.takeBack(back.nr, 100_00)).body.error?.code).toBe(
      'cash-registers.no_such_line',
    );
    expect((await at.check()).faults).toEqual([]);
  });

  test('by two at once comes back once', async () => {
    const at = await shop(server);
    const { nr } = (await at.sell(100_00)).body.data;
    const both = await Promise.all([at.takeBack(nr, 100_00), at.takeBack(nr, 100_00)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test('of a receipt there is one copy', async () => {
    const at = await shop(server);
    const { nr } = (await at.sell(100_00)).body.data;
    const intent = crypto.randomUUID();
    const first = (await at.copy(nr, intent)).body.data;
    expect((await at.copy(nr, intent)).body.data).toEqual(first);
    expect((await at.copy(nr)).body.error?.code).toBe('cash-registers.copied');
    expect(await at.receipt(nr)).toMatchObject({ copied: true });
  });
});

test('the drawer is not opened without a reason, and what is put in and taken out is said why', async () => {
  const at = await shop(server);
  expect((await at.note('drawer_opened', { text: '' })).body.error?.code).toBe(
    'cash-registers.explain',
  );
  expect((await at.note('drawer_opened')).status).toBe(200);
  expect((await at.move('pay_out', 500_00, { reason: '' })).body.error?.code).toBe(
    'cash-registers.explain',
  );
  expect((await at.move('pay_out', 500_50)).body.error?.code).toBe('cash-registers.no_coins');
  expect((await at.move('pay_out', 500_00)).status).toBe(200);
  expect((await at.move('float', 100_00)).body.error?.code).toBe('cash-registers.float_counted');
});

test('a receipt that was lost is found by what was sold', async () => {
  const at = await shop(server);
  await at.sell(100_00);
  const lines = [at.line(50_00, { description: 'Bulb H7' })];
  const payments = [{ method_id: at.card, amount: 50_00 }];
  const { nr } = (await at.sell(50_00, { lines, payments })).body.data;
  const found = async (sold: string) =>
    (
      await server.call(
        journalCalls.transactions,
        { params: { id: at.id }, query: { sold } },
        at.me,
      )
    ).body.data.map((one) => [one.nr, one.what]);
  expect(await found('bulb')).toEqual([[nr, 'Bulb H7']]);
  expect(await found('%')).toEqual([]);
});
