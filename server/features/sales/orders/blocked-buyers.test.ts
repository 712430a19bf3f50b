import { expect, test } from 'vitest';
import { customers } from '#contract/customer/customers.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { orderBuyerCalls } from '#contract/sales/order-buyer/order-buyer.ts';
import { orders } from '#contract/sales/orders.ts';
import { quoteCalls } from '#contract/sales/quotes/quotes.ts';
import { now } from '#server/kit/clock.ts';
import { payByCard } from '#tests/support/economy/invoicing.ts';
import { letCredit } from '#tests/support/economy/let-credit.ts';
import { logInAs, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { makeCar } from '#tests/support/factories/cars.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { makeVatCodes } from '#tests/support/documents/vat-codes.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

/** A reception, a manager, and a customer of theirs. */
async function desk(more: object = {}) {
  const me = await logInAs(server.db, { roles: ['reception'] });
  const manager = await logInAs(server.db, { site: me.site, roles: ['manager'] });
  await makeVatCodes(server.db, me.site);
  const { chain_id } = me.site;
  const customer = await makeCustomer(server.db, { chain_id, ...more });
  const line = (crowns: number) => ({
    key: crypto.randomUUID(),
    position: 0,
    description: 'Winter tyres',
    quantity: 1000,
    unit_price: crowns * 10_000,
    vat_code: '3',
  });
  const add = async (crowns: number, body: object = {}) => {
    const put = [line(crowns)];
    const whole = { customer_id: customer.id, prices_include_vat: true, ...body, lines: { put } };
    return (await server.call(orders.calls.add, { body: whole }, me)).body.data;
  };
  const one = async (id: number) =>
    (await server.call(orders.calls.one, { params: { id } }, me)).body.data;
  const save = async (id: number, change: object, by: LoggedIn = me) => {
    const { version } = await one(id);
    const input = { params: { id }, body: { version, ...change } };
    return (await server.call(orders.calls.save, input, by)).body.error?.code;
  };
  const step = async (word: string, id: number) => {
    const input = { params: { id }, body: { version: (await one(id)).version } };
    return (await server.call(orders.calls[word as 'accept'], input, me)).body.error?.code;
  };
  const change = async (values: object) => {
    const { id } = customer;
    const { version } = (await server.call(customers.calls.one, { params: { id } }, manager)).body
      .data;
    const body = { version, ...values };
    await server.call(customers.calls.save, { params: { id }, body }, manager);
  };
  const block = (blocked: boolean) =>
    change({ blocked, block_reason: blocked ? 'Unpaid since spring.' : '' });
  const buyer = async (id: number, by: LoggedIn = me) =>
    (await server.call(orderBuyerCalls.buyer, { params: { id } }, by)).body.data;
  return { me, manager, customer, chain_id, line, add, one, save, step, block, change, buyer };
}

const refused = 'orders.buyer_blocked';

test('nothing is offered, accepted, planned or begun for who is blocked, of one or of many', async () => {
  const { me, add, step, block, buyer } = await desk();
  const [draft, accepted] = [await add(100), await add(100, { promised_at: now().toISOString() })];
  await step('accept', accepted.id);
  await block(true);
  expect(await step('offer', draft.id)).toBe(refused);
  expect(await step('accept', draft.id)).toBe(refused);
  expect(await step('plan', accepted.id)).toBe(refused);
  expect(await step('start', accepted.id)).toBe(refused);
  const body = { ids: [draft.id], action: 'accept' };
  const { data } = (await server.call(orders.calls.many, { body }, me)).body;
  expect(data.refused).toMatchObject([{ code: refused }]);
  expect(await buyer(draft.id)).toMatchObject({
    blocked: true,
    block_reason: 'Unpaid since spring.',
  });
  await block(false);
  expect(await step('accept', draft.id)).toBeUndefined();
});

test('who is blocked buys nothing through another customer, their car, more lines, or what is taken back', async () => {
  const { chain_id, customer, line, add, save, step, block } = await desk();
  const other = await makeCustomer(server.db, { chain_id });
  const theirs = await add(100, { customer_id: other.id });
  const own = await add(100);
  const gone = await add(100);
  for (const { id } of [theirs, own, gone]) await step('accept', id);
  await step('cancel', gone.id);
  const car = await makeCar(server.db, { chain_id });
  await server.db.transaction('system', (tx) =>
    tx.updateTable('cars').set({ customer_id: customer.id }).where('id', '=', car.id).execute(),
  );
  await block(true);
  expect(await save(theirs.id, { customer_id: customer.id })).toBe(refused);
  expect(await save(theirs.id, { customer_id: null, car_id: car.id })).toBe(refused);
  expect(await save(own.id, { lines: { put: [line(50)] } })).toBe(refused);
  expect(await step('undo', gone.id)).toBe(refused);
  expect(await step('reopen', gone.id)).toBe(refused);
  const { id } = await add(100, { customer_id: null, car_id: car.id });
  expect(await save(id, { customer_id: null })).toBeUndefined();
  expect(await step('accept', id)).toBe(refused);
});

test('what was begun before somebody was blocked is finished by anybody once it is asked to be paid, and unasked where it is', async () => {
  const { manager, add, one, step, block } = await desk();
  const [unpaid, paid] = [await add(100), await add(100)];
  for (const { id } of [unpaid, paid]) {
    await step('accept', id);
    await step('start', id);
  }
  await block(true);
  expect(await step('finish', unpaid.id)).toBe('orders.pay_first');
  const { gross } = await one(paid.id);
  await (await payByCard(server, manager, paid.id)).pay(gross!);
  expect(await step('finish', paid.id)).toBeUndefined();
  const mechanic = await logInAs(server.db, { site: manager.site, roles: ['mechanic'] });
  const finish = async (overrides: readonly string[]) => {
    const { version } = await one(unpaid.id);
    const body = { version, override: true, overrides };
    return server.call(orders.calls.finish, { params: { id: unpaid.id }, body }, mechanic);
  };
  // To go on in spite of something else is no answer to this.
  const other = await finish(['orders.parts_reserved']);
  expect(other.body.error?.code).toBe('orders.pay_first');
  expect(JSON.stringify(other.body)).not.toContain('Unpaid');
  expect((await finish(['orders.pay_first'])).body.error).toBeUndefined();
});

test('a quote is neither sent to nor accepted by who is blocked, and the page does not say why', async () => {
  const { me, add, one, step, block } = await desk();
  const { id } = await add(100);
  await step('offer', id);
  const send = async () => {
    const until = daysAfter(now().toISOString().slice(0, 10), 7);
    const body = { version: (await one(id)).version, transport: 'none' as const, until };
    return (await server.call(quoteCalls.sendQuote, { params: { id }, body }, me)).body;
  };
  const code = (await send()).data.path.split('/').at(-1)!;
  await block(true);
  expect((await send()).error?.code).toBe(refused);
  const order = await one(id);
  const body = {
    key: crypto.randomUUID(),
    version: order.version,
    accepted: order.lines.map(({ key }) => key),
    signed_by: 'Kari',
    signature: '',
    reason: '',
  };
  const answered = await server.call(quoteCalls.answerQuote, { params: { code }, body });
  expect(answered.body.error?.code).toBe('quotes.ask_site');
  expect(JSON.stringify(answered.body)).not.toContain('Unpaid');
  expect((await one(id)).state).toBe('quote');
});

test('a quote that would be more than the limit is not accepted by its link, which does not say why; once it is paid, it is', async () => {
  const { me, manager, customer, add, one, step } = await desk();
  const { id } = await add(100);
  await step('offer', id);
  const until = daysAfter(now().toISOString().slice(0, 10), 7);
  const sent = { version: (await one(id)).version, transport: 'none' as const, until };
  const { data } = (await server.call(quoteCalls.sendQuote, { params: { id }, body: sent }, me))
    .body;
  const code = data.path.split('/').at(-1)!;
  await letCredit(server.db, manager.site, { customer_id: customer.id, limit: 50_00 });
  const answer = async () => {
    const { version, lines } = await one(id);
    const body = {
      key: crypto.randomUUID(),
      version,
      accepted: lines.map(({ key }) => key),
      signed_by: 'Kari',
      signature: '',
      reason: '',
    };
    return (await server.call(quoteCalls.answerQuote, { params: { code }, body })).body;
  };
  const refused = await answer();
  expect(refused.error?.code).toBe('quotes.ask_site');
  expect(refused.error?.message).not.toMatch(/limit|owe|50/);
  expect(await step('accept', id)).toBe('orders.over_credit');
  await (await payByCard(server, manager, id)).pay((await one(id)).gross!);
  expect((await answer()).error).toBeUndefined();
  expect((await one(id)).state).toBe('accepted');
});

test('more than the credit limit is sold at any site only when who may give credit says up to what and why', async () => {
  const { manager, chain_id, customer, line, add, one, save, step, buyer } = await desk();
  await letCredit(server.db, manager.site, { customer_id: customer.id, limit: 1000_00 });
  const [small, large] = [await add(800), await add(700)];
  expect(await step('accept', small.id)).toBeUndefined();
  expect(await step('offer', large.id)).toBeUndefined();
  expect(await step('accept', large.id)).toBe('orders.over_credit');
  expect((await buyer(large.id)).over).toBe(500_00);
  const mechanic = await logInAs(server.db, { site: manager.site, roles: ['mechanic'] });
  expect((await buyer(large.id, mechanic)).over).toBe(0);
  const given = { credit_to: 700_00, credit_reason: 'Pays on Friday' };
  expect(await save(large.id, given)).toBe('common.no_right');
  expect(await save(large.id, given, manager)).toBeUndefined();
  expect(await step('accept', large.id)).toBeUndefined();
  expect(await save(large.id, { lines: { put: [line(50)] } })).toBe('orders.over_credit');
  // What was let to one is not let to another.
  const other = await makeCustomer(server.db, { chain_id });
  await letCredit(server.db, manager.site, { customer_id: other.id, limit: 100_00 });
  expect(await save(large.id, { customer_id: other.id })).toBe('orders.over_credit');
  await step('cancel', large.id);
  await save(large.id, { customer_id: customer.id });
  expect(await one(large.id)).toMatchObject({ credit_to: 700_00 });
});
