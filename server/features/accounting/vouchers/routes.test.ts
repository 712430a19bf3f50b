import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { salesAccountingRules } from '#contract/accounting/accounting-rules/rules.ts';
import { bookPresetsCalls } from '#contract/accounting/book-presets/calls.ts';
import { bookkeeping } from '#contract/accounting/vouchers/bookkeeping.ts';
import { voucherCalls } from '#contract/accounting/vouchers/voucher-calls.ts';
import { costCentres } from '#contract/customer/cost-centres/cost-centres.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { products, productTypes } from '#contract/stock/products/products.ts';
import { settingsSuite } from '#tests/support/settings-suite.ts';
import { bookkeeper } from '#tests/support/economy/bookkeeper.ts';
import { fc, isFuzzing } from '#tests/support/random/fast-check.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

settingsSuite(bookkeeping, {
  changed: { closed_until: '2026-01-31', year_begins: 5 },
  wrong: { year_begins: 13 },
});

type Keeper = Awaited<ReturnType<typeof bookkeeper>>;

describe('the vouchers of a company', () => {
  let at: Keeper;
  beforeEach(async () => {
    at = await bookkeeper(server);
  });

  test('an invoice is booked when it is issued, and its credit note against it', async () => {
    const invoice = await at.issued(await at.doneOrder());
    const [voucher] = await at.vouchers();
    expect(voucher).toMatchObject({
      series: 'A',
      number: 1,
      day: invoice.invoice_date,
      kind: 'invoice',
      document: { kind: 'invoices', id: invoice.id, number: invoice.number },
      amount: 500_00,
      reverses: null,
    });
    expect((await at.voucher(voucher!.id)).lines).toMatchObject([
      { account: '1500', account_name: 'Kundefordringer', amount: 500_00, vat_code: '' },
      { account: '3000', amount: -400_00, vat_code: '3', vat_rate: 25_00, is_vat: false },
      { account: '2700', amount: -100_00, vat_code: '3', vat_rate: 25_00, is_vat: true },
    ]);
    await at.credited(invoice.id);
    expect(await at.balances()).toEqual({ '1500': 0, '3000': 0, '2700': 0 });
    expect((await at.vouchers()).map(({ kind, number }) => [kind, number])).toEqual([
      ['credit', 2],
      ['invoice', 1],
    ]);
  });

  test('revenue is booked by the rule of its product and for the cost centre of its order', async () => {
    const tyres = { name: 'Winter tyres', kind: 'tyre' as const, position: 0 };
    const { id: type_id } = (await server.call(productTypes.calls.add, { body: tyres }, at.me)).body
      .data;
    const tyre = { name: 'Hakka 10', type_id };
    const { id: product_id } = (await server.call(products.calls.add, { body: tyre }, at.me)).body
      .data;
    const centre = { code: '10', name: 'Workshop' };
    const { id: cost_centre_id } = (
      await server.call(costCentres.calls.add, { body: centre }, at.me)
    ).body.data;
    const rule = { name: 'Tyres', product_type_id: type_id, cost_centre_id };
    const account_id = await at.account('3100');
    await server.call(salesAccountingRules.calls.add, { body: { ...rule, account_id } }, at.me);
    await at.issued(await at.doneOrder({ kind: 'goods', product_id }, { cost_centre_id }));
    const [voucher] = await at.vouchers();
    expect((await at.voucher(voucher!.id)).lines).toMatchObject([
      { account: '1500', cost_centre: '' },
      { account: '3100', amount: -400_00, cost_centre: '10' },
      { account: '2700', cost_centre: '' },
    ]);
  });

  test('what is paid ahead is held for its customer until it is invoiced', async () => {
    const order = await at.doneOrder();
    await at.pay(order, 200_00);
    expect(await at.balances()).toEqual({ '1920': 200_00, '2900': -200_00 });
    await at.issued(order);
    await at.pay(order, 300_00);
    expect(await at.balances()).toEqual({
      '1920': 500_00,
      '2900': 0,
      '1500': 0,
      '3000': -400_00,
      '2700': -100_00,
    });
  });

  test('what has no rule waits, keeps nothing from being sold, and is booked once it has one', async () => {
    const bare = await bookkeeper(server, { filled: false });
    const order = await bare.doneOrder();
    await bare.pay(order, 200_00);
    const invoice = await bare.issued(order);
    expect(await bare.vouchers()).toEqual([]);
    const waits = async () => (await server.call(voucherCalls.waiting, {}, bare.me)).body;
    expect((await waits()).meta.total).toBe(3);
    expect((await waits()).data).toMatchObject([
      { kind: 'deposit', amount: 200_00, lack: { code: 'payment_rule' } },
      { kind: 'invoice', document: { id: invoice.id }, lack: { code: 'sales_rule' } },
      { kind: 'settlement', amount: -200_00, lack: { code: 'receivables' } },
    ]);
    expect(await bare.bookWaiting()).toEqual({ booked: 0, left: 3 });
    await server.call(bookPresetsCalls.fill, { body: {} }, bare.me);
    // The VAT codes were there, and stay without an account.
    expect(await bare.bookWaiting()).toEqual({ booked: 2, left: 1 });
    expect((await waits()).data).toMatchObject([
      { lack: { code: 'vat_account', about: { vat_code: '3' } } },
    ]);
    await bare.vatAccounts();
    expect(await bare.bookWaiting()).toEqual({ booked: 1, left: 0 });
    expect(await bare.balances()).toMatchObject({ '2900': 0, '1500': 300_00 });
  });

  test('a voucher is taken back once, by its opposite, and what it is of waits to be booked by other rules', async () => {
    await at.issued(await at.doneOrder());
    const [voucher] = await at.vouchers();
    expect((await at.reverse(voucher!.id, '')).status).toBe(422);
    const back = (await at.reverse(voucher!.id)).body.data.id;
    expect(await at.voucher(back)).toMatchObject({
      number: 2,
      day: voucher!.day,
      reason: 'Wrong account',
      reverses: { id: voucher!.id, number: 1 },
    });
    expect((await at.voucher(voucher!.id)).reversed_by).toMatchObject({ id: back, number: 2 });
    expect(Object.values(await at.balances())).toEqual([0, 0, 0]);
    for (const id of [voucher!.id, back]) {
      expect((await at.reverse(id)).body.error?.code).toBe('vouchers.taken_back');
    }
    const rules = (await server.call(salesAccountingRules.calls.list, {}, at.me)).body.data;
    const rule = rules.find(({ name }) => name === 'Salg')!;
    const input = {
      params: { id: rule.id },
      body: { version: rule.version, account_id: await at.account('3100') },
    };
    await server.call(salesAccountingRules.calls.save, input, at.me);
    expect(await at.bookWaiting()).toEqual({ booked: 1, left: 0 });
    expect(await at.balances()).toMatchObject({ '3000': 0, '3100': -400_00 });
  });

  test('whatever is paid, paid back, invoiced and taken back, receivables are what customers owe', async () => {
    const amount = fc.integer({ min: 1, max: 30_000 });
    const what = fc.constantFrom('pay', 'payBack', 'invoice', 'credit', 'reverse', 'book');
    const events = fc.array(fc.record({ what, amount }), { minLength: 6, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(events, async (all) => {
        const order = await at.doneOrder();
        let [paid, current] = [0, 0];
        for (const event of all) {
          if (event.what === 'pay' && paid + event.amount <= 500_00) {
            await at.pay(order, event.amount);
            paid += event.amount;
          } else if (event.what === 'payBack' && event.amount <= paid) {
            await at.payBack(order, event.amount);
            paid -= event.amount;
          } else if (event.what === 'invoice' && current === 0) {
            current = (await at.issued(order)).id;
          } else if (event.what === 'credit' && current > 0) {
            await at.credited(current);
            current = 0;
          } else if (event.what === 'reverse') {
            const of = await at.vouchers();
            const one = of.find((voucher) => !voucher.reverses && !voucher.reversed_by);
            if (one) expect((await at.reverse(one.id)).status).toBe(200);
          }
        }
        await at.bookWaiting();
        const balances = await at.balances();
        expect(balances['1500'] ?? 0).toBe(await at.owed());
        expect(Object.values(balances).reduce((sum, one) => sum + one, 0)).toBe(0);
        expect(await at.gaps()).toEqual([]);
      }),
      { numRuns: isFuzzing ? 100 : 5 },
    );
  });

  test('two who book what waits at once book it once, and two who take one back take it back once', async () => {
    await at.pay(await at.doneOrder(), 200_00);
    const [voucher] = await at.vouchers();
    const backs = await Promise.all([at.reverse(voucher!.id), at.reverse(voucher!.id)]);
    expect(new Set(backs.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const booked = await Promise.all([at.bookWaiting(), at.bookWaiting()]);
    expect(new Set(booked.map((one) => one.booked))).toEqual(new Set([0, 1]));
    expect(await at.balances()).toEqual({ '1920': 200_00, '2900': -200_00 });
  });

  test('numbers have no gaps, by however many at once', async () => {
    const drafts: number[] = [];
    for (let nth = 0; nth < 8; nth += 1) drafts.push(await at.draft(await at.doneOrder()));
    await Promise.all(drafts.map((id) => at.issue(id)));
    const numbers = (await at.vouchers()).map(({ number }) => number);
    expect(numbers.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('on a closed day nothing is booked: what was paid then is booked on the first open one', async () => {
    const today = at.today();
    expect((await at.close(today)).body.error?.code).toBe('vouchers.closes_today');
    expect((await at.close(daysAfter(today, -3))).status).toBe(200);
    const paid_at = new Date(Date.parse(`${daysAfter(today, -10)}T12:00:00Z`)).toISOString();
    await at.pay(await at.doneOrder(), 200_00, { paid_at });
    const [voucher] = await at.vouchers();
    expect(voucher?.day).toBe(daysAfter(today, -2));
    await at.close(daysAfter(today, -1));
    const back = (await at.reverse(voucher!.id)).body.data.id;
    expect((await at.voucher(back)).day).toBe(today);
    await expect(at.bookBySql({ day: daysAfter(today, -1) })).rejects.toThrow('is closed');
  });

  test('a financial year stays as it is once there are vouchers', async () => {
    expect((await at.close(null, 5)).status).toBe(200);
    await at.pay(await at.doneOrder(), 200_00);
    expect((await at.close(null, 6)).body.error?.code).toBe('vouchers.year_begun');
  });

  test('the database refuses what does not balance, what is booked twice, and every change', async () => {
    await expect(at.bookBySql({ credit: -30 })).rejects.toThrow('balance of 10');
    await at.pay(await at.doneOrder(), 200_00);
    const [voucher] = await at.vouchers();
    const { source_id } = await at.rowOf(voucher!.id);
    const again = { source_kind: 'order-deposits', source_id, nth: 1 };
    await expect(at.bookBySql(again)).rejects.toThrow('is booked already');
    await expect(at.bookBySql({ reverses_id: voucher!.id, reason: 'x' })).rejects.toThrow(
      'takes back none',
    );
    for (const change of [
      sql`update vouchers set number = 7 where id = ${voucher!.id}`,
      sql`delete from vouchers where id = ${voucher!.id}`,
      sql`update voucher_lines set amount = 1 where voucher_id = ${voucher!.id}`,
      sql`delete from voucher_lines where voucher_id = ${voucher!.id}`,
      sql`insert into voucher_lines select chain_id, company_id, voucher_id, 9, account_id,
        account, amount, vat_code, vat_rate, is_vat, cost_centre_id
        from voucher_lines where voucher_id = ${voucher!.id}`,
    ]) {
      const changed = server.db.transaction('system', (tx) => change.execute(tx));
      await expect(changed).rejects.toThrow(/stays as it is|permission denied|has all its lines/);
    }
  });
});
