import { describe, expect, test } from 'vitest';
import { paymentMethods } from '#contract/money/payment-methods.ts';
import { orderDepositCalls } from '#contract/sales/order-deposits/order-deposits.ts';
import { orders } from '#contract/sales/orders.ts';
import { now } from '#server/kit/clock.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { workshop } from '#tests/support/factories/orders/workshop.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { readPaper } from '#tests/support/paper/read-paper.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

const { deposits, takeDeposit, refundDeposit, reverseDeposit } = orderDepositCalls;

/** An accepted order of 1,234.56 kr with VAT, at a company that takes cards and coins. */
async function sold() {
  const shop = await workshop(server);
  const { me, accepted } = shop;
  const method = async (kind: 'cash' | 'card') => {
    const body = { name: unique(kind), kind, rounding: 'r100' } as const;
    return (await server.call(paymentMethods.calls.add, { body }, me)).body.data.id;
  };
  const [cash, card] = [await method('cash'), await method('card')];
  const { id } = await accepted({ quantity: 1_000, unit_price: 987_64_80 });
  const params = { id };
  const paying = (amount: number, overrides: object = {}) => ({
    params,
    body: {
      intent: crypto.randomUUID(),
      method_id: card,
      amount,
      paid_at: now().toISOString(),
      ...overrides,
    },
  });
  return {
    ...shop,
    params,
    cash,
    paying,
    take: (amount: number, overrides: object = {}, by = me) =>
      server.call(takeDeposit, paying(amount, overrides), by),
    refund: (amount: number, overrides: object = {}) =>
      server.call(refundDeposit, paying(amount, overrides), me),
    reverse: (entry: number) =>
      server.call(
        reverseDeposit,
        { params: { id: entry }, body: { intent: crypto.randomUUID() } },
        me,
      ),
    balance: async () => (await server.call(deposits, { params }, me)).body.data,
    order: async () => (await server.call(orders.calls.one, { params }, me)).body.data,
  };
}

