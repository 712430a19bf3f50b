import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { askedPaymentCalls } from '#contract/economy/payment-links/asked-calls.ts';
import { payCalls } from '#contract/economy/payment-links/pay-calls.ts';
import { paymentLinkCalls } from '#contract/economy/payment-links/payment-link-calls.ts';
import { orderDepositCalls } from '#contract/sales/order-deposits/order-deposits.ts';
import { bookkeeper } from '#tests/support/economy/bookkeeper.ts';
import { letPayByCard } from '#tests/support/economy/pay-online.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();
const { askedPayment, askPayment, withdrawPayment } = askedPaymentCalls;

/** A finished order of 500 kroner at a company that is paid by card online, and what is done about it. */
async function asking({ isOffered = true } = {}) {
  const books = await bookkeeper(server);
  const { me } = books;
  if (isOffered) await letPayByCard(server, me);
  const id = await books.doneOrder();
  const params = { id };
  const ask = (amount = 500_00, transport: 'none' | 'sms' | 'mail' = 'none', by = me) =>
    server.call(askPayment, { params, body: { amount, transport } }, by);
  const codeOf = async (amount?: number) => (await ask(amount)).body.data.path.split('token=')[1]!;
  const open = async (code: string) =>
    (await server.call(paymentLinkCalls.paymentPage, { params: { code } })).body.data;
  const pay = (code: string) =>
    server.call(payCalls.pay, { params: { code }, body: { provider: 'easy' } });
  const begun = async (code: string) => {
    const { url } = (await pay(code)).body.data;
    const at = `/demo/easy/pages/${new URL(url).searchParams.get('id')!}`;
    const shown = await server.app.http.inject({ url: at });
    const { returnUrl } = shown.json<{ returnUrl: string }>();
    const reference = new URL(returnUrl).searchParams.get('payment')!;
    const act = (what: string, calls = true) =>
      server.app.http.inject({ method: 'POST', url: at, payload: { do: what, calls } });
    const outcome = async () =>
      (await server.call(payCalls.outcome, { params: { code, reference } })).body.data;
    return { url, act, outcome };
  };
  const deposits = async () =>
    (await server.call(orderDepositCalls.deposits, { params }, me)).body.data;
  const asked = async (by = me) => (await server.call(askedPayment, { params }, by)).body.data;
  const withdraw = (by = me) => server.call(withdrawPayment, { params, body: {} }, by);
  const notices = () =>
    server.db.transaction('system', (tx) =>
      tx
        .selectFrom('notifications')
        .select('title_en')
        .where('chain_id', '=', me.site.chain_id)
        .where('title_en', 'like', '%pay back%')
        .execute(),
    );
  const asSystem = (of: ReturnType<typeof sql>) =>
    server.db.transaction('system', (tx) => of.execute(tx));
  return {
    ...books,
    id,
    ask,
    codeOf,
    open,
    pay,
    payAtCounter: books.pay,
    begun,
    deposits,
    asked,
    withdraw,
    notices,
    asSystem,
  };
}

test('what is asked on an order is paid by its link: it is a deposit, once, and booked', async () => {
  const { codeOf, open, begun, deposits, asked, balances } = await asking();
  const code = await codeOf(300_00);
  expect(await open(code)).toMatchObject({
    of: 'order',
    state: 'open',
    gross: 500_00,
    paid: 0,
    left: 300_00,
    ways: ['easy'],
  });
  const { act, outcome } = await begun(code);
  await act('pay', false);
  await Promise.all([outcome(), act('pay'), act('pay'), outcome()]);
  expect(await outcome()).toMatchObject({ of: 'order', state: 'paid', amount: 300_00 });
  const { entries, paid, left } = await deposits();
  expect([entries.length, paid, left]).toEqual([1, 300_00, 200_00]);
  expect(await open(code)).toMatchObject({ state: 'paid', left: 0, ways: [] });
  expect((await asked()).asked).toMatchObject({ state: 'paid', amount: 300_00, left: 0 });
  const sums = Object.values(await balances());
  expect(sums.length).toBeGreaterThan(1);
  expect(sums.reduce((all, one) => all + one, 0)).toBe(0);
});

test('the page says nothing of who is asked, and names no row', async () => {
  const { codeOf, open, id } = await asking();
  const text = JSON.stringify(await open(await codeOf()));
  expect(text).not.toContain('Kirkeveien');
  expect(text).not.toContain(`"id":${id}`);
});

test('the link is the same each time, and shows what was asked last', async () => {
  const { codeOf, open, begun } = await asking();
  const code = await codeOf(300_00);
  const first = await begun(code);
  expect(await codeOf(200_00)).toBe(code);
  expect(await open(code)).toMatchObject({ left: 200_00 });
  expect((await begun(code)).url).not.toBe(first.url);
});

