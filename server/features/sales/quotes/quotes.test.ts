import { expect, test } from 'vitest';
import { orders } from '#contract/sales/orders.ts';
import { quoteCalls } from '#contract/sales/quotes/quotes.ts';
import { dayOf, daysAfter } from '#contract/kit/time/zoned-time.ts';
import { now } from '#server/kit/clock.ts';
import { bodyOf } from '#server/kit/mail/messages-repo.ts';
import { makeVatCodes } from '#tests/support/documents/vat-codes.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

const { sendQuote, closeQuote, quotePage, answerQuote } = quoteCalls;
const today = dayOf(now().getTime(), 'Europe/Oslo');
const nextWeek = daysAfter(today, 7);

const line = (description: string, position: number) => ({
  key: crypto.randomUUID(),
  position,
  description,
  quantity: 1000,
  unit_price: 100_00_00,
  vat_code: '3',
});

/** A quote of two lines, sent to a customer, and anyone who has its address. */
async function offered(transport: 'mail' | 'sms' | 'none' = 'sms') {
  const me = await logInAs(server.db, { roles: ['manager'] });
  const { chain_id } = me.site;
  await makeVatCodes(server.db, me.site);
  const customer = await makeCustomer(server.db, {
    chain_id,
    name: 'Åsa Öberg',
    phone: '90012345',
    email: 'asa@example.com',
    language: 'sv',
  });
  const lines = [line('Winter tyres', 1), line('Wash of the rims', 2)];
  const body = { customer_id: customer.id, lines: { put: lines } };
  const { id } = (await server.call(orders.calls.add, { body }, me)).body.data;
  const params = { id };
  const order = async () => (await server.call(orders.calls.one, { params }, me)).body.data;
  const step = async (word: 'offer' | 'accept' | 'cancel') =>
    server.call(orders.calls[word], { params, body: { version: (await order()).version } }, me);
  const send = async (more: object = {}) => {
    const { version } = await order();
    const input = { version, transport, until: nextWeek, ...more };
    return server.call(sendQuote, { params, body: input }, me);
  };
  await step('offer');
  const { data } = (await send()).body;
  const own = { params: { code: data.path.split('/').at(-1)! } };
  const open = () => server.call(quotePage, own);
  const answer = async (accepted: readonly string[], more: object = {}) => {
    const { version } = await order();
    const input = {
      key: crypto.randomUUID(),
      version,
      signed_by: 'Åsa',
      signature: '',
      reason: '',
    };
    return server.call(answerQuote, {
      ...own,
      body: { ...input, accepted: [...accepted], ...more },
    });
  };
  const keys = lines.map(({ key }) => key);
  return { me, id, params, path: data.path, own, keys, order, step, send, open, answer };
}

test('a quote is sent to its customer in their language, with an address that opens it', async () => {
  const { me, path, open, order } = await offered();
  const { site } = me;
  const [message] = await server.db.transaction('system', (tx) =>
    tx.selectFrom('messages').selectAll().where('site_id', '=', site.id).execute(),
  );
  expect(message).toMatchObject({ transport: 'sms', recipient: '90012345', sealed: true });
  const body = bodyOf(server.app.keys, message as never);
  expect(body).toContain(path);
  expect(body).toContain('din offert 1');
  const page = (await open()).body;
  expect(page.data).toMatchObject({
    siteName: site.name,
    number: '1',
    state: 'open',
    language: 'sv',
    // A private person is shown prices with VAT, however the order was written.
    includesVat: true,
    lines: [{ description: 'Winter tyres', amount: 125_00, accepted: null }, { amount: 125_00 }],
  });
  for (const kept of ['Åsa', 'Öberg', '90012345', 'asa@']) {
    expect(JSON.stringify(page)).not.toContain(kept);
  }
  expect(await order()).toMatchObject({ quote_sent_to: '90012345', quote_answer: '' });
});

test('who accepts all has ordered it, and who and when stands with the order', async () => {
  const { answer, keys, order, params, me } = await offered();
  const { status, body } = await answer(keys, { signature: 'M10 10L20 20' });
  expect([status, body.data.state]).toEqual([200, 'accepted']);
  const done = await order();
  expect(done).toMatchObject({
    state: 'accepted',
    line_count: 2,
    quote_answer: 'accepted',
    quote_signed_by: 'Åsa',
    quote_signature: { drawn: 'M10 10L20 20' },
  });
  expect(done.quote_answered_at).not.toBeNull();
  const history = (await server.call(orders.calls.history, { params }, me)).body.data;
  expect(history.slice(0, 2).map(({ action, by_customer }) => [action, by_customer])).toEqual([
    ['accept', true],
    ['answer_quote', true],
  ]);
});

