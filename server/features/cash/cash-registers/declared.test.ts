import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { invoiceCalls } from '#contract/economy/invoices/invoice-calls.ts';
import { orders } from '#contract/sales/orders.ts';
import { declaredShop } from '#tests/support/cash/declared-shop.ts';
import { shop } from '#tests/support/cash/shop.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { serverOver, testServer } from '#tests/support/server.ts';

const server = await testServer();
type At = Awaited<ReturnType<typeof declaredShop>>;

const orderOf = async (at: At, nr: number) => {
  const { id } = (await at.receipt(nr)).order!;
  return (await server.call(orders.calls.one, { params: { id } }, at.me)).body.data;
};
const invoiced = async (at: At, id: number) =>
  codeOf(await server.call(invoiceCalls.fromOrder, { params: { id }, body: {} }, at.me));
const onHand = async (at: At) => (await at.stock.stock())[0]!.on_hand / 1000;
const codeOf = (answer: { readonly body: { readonly error?: { readonly code: string } } }) =>
  answer.body.error?.code;

describe('a register', () => {
  test('is taken into real use before anything was entered at it, by somebody who says so, and for good', async () => {
    const at = await shop(server, { open: false });
    expect(codeOf(await at.declare(at.me, false))).toBe('cash-registers.not_sure');
    const reception = await logInAs(server.db, { site: at.me.site, roles: ['reception'] });
    expect((await at.declare(reception)).status).toBe(403);
    expect((await at.declare()).body.data).toMatchObject({
      state: 'declared',
      declaration: 'Wheelhouse 1, 2026-01-15',
    });
    const back = server.db.transaction('system', (tx) =>
      sql`update cash_registers set state = 'practice', declared_on = null where id = ${at.id}`.execute(
        tx,
      ),
    );
    await expect(back).rejects.toThrow('stays what it is');
  });

  test('at which something was practised is not', async () => {
    const at = await shop(server);
    expect(codeOf(await at.declare())).toBe('cash-registers.used_for_practice');
    const anyway = server.db.transaction('system', (tx) =>
      sql`update cash_registers set state = 'declared', declared_on = current_date where id = ${at.id}`.execute(
        tx,
      ),
    );
    await expect(anyway).rejects.toThrow('was used for practice');
  });

  test('is for practice where nobody has declared the program', async () => {
    const undeclared = await serverOver(server.db, { CASH_DECLARATION: undefined });
    const at = await shop(undeclared, { open: false });
    expect(codeOf(await at.declare())).toBe('cash-registers.no_declaration');
    await undeclared.app.http.close();
  });
});