describe('what a customer pays ahead', () => {
  test('is less to pay, stands on the order with who took it, and is printed on the confirmation', async () => {
    const { me, take, balance, order, params } = await sold();
    expect((await take(500_00, { reference: 'Slip 7', note: 'By phone' })).status).toBe(200);
    const { entries, ...sums } = await balance();
    expect(sums).toMatchObject({ gross: 1234_56, paid: 500_00, left: 734_56, back: 0, open: true });
    const by = `${me.user.first_name} ${me.user.last_name}`;
    expect(entries).toMatchObject([{ paid: 500_00, reference: 'Slip 7', note: 'By phone', by }]);
    expect((await order()).paid_ahead).toBe(500_00);
    const history = (await server.call(orders.calls.history, { params }, me)).body.data;
    expect(history[0]).toMatchObject({ action: 'take_deposit' });
    const paper = { params: { ...params, paper: 'confirmation' as const }, query: {} };
    const { body: file } = await server.call(orders.calls.paper, paper, me);
    const [page] = await readPaper(file as unknown as Buffer, 'eye');
    const words = page!.words.replaceAll('\n', ' ');
    expect(words).toMatch(
      /Total with VAT\s+1,234\.56\s+Paid\s+[–-]500\.00\s+Left to pay NOK\s+734\.56/,
    );
    const list = { query: { paid_ahead_from: '1' } as object };
    expect((await server.call(orders.calls.list, list, me)).body.data).toHaveLength(1);
  });

  test('in coins settles all when all that coins can pay was paid, and goes back as it came', async () => {
    const { take, refund, balance, cash } = await sold();
    await take(1234_56, { method_id: cash });
    expect(await balance()).toMatchObject({
      left: 0,
      back: 0,
      entries: [{ paid: 1235_00, rounding: 44 }],
    });
    await refund(1234_56, { method_id: cash });
    expect(await balance()).toMatchObject({ paid: 0, left: 1234_56 });
    expect((await balance()).entries[0]).toMatchObject({ paid: -1235_00, rounding: -44 });
    expect((await take(20, { method_id: cash })).body.error?.code).toBe('order-deposits.no_coins');
  });

  test('is no more than is left, unless somebody says so, and then it has to be paid back', async () => {
    const { take, balance } = await sold();
    const { error } = (await take(1300_00)).body;
    expect(error?.code).toBe('order-deposits.more_than_left');
    expect(error?.message).toContain('Only 1,234.56 is left');
    expect((await take(1300_00, { override: true })).status).toBe(200);
    expect(await balance()).toMatchObject({ left: 0, back: 65_44 });
  });

  test('pressed twice is taken once, and of two who take all that is left one is asked', async () => {
    const { me, take, paying, balance } = await sold();
    const twice = paying(100_00);
    const answers = await Promise.all([
      server.call(takeDeposit, twice, me),
      server.call(takeDeposit, twice, me),
    ]);
    expect(answers[0].body.data.id).toBe(answers[1].body.data.id);
    expect(await balance()).toMatchObject({ paid: 100_00 });
    const both = await Promise.all([take(1134_56), take(1134_56)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await balance()).toMatchObject({ paid: 1234_56, left: 0 });
  });

  test('is taken once when a page of before an update sends it, and one of after it once more', async () => {
    const { me, paying, balance } = await sold();
    const more = paying(1300_00);
    const sendWith = (answered: object) =>
      server.call(
        takeDeposit,
        { ...more, body: { ...more.body, ...answered } },
        { ...me, key: more.body.intent, deviceId: 'desk' },
      );
    const first = await sendWith({ despite: true });
    expect(first.status).toBe(200);
    expect((await sendWith({ override: true })).body).toEqual(first.body);
    expect(await balance()).toMatchObject({ left: 0, back: 65_44 });
    const refused = await sendWith({ override: false });
    expect(refused.body.error?.code).toBe('common.other_request_same_key');
  });

  test('of a cancelled order has to be paid back, and no more than was paid', async () => {
    const { take, refund, step, balance, params } = await sold();
    await take(300_00);
    await step('cancel', params.id);
    expect(await balance()).toMatchObject({ left: 0, back: 300_00, open: false });
    expect((await take(10_00)).body.error?.code).toBe('common.wrong_state');
    expect((await refund(300_01)).body.error?.code).toBe('order-deposits.more_than_paid');
    expect((await refund(300_00)).status).toBe(200);
    expect(await balance()).toMatchObject({ paid: 0, back: 0 });
  });

  test('what is left can be paid once the order is done, and no more than that without a word', async () => {
    const { take, step, balance, order, params, me } = await sold();
    await take(500_00);
    await step('start', params.id);
    await step('finish', params.id, { override: true });
    expect((await order()).state).toBe('done');
    expect(await balance()).toMatchObject({ left: 734_56, open: true });
    expect((await take(734_57)).body.error?.code).toBe('order-deposits.more_than_left');
    expect((await take(734_56)).status).toBe(200);
    expect(await balance()).toMatchObject({ paid: 1234_56, left: 0, back: 0 });
    const paper = { params: { ...params, paper: 'confirmation' as const }, query: {} };
    const { body: file } = await server.call(orders.calls.paper, paper, me);
    const [page] = await readPaper(file as unknown as Buffer, 'eye');
    expect(page!.words.replaceAll('\n', ' ')).toMatch(/Left to pay NOK\s+0\.00/);
  });

  test('of more than the order comes to its paper says what is paid back', async () => {
    const { take, params, me } = await sold();
    await take(1300_00, { override: true });
    const paper = { params: { ...params, paper: 'confirmation' as const }, query: {} };
    const { body: file } = await server.call(orders.calls.paper, paper, me);
    const [page] = await readPaper(file as unknown as Buffer, 'eye');
    expect(page!.words.replaceAll('\n', ' ')).toMatch(/To be paid back NOK\s+65\.44/);
  });

  test('entered by mistake is taken back once, by its opposite', async () => {
    const { take, refund, reverse, balance } = await sold();
    const { id } = (await take(300_00)).body.data;
    expect((await reverse(id)).status).toBe(200);
    expect((await reverse(id)).body.error?.code).toBe('order-deposits.taken_back');
    const [back, first] = (await balance()).entries;
    expect(back).toMatchObject({ paid: -300_00, reverses: id });
    expect(first).toMatchObject({ paid: 300_00, taken_back: true });
    expect((await reverse(back!.id)).body.error?.code).toBe('order-deposits.taken_back');
    // What went back to the customer since cannot have been a mistake as well.
    const other = (await take(200_00)).body.data.id;
    await refund(200_00);
    expect((await reverse(other)).body.error?.code).toBe('order-deposits.more_than_paid');
  });

  test('is paid by a method of the company that is in use, in the past, and taken by who may', async () => {
    const { me, take, paying } = await sold();
    const stranger = await logInAs(server.db, { roles: ['manager'] });
    const body = { name: 'Theirs', kind: 'card' as const };
    const theirs = (await server.call(paymentMethods.calls.add, { body }, stranger)).body.data.id;
    const wrong = (await take(1_00, { method_id: theirs })).body.error;
    expect(wrong?.fields).toHaveProperty('method_id');
    const tomorrow = new Date(now().getTime() + 86_400_000).toISOString();
    expect((await take(1_00, { paid_at: tomorrow })).body.error?.fields).toHaveProperty('paid_at');
    expect((await server.call(takeDeposit, paying(1_00), stranger)).status).toBe(404);
    const mechanic = await logInAs(server.db, { site: me.site, roles: ['mechanic'] });
    expect((await take(1_00, {}, mechanic)).status).toBe(403);
  });
});