test('what they do without leaves the order and stays with their answer', async () => {
  const { answer, keys, order, open } = await offered();
  expect((await answer([keys[0]!])).body.data.state).toBe('partly');
  expect(await order()).toMatchObject({
    state: 'accepted',
    line_count: 1,
    net: 100_00,
    quote_answer: 'partly',
    quote_lines: [
      { description: 'Winter tyres', accepted: true },
      { description: 'Wash of the rims', accepted: false },
    ],
  });
  expect((await open()).body.data.lines).toMatchObject([{ accepted: true }, { accepted: false }]);
});

test('who declines says why, and the site may offer something else', async () => {
  const { answer, order, send, open } = await offered();
  expect((await answer([], { reason: 'Too dear', signed_by: '' })).body.data.state).toBe(
    'declined',
  );
  expect(await order()).toMatchObject({
    state: 'quote',
    line_count: 2,
    quote_answer: 'declined',
    quote_reason: 'Too dear',
  });
  await send();
  expect((await open()).body.data).toMatchObject({
    state: 'open',
    lines: [{ accepted: null }, {}],
  });
});

test('pressed twice, or sent again after its answer was lost, it is done once', async () => {
  const { own, keys, order } = await offered();
  const { version } = await order();
  const key = crypto.randomUUID();
  const input = { key, version, accepted: keys, signed_by: 'Åsa', signature: '', reason: '' };
  const press = () => server.call(answerQuote, { ...own, body: input });
  const answers = await Promise.all([press(), press()]);
  expect(answers.map(({ status, body }) => [status, body.data.state])).toEqual([
    [200, 'accepted'],
    [200, 'accepted'],
  ]);
  const after = await order();
  expect((await press()).body.data.state).toBe('accepted');
  expect((await order()).version).toBe(after.version);
});

test('what the site changed meanwhile is not answered over', async () => {
  const { me, params, keys, order, answer, open } = await offered();
  const { version } = await order();
  const more = { version, lines: { put: [line('Valves', 3)] } };
  await server.call(orders.calls.save, { params, body: more }, me);
  const late = await answer(keys, { version });
  expect([late.status, late.body.error?.code]).toEqual([409, 'quotes.changed']);
  expect((await open()).body.data).toMatchObject({ state: 'open', revision: version + 1 });
});

test.each([
  ['no name', { signed_by: ' ' }, 422, 'quotes.not_signed'],
  ['a line of another order', { accepted: [crypto.randomUUID()] }, 409, 'quotes.changed'],
  ['a name that is no path', { signature: '<script>' }, 422, 'common.wrong_input'],
])('an answer with %s is refused', async (_, more, status, code) => {
  const { answer, keys } = await offered('none');
  const refused = await answer(keys, more);
  expect([refused.status, refused.body.error?.code]).toEqual([status, code]);
});

test('an address is over after its last day, closed by the site, and opens nothing that was guessed', async () => {
  const { me, id, params, own, open, send } = await offered();
  await server.db.transaction('system', (tx) =>
    tx
      .updateTable('links')
      .set({ expires_at: new Date(now().getTime() - 1000) })
      .where('order_id', '=', id)
      .execute(),
  );
  expect((await open()).body.error?.code).toBe('quotes.link_ended');
  await send();
  expect((await open()).status).toBe(200);
  await server.call(closeQuote, { params }, me);
  expect((await open()).status).toBe(404);
  const again = (await send()).body.data.path;
  expect(again).not.toContain(own.params.code);
  const guessed = await server.call(quotePage, { params: { code: 'guessed' } });
  expect(guessed.status).toBe(404);
});

test.each([
  [{ until: daysAfter(today, -2) }, 'common.wrong_input'],
  [{ until: daysAfter(today, 500) }, 'common.wrong_input'],
  [{ version: 1 }, 'common.changed_elsewhere'],
])('a quote is not sent with %j', async (more, code) => {
  const { send } = await offered('none');
  expect((await send(more)).body.error?.code).toBe(code);
});

test('nobody is sent what is no quote, or has nowhere to go', async () => {
  const { me, params, order, step, send } = await offered('none');
  const { version } = await order();
  await server.call(orders.calls.save, { params, body: { version, customer_id: null } }, me);
  expect((await send({ transport: 'mail' })).body.error?.code).toBe('quotes.no_recipient');
  await step('cancel');
  expect((await send()).body.error?.code).toBe('common.wrong_state');
});