describe('a sale at a declared register', () => {
  test('of typed lines is a finished order of nobody, out of stock, paid and invoiced by nobody', async () => {
    const at = await declaredShop(server);
    await at.stock.receive({ quantity: 8_000 });
    const line = at.line(1000_00, { product_id: at.stock.tyre, quantity: 2_000 });
    const payments = [{ method_id: at.card, amount: 2000_00 }];
    const sold = await at.sell(2000_00, { lines: [line], payments });
    expect(codeOf(sold)).toBeUndefined();
    const { nr } = sold.body.data;
    const receipt = await at.receipt(nr);
    expect(receipt).toMatchObject({ is_practice: false, gross: 2000_00, order: {} });
    const order = await orderOf(at, nr);
    expect(order).toMatchObject({
      state: 'done',
      customer_id: null,
      gross: 2000_00,
      paid_ahead: 2000_00,
      invoiced: 'whole',
      receipt: `1-${nr}`,
    });
    expect(await onHand(at)).toBe(6);
    expect(await at.check()).toMatchObject({ faults: [] });
    expect(await at.books.balances()).toEqual({ '1920': 2000_00, '2900': -2000_00 });
  });

  test('is booked as turnover by the Z report, each day by itself, and what differs in the drawer with it', async () => {
    const at = await declaredShop(server);
    await at.sell(250_00);
    await at.sell(100_00, { payments: [{ method_id: at.cash, amount: 100_00 }] });
    const { nr } = (await at.sell(50_00)).body.data;
    await at.takeBack(nr, 50_00);
    await at.move('pay_out', 500_00);
    expect(codeOf(await at.z(590_00, { explanation: 'Lost' }))).toBeUndefined();
    expect(await at.books.balances()).toMatchObject({
      '1920': 250_00,
      '2900': 0,
      '3000': -280_00,
      '2700': -70_00,
      '1900': -410_00,
      '7741': 10_00,
      '1909': 500_00,
    });
    const [takings] = await at.books.vouchers({ kind: 'takings' });
    expect(takings).toMatchObject({ series: 'A', document: { kind: 'cash-registers' } });
  });

  test('of a finished order takes what was paid ahead of it, and the rest at the register', async () => {
    const at = await declaredShop(server);
    const order = await at.books.doneOrder();
    await at.books.pay(order, 200_00);
    const body = { order_id: order, lines: [], payments: [{ method_id: at.card, amount: 300_00 }] };
    const sold = await at.sell(0, body);
    expect(codeOf(sold)).toBeUndefined();
    const { nr } = sold.body.data;
    expect((await at.receipt(nr)).payments).toMatchObject([
      { kind: 'advance', amount: 200_00, method_id: null },
      { kind: 'card', amount: 300_00 },
    ]);
    expect(codeOf(await at.sell(0, body))).toBe('cash-registers.sold');
    expect(await invoiced(at, order)).toBe('invoices.nothing_left');
    expect(await orderOf(at, nr)).toMatchObject({ invoiced: 'whole', paid_ahead: 500_00 });
    expect(await at.check()).toMatchObject({ faults: [] });
    await at.z(1000_00);
    expect(await at.books.balances()).toMatchObject({ '1920': 500_00, '2900': 0, '3000': -400_00 });
  });

  test('that is sent ten times is one, also in stock and in the books', async () => {
    const at = await declaredShop(server);
    await at.stock.receive({ quantity: 8_000 });
    const intent = crypto.randomUUID();
    const lines = [at.line(99_00, { product_id: at.stock.tyre })];
    const sent = await Promise.all(
      Array.from({ length: 10 }, () => at.sell(99_00, { intent, lines })),
    );
    expect(new Set(sent.map(({ body }) => body.data.nr)).size).toBe(1);
    expect(await onHand(at)).toBe(7);
    expect(await at.books.balances()).toMatchObject({ '1920': 99_00 });
  });

  test('of what is not in stock asks first, and sells what the customer has in their hands', async () => {
    const at = await declaredShop(server);
    const intent = crypto.randomUUID();
    const lines = [at.line(99_00, { product_id: at.stock.tyre })];
    expect(codeOf(await at.sell(99_00, { intent, lines }))).toBe('orders.parts_missing');
    const overrides = ['orders.parts_missing'];
    const sold = await at.sell(99_00, { intent, lines, override: true, overrides });
    expect(codeOf(sold)).toBeUndefined();
  });

  test('is paid by gift card, and what comes back goes onto it and into stock', async () => {
    const at = await declaredShop(server);
    const { books, stock } = at;
    await stock.receive({ quantity: 8_000 });
    const { code, id } = await books.sold();
    const payments = [{ method_id: books.byGiftCard, amount: 300_00, gift_card: code }];
    const lines = [at.line(300_00, { product_id: stock.tyre })];
    expect(
      codeOf(await at.sell(300_00, { lines, payments: [{ ...payments[0], gift_card: '1' }] })),
    ).toBe('gift-cards.unknown');
    const sold = await at.sell(300_00, { lines, payments });
    expect(codeOf(sold)).toBeUndefined();
    expect((await books.one(id)).balance).toBe(200_00);
    const { nr } = sold.body.data;
    const byCard = [{ method_id: at.cash, amount: 300_00 }];
    const reception = await logInAs(server.db, { site: at.me.site, roles: ['reception'] });
    expect(codeOf(await at.takeBack(nr, 300_00, { payments: byCard }, reception))).toBe(
      'gift-cards.back_to_card',
    );
    const back = [{ method_id: books.byGiftCard, amount: 300_00 }];
    expect(codeOf(await at.takeBack(nr, 300_00, { payments: back }))).toBeUndefined();
    expect((await books.one(id)).balance).toBe(500_00);
    expect(await onHand(at)).toBe(8);
    expect(await orderOf(at, nr)).toMatchObject({ paid_ahead: 0, invoiced: 'whole' });
    await at.z(1000_00);
    expect(await books.balances()).toMatchObject({ '2900': 0 });
  });

  test('is made by a mechanic too, who sees the prices of what they sell, and goes for less than its floor by nobody', async () => {
    const at = await declaredShop(server);
    const { stock } = at;
    const product = await stock.product({ price: 1000_00 });
    await stock.receive({ product_id: product, quantity: 8_000 });
    const mechanic = await stock.as('mechanic');
    const price = (amount: number, by = mechanic, more: object = {}) => {
      const lines = [at.line(amount, { product_id: product })];
      const payments = [{ method_id: at.card, amount }];
      return at.sell(amount, { lines, payments, ...more }, by);
    };
    expect(codeOf(await price(1_00))).toBe('orders.discount_too_large');
    expect(codeOf(await price(1_00, at.me))).toBe('orders.no_price_reason');
    const why = { price_reason: 'Scratched' };
    expect(codeOf(await price(1_00, mechanic, why))).toBe('common.no_right');
    const sold = await price(1_00, at.me, why);
    expect(await orderOf(at, sold.body.data.nr)).toMatchObject(why);
    expect(codeOf(await price(1250_00))).toBeUndefined();
    const economy = await stock.as('economy');
    expect((await price(1250_00, economy)).status).toBe(403);
  });

  test('and a payment of the same order at the same moment never take more than it comes to', async () => {
    const at = await declaredShop(server);
    const order = await at.books.doneOrder();
    const payments = [{ method_id: at.card, amount: 500_00 }];
    await Promise.all([
      at.sell(0, { order_id: order, lines: [], payments }),
      at.books.pay(order, 500_00).catch(() => undefined),
      at.sell(0, { order_id: order, lines: [], payments }),
      server.call(invoiceCalls.fromOrder, { params: { id: order }, body: {} }, at.me),
    ]);
    const paid = (await at.transactions()).filter(({ kind }) => kind !== 'float');
    expect(paid).toHaveLength(1);
    expect((await at.check()).faults).toEqual([]);
  });

  test('is not opened, undone, archived, invoiced, paid or paid back anywhere else', async () => {
    const at = await declaredShop(server);
    const { nr } = (await at.sell(250_00)).body.data;
    const { id, version } = await orderOf(at, nr);
    const done = async (word: 'reopen' | 'undo' | 'archive' | 'cancel') =>
      codeOf(
        await server.call(
          orders.calls[word as 'reopen'],
          { params: { id }, body: { version } },
          at.me,
        ),
      );
    expect(await done('reopen')).toBe('orders.invoiced');
    expect(await done('undo')).toBe('common.nothing_to_undo');
    expect(await done('archive')).toBe('orders.kept_done');
    expect(await done('cancel')).toBe('common.wrong_state');
    await expect(at.books.pay(id, 10_00)).rejects.toThrow('common.wrong_state');
    await expect(at.books.payBack(id, 10_00)).rejects.toThrow('order-deposits.more_than_paid');
    expect(await invoiced(at, id)).toBe('invoices.nothing_left');
  });
});
