import { expect, test } from 'vitest';
import { paymentMethods } from '#contract/money/payment-methods.ts';
import { orderDepositCalls } from '#contract/sales/order-deposits/order-deposits.ts';
import { orders } from '#contract/sales/orders.ts';
import { orderWorkCalls } from '#contract/sales/order-work/order-work.ts';
import { now } from '#server/kit/clock.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { workshop } from '#tests/support/factories/orders/workshop.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

async function desk() {
  const shop = await workshop(server);
  const { me, step } = shop;
  const archived = async (id: number, by = me) => {
    const one = await step('archive', id, {}, by);
    const { data } = (
      await server.call(orders.calls.many, { body: { ids: [id], action: 'archive' } }, by)
    ).body;
    return [one.body.error?.code, ...data.refused.map(({ code }) => code)];
  };
  return { ...shop, archived };
}

test('a finished order is not archived, one by one or many at once, and not in the database either', async () => {
  const { order, step, archived, receive } = await desk();
  await receive();
  const { id } = await order();
  await step('finish', id);
  expect(await archived(id)).toEqual(['orders.kept_done', 'orders.kept_done']);
  await expect(
    server.db.transaction('system', (tx) =>
      tx.updateTable('orders').set({ archived_at: now() }).where('id', '=', id).execute(),
    ),
  ).rejects.toThrow('finished');
});

test('an order that a customer has paid on is not archived, also once they were paid back', async () => {
  const { accepted, step, archived, me } = await desk();
  const { id } = await accepted();
  const body = { name: unique('card'), kind: 'card' } as const;
  const method_id = (await server.call(paymentMethods.calls.add, { body }, me)).body.data.id;
  const paying = (amount: number) => ({
    params: { id },
    body: { intent: crypto.randomUUID(), method_id, amount, paid_at: now().toISOString() },
  });
  await server.call(orderDepositCalls.takeDeposit, paying(100_00), me);
  await step('cancel', id);
  expect(await archived(id)).toEqual(['orders.kept_paid', 'orders.kept_paid']);
  await server.call(orderDepositCalls.refundDeposit, paying(100_00), me);
  expect(await archived(id)).toEqual(['orders.kept_paid', 'orders.kept_paid']);
});

test('an accepted order is cancelled instead, and archived then by who may cancel', async () => {
  const { accepted, step, archived, me } = await desk();
  const { id } = await accepted();
  expect(await archived(id)).toEqual(['orders.kept_open', 'orders.kept_open']);
  await step('cancel', id);
  const mechanic = await logInAs(server.db, { site: me.site, roles: ['mechanic'] });
  expect(await archived(id, mechanic)).toEqual(['common.no_right', 'common.no_right']);
  expect(await archived(id)).toEqual([undefined]);
});

test('a cancelled order that somebody worked at stays', async () => {
  const { me, order, step, archived } = await desk();
  const { id } = await order();
  const body = { on: true, line_key: null };
  await server.call(orderWorkCalls.clock, { params: { id }, body }, me);
  await step('cancel', id);
  expect(await archived(id)).toEqual(['orders.kept_worked', 'orders.kept_worked']);
});