test('what is withdrawn is not paid, and can be asked for again', async () => {
  const { codeOf, open, pay, withdraw } = await asking();
  const code = await codeOf();
  expect((await withdraw()).status).toBe(200);
  expect((await withdraw()).body.error?.code).toBe('payment-links.not_asked');
  expect(await open(code)).toMatchObject({ state: 'withdrawn', left: 0 });
  expect((await pay(code)).body.error?.code).toBe('payment-links.nothing_to_pay');
  await codeOf();
  expect(await open(code)).toMatchObject({ state: 'open', left: 500_00 });
});

test('what was begun of what is asked no more is cancelled at its provider', async () => {
  const { codeOf, begun, withdraw, deposits } = await asking();
  const code = await codeOf(300_00);
  const first = await begun(code);
  await codeOf(200_00);
  const second = await begun(code);
  expect((await first.outcome()).state).toBe('cancelled');
  await withdraw();
  await expect.poll(async () => (await second.outcome()).state).toBe('cancelled');
  await Promise.all([first.act('pay'), second.act('pay')]);
  expect((await deposits()).paid).toBe(0);
});

test('what is paid at the counter is not asked for any more', async () => {
  const { codeOf, open, payAtCounter, id } = await asking();
  const code = await codeOf();
  await payAtCounter(id, 400_00);
  expect(await open(code)).toMatchObject({ state: 'open', paid: 400_00, left: 100_00 });
  await payAtCounter(id, 100_00);
  expect(await open(code)).toMatchObject({ state: 'paid', left: 0 });
});

test('what comes after the order was invoiced settles the invoice', async () => {
  const { codeOf, open, begun, issued, id, owed } = await asking();
  const code = await codeOf();
  const { act, outcome } = await begun(code);
  await issued(id);
  expect(await owed()).toBe(500_00);
  expect(await open(code)).toMatchObject({ state: 'open', left: 500_00 });
  await act('pay');
  expect((await outcome()).state).toBe('paid');
  expect(await owed()).toBe(0);
  expect(await open(code)).toMatchObject({ state: 'paid', left: 0 });
});

test('of a cancelled order nothing is taken, and what comes all the same has to be paid back', async () => {
  const { codeOf, open, begun, pay, deposits, notices, asSystem, id } = await asking();
  const code = await codeOf();
  const { act, outcome } = await begun(code);
  await asSystem(sql`update orders set state = 'cancelled' where id = ${id}`);
  expect(await open(code)).toMatchObject({ state: 'closed', left: 0, ways: [] });
  await act('pay');
  expect((await outcome()).state).toBe('paid');
  expect((await pay(code)).body.error?.code).toBe('payment-links.nothing_to_pay');
  expect(await deposits()).toMatchObject({ paid: 500_00, back: 500_00 });
  expect(await notices()).toHaveLength(1);
});

test('of an order that is archived the link says so, and it comes back with what is paid all the same', async () => {
  const { codeOf, open, begun, deposits, asSystem, id } = await asking();
  const code = await codeOf();
  const { act } = await begun(code);
  await asSystem(sql`update orders set state = 'accepted', archived_at = now() where id = ${id}`);
  expect(await open(code)).toMatchObject({ state: 'closed' });
  await act('pay');
  expect((await deposits()).paid).toBe(500_00);
});

test('nobody is asked for more than is left, or for anything where nothing is taken online', async () => {
  const { ask, id, payAtCounter } = await asking();
  expect((await ask(500_01)).body.error?.fields).toHaveProperty('amount');
  await payAtCounter(id, 400_00);
  expect((await ask(100_01)).body.error?.fields).toHaveProperty('amount');
  expect((await ask(100_00)).status).toBe(200);
  const none = await asking({ isOffered: false });
  expect((await none.ask()).body.error?.code).toBe('payment-links.no_provider');
  expect((await none.asked()).offered).toBe(false);
});

test('the link is sent to the customer, where it is known where to', async () => {
  const { ask, asked, asSystem, me } = await asking();
  expect((await ask(500_00, 'sms')).body.error?.code).toBe('payment-links.no_recipient');
  expect((await asked()).asked).toBeNull();
  await asSystem(sql`update customers set phone = '90012345' where chain_id = ${me.site.chain_id}`);
  expect((await ask(500_00, 'sms')).status).toBe(200);
  const sent = await server.db.transaction('system', (tx) =>
    tx
      .selectFrom('messages')
      .select('recipient')
      .where('chain_id', '=', me.site.chain_id)
      .where('transport', '=', 'sms')
      .execute(),
  );
  expect(sent).toEqual([{ recipient: '90012345' }]);
});

test('another site neither asks, reads nor withdraws, and a mechanic asks for nothing', async () => {
  const { ask, asked, withdraw, me } = await asking();
  await ask();
  const site = await makeSite(server.db, { company_id: me.site.company_id });
  const far = await logInAs(server.db, { site, roles: ['manager'] });
  expect((await ask(1_00, 'none', far)).status).toBe(404);
  expect((await withdraw(far)).status).toBe(404);
  expect(await asked(far)).toBeUndefined();
  const mechanic = await logInAs(server.db, { site: me.site, roles: ['mechanic'] });
  expect((await ask(1_00, 'none', mechanic)).status).toBe(403);
});
