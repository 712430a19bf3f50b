import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { askedPaymentCalls } from '#contract/economy/payment-links/asked-calls.ts';
import type { ProviderName } from '#contract/economy/payment-links/online-payments.ts';
import { payCalls } from '#contract/economy/payment-links/pay-calls.ts';
import { onlineRefundCalls } from '#contract/economy/payment-links/refund-calls.ts';
import { now } from '#server/kit/clock.ts';
import { bookkeeper } from '#tests/support/economy/bookkeeper.ts';
import { letPayByCard, letPayByPhone } from '#tests/support/economy/pay-online.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { testServer } from '#tests/support/server.ts';
import { dueRefunds } from './refunds-repo.ts';
import { settleRefund } from './settle-refund.ts';

const server = await testServer();
const { paidOnline, refundOnline } = onlineRefundCalls;

/** An order of 500 kroner that was paid online, and what is done to give that back. */
async function paidAt(provider: ProviderName = 'easy') {
  const books = await bookkeeper(server);
  const { me } = books;
  await (provider === 'easy' ? letPayByCard : letPayByPhone)(server, me);
  const id = await books.doneOrder();
  const params = { id };
  const ask = { params, body: { amount: 500_00, transport: 'none' as const } };
  const { path } = (await server.call(askedPaymentCalls.askPayment, ask, me)).body.data;
  const code = path.split('token=')[1]!;
  const begun = await server.call(payCalls.pay, { params: { code }, body: { provider } });
  const at = new URL(begun.body.data.url).searchParams.get('id')!;
  const act = (what: string) =>
    server.app.http.inject({
      method: 'POST',
      url: `/demo/${provider}/pages/${at}`,
      payload: { do: what },
    });
  await act('pay');
  const seen = async (by = me) => (await server.call(paidOnline, { params }, by)).body.data;
  const { deposit_id } = (await seen()).payments[0]!;
  const give = (amount: number, more: object = {}, by = me) => {
    const body = { intent: crypto.randomUUID(), deposit_id, amount, ...more };
    return server.call(refundOnline, { params, body }, by);
  };
  /** What the job does, once everything that waits is due. */
  const runJob = async () => {
    const { chain_id } = me.site;
    await server.db.transaction('system', (tx) =>
      sql`update online_refunds set asked_at = null where chain_id = ${chain_id}`.execute(tx),
    );
    const due = await server.db.transaction('system', (tx) => dueRefunds(tx, now()));
    const ours = due.filter((one) => one.chain_id === chain_id);
    await Promise.all(
      ours.flatMap((one) => [1, 2].map(() => settleRefund(server.app, one, { requestId: 'job' }))),
    );
  };
  const deposits = async () =>
    (
      await server.db.transaction('system', (tx) =>
        tx
          .selectFrom('order_deposits')
          .select('amount')
          .where('order_id', '=', id)
          .where('chain_id', '=', me.site.chain_id)
          .orderBy('id')
          .execute(),
      )
    ).map(({ amount }) => amount);
  const states = async () => (await seen()).refunds.map(({ state }) => state);
  return { ...books, id, act, seen, give, runJob, deposits, states };
}

test.each(['vipps', 'easy'] as const)(
  'what was paid by %s goes back to where it came from, is booked and entered once',
  async (provider) => {
    const { give, runJob, deposits, states, seen, balances } = await paidAt(provider);
    expect((await give(200_00)).body.data.state).toBe('pending');
    await runJob();
    await runJob();
    expect([await states(), await deposits()]).toEqual([['done'], [500_00, -200_00]]);
    expect((await seen()).payments).toMatchObject([{ amount: 500_00, left: 300_00 }]);
    const sums = Object.values(await balances());
    expect(sums.reduce((all, one) => all + one, 0)).toBe(0);
  },
);

test('of two who press at once one gives back, and the same press sent twice is one', async () => {
  const { give, runJob, deposits } = await paidAt();
  const answers = await Promise.all([give(500_00), give(500_00)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  await runJob();
  expect(await deposits()).toEqual([500_00, -500_00]);
  const other = await paidAt();
  const intent = crypto.randomUUID();
  const both = await Promise.all([other.give(100_00, { intent }), other.give(100_00, { intent })]);
  expect(both[0].body.data.id).toBe(both[1].body.data.id);
  await other.runJob();
  expect(await other.deposits()).toEqual([500_00, -100_00]);
});

test('no more goes back than was paid by that payment, and one part after another', async () => {
  const { give, runJob, deposits, pay, id } = await paidAt();
  expect((await give(500_01)).body.error?.code).toBe('order-deposits.more_than_paid');
  await give(300_00);
  expect((await give(100_00)).body.error?.code).toBe('payment-links.refund_pending');
  await runJob();
  // What was paid at the counter since goes back there.
  await pay(id, 300_00);
  expect((await give(200_01)).body.error?.code).toBe('order-deposits.more_than_paid');
  expect((await give(200_00)).status).toBe(200);
  await runJob();
  expect(await deposits()).toEqual([500_00, -300_00, 300_00, -200_00]);
});

test('what is on its way back is not paid back at the counter as well', async () => {
  const { give, runJob, payBack, id, deposits } = await paidAt();
  await give(400_00);
  await expect(payBack(id, 100_01)).rejects.toThrow('more_than_paid');
  await payBack(id, 100_00);
  await runJob();
  expect((await deposits()).reduce((sum, amount) => sum + amount, 0)).toBe(0);
});

test.each(['vipps', 'easy'] as const)(
  'an answer of %s that is lost is asked for again, and it is given back once',
  async (provider) => {
    const { give, runJob, deposits, states, act } = await paidAt(provider);
    await act('lose answers');
    await give(200_00);
    await runJob();
    await act('answer');
    await runJob();
    expect([await states(), await deposits()]).toEqual([['done'], [500_00, -200_00]]);
  },
);

test('a provider that does not answer is asked again later', async () => {
  const { give, runJob, deposits, states, act } = await paidAt('vipps');
  await act('be silent');
  await give(200_00);
  await runJob();
  expect([await states(), await deposits()]).toEqual([['pending'], [500_00]]);
  await act('answer');
  await runJob();
  expect(await states()).toEqual(['done']);
});

test('what a provider refuses has failed, is in no book, and can be tried again', async () => {
  const { give, runJob, deposits, states, act } = await paidAt();
  await act('refuse');
  await give(200_00);
  await runJob();
  expect([await states(), await deposits()]).toEqual([['failed'], [500_00]]);
  await act('answer');
  expect((await give(500_00)).status).toBe(200);
  await runJob();
  expect(await deposits()).toEqual([500_00, -500_00]);
});

test('what goes back of an invoiced order is owed again', async () => {
  const { give, runJob, issued, id, owed } = await paidAt();
  await issued(id);
  expect(await owed()).toBe(0);
  await give(200_00);
  await runJob();
  expect(await owed()).toBe(200_00);
});

test('another site sees and gives back nothing, and neither does a mechanic', async () => {
  const { give, seen, me } = await paidAt();
  const site = await makeSite(server.db, { company_id: me.site.company_id });
  const far = await logInAs(server.db, { site, roles: ['manager'] });
  expect((await give(1_00, {}, far)).status).toBe(404);
  expect(await seen(far)).toBeUndefined();
  const mechanic = await logInAs(server.db, { site: me.site, roles: ['mechanic'] });
  expect((await give(1_00, {}, mechanic)).status).toBe(403);
});
