import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import {
  onlinePayments,
  type ProviderName,
} from '#contract/economy/payment-links/online-payments.ts';
import { payCalls, providerKeyCalls } from '#contract/economy/payment-links/pay-calls.ts';
import { paymentLinkCalls } from '#contract/economy/payment-links/payment-link-calls.ts';
import { bookkeeper } from '#tests/support/economy/bookkeeper.ts';
import { testServer } from '#tests/support/server.ts';
import { callbackOf } from './access.ts';
import { settlePayment } from './settle-payment.ts';
import { longOpenPayments } from './payments-repo.ts';

const server = await testServer();
// The providers that are played here are asked by the network, as any other.
beforeAll(async () => {
  if (server.app.http.addresses().length > 0) return;
  await server.app.http.listen({ port: 0, host: '127.0.0.1' });
});

const { keepKeys, providers } = providerKeyCalls;
const keysOf = {
  vipps: { client_id: 'a', client_secret: 'b', subscription_key: 'c', secret_key: '' },
  easy: { client_id: '', client_secret: '', subscription_key: '', secret_key: 'd' },
};

/** A company whose books are kept and whose invoices can be paid online, and one of 500 kroner. */
async function payable() {
  const books = await bookkeeper(server);
  const { me } = books;
  const { chain_id, company_id } = me.site;
  await server.db.transaction('system', (tx) =>
    sql`
      insert into payment_methods (chain_id, company_id, name, kind)
      values (${chain_id}, ${company_id}, 'Vipps online', 'mobile')`.execute(tx),
  );
  const { data } = (await server.call(onlinePayments.calls.company.read, undefined, me)).body;
  // By its number a sales unit is known, so no two companies have the same.
  const vipps_number = String(company_id).padStart(6, '9');
  const set = { ...data, environment: 'demo' as const, vipps_number };
  await server.call(onlinePayments.calls.company.save, { body: set }, me);
  const keep = (provider: ProviderName, more: object = {}) =>
    server.call(keepKeys, { body: { provider, ...keysOf[provider], ...more } }, me);
  for (const provider of ['vipps', 'easy'] as const) {
    expect((await keep(provider)).status).toBe(200);
  }
  const id = (await books.issued(await books.doneOrder())).id;
  const made = await server.call(paymentLinkCalls.makeLink, { params: { id }, body: {} }, me);
  const code = made.body.data.path.split('token=')[1]!;
  const pay = (provider: ProviderName = 'vipps') =>
    server.call(payCalls.pay, { params: { code }, body: { provider } });
  const begun = async (provider: ProviderName = 'vipps') => {
    const { url } = (await pay(provider)).body.data;
    const at = new URL(url).searchParams.get('id')!;
    const act = async (what: string, calls = true) => {
      const page = `/demo/${provider}/pages/${at}`;
      const body = { do: what, calls };
      await server.app.http.inject({ method: 'POST', url: page, payload: body });
    };
    const shown = await server.app.http.inject({ url: `/demo/${provider}/pages/${at}` });
    const { returnUrl } = shown.json<{ returnUrl: string }>();
    const reference = new URL(returnUrl).searchParams.get('payment')!;
    const outcome = async () =>
      (await server.call(payCalls.outcome, { params: { code, reference } })).body.data.state;
    return { url, at, reference, act, outcome };
  };
  /** What the job does, once everything that waits is due. */
  const runJob = async () => {
    await server.db.transaction('system', (tx) =>
      sql`update online_payments set asked_at = now() - interval '2 hours'
        where state = 'pending' and company_id = ${company_id}`.execute(tx),
    );
    const due = await server.db.transaction('system', (tx) => longOpenPayments(tx, new Date()));
    for (const one of due) await settlePayment(server.app, one, { requestId: 'job' });
  };
  const open = async () =>
    (await server.call(invoices.calls.one, { params: { id } }, me)).body.data.open;
  const entries = async () =>
    (
      await server.db.transaction('system', (tx) =>
        tx
          .selectFrom('customer_entries')
          .select('amount')
          .where('company_id', '=', company_id)
          .where('kind', '=', 'payment')
          .execute(),
      )
    ).map(({ amount }) => amount);
  return { ...books, id, code, keep, pay, begun, open, entries, runJob };
}

test.each(['vipps', 'easy'] as const)(
  'an invoice is paid by %s: it is settled, booked, and paid for who comes back',
  async (provider) => {
    const { begun, open, entries, balances, owed, gaps } = await payable();
    const { act, outcome } = await begun(provider);
    expect(await outcome()).toBe('pending');
    await act('pay');
    expect([await open(), await entries()]).toEqual([0, [-500_00]]);
    expect(await outcome()).toBe('paid');
    expect([await owed(), await gaps()]).toEqual([0, []]);
    const sums = await balances();
    expect(Object.values(sums).reduce((all, one) => all + one, 0)).toBe(0);
    expect(sums['1500'] ?? 0).toBe(0);
  },
);

test('of what nobody calls back about, who comes back asks, and it is paid once however many ask at once', async () => {
  const { begun, open, entries } = await payable();
  const { act, outcome } = await begun();
  await act('pay', false);
  expect(await open()).toBe(500_00);
  await Promise.all([outcome(), outcome(), act('pay'), act('pay'), outcome()]);
  expect(await outcome()).toBe('paid');
  expect([await open(), await entries()]).toEqual([0, [-500_00]]);
});

test('what is given up is cancelled, and can be begun again', async () => {
  const { begun, open } = await payable();
  const first = await begun();
  await first.act('give up');
  expect(await first.outcome()).toBe('cancelled');
  const second = await begun();
  expect(second.reference).not.toBe(first.reference);
  await second.act('pay');
  expect(await open()).toBe(0);
});

test('two tabs pay the same payment, and who comes later has nothing to pay', async () => {
  const { begun, pay } = await payable();
  const [one, other] = [await begun(), await begun()];
  expect(other.url).toBe(one.url);
  await one.act('pay', false);
  // Its second tab presses again before anybody has called back.
  await expect
    .poll(async () => (await pay()).body.error?.code)
    .toBe('payment-links.nothing_to_pay');
});

test('who takes another way pays by that alone: the first is cancelled at its provider', async () => {
  const { begun, open, entries } = await payable();
  const vipps = await begun('vipps');
  const easy = await begun('easy');
  expect(await vipps.outcome()).toBe('cancelled');
  await vipps.act('pay');
  expect(await entries()).toEqual([]);
  await easy.act('pay');
  expect([await open(), await entries()]).toEqual([0, [-500_00]]);
});

test('what is paid and not known yet when another way is taken stays paid, and leaves nothing to pay', async () => {
  const { begun, pay, open, entries } = await payable();
  const { act, outcome } = await begun('easy');
  await act('pay', false);
  expect((await pay('vipps')).body.error?.code).toBe('payment-links.nothing_to_pay');
  expect([await outcome(), await open(), await entries()]).toEqual(['paid', 0, [-500_00]]);
});

test.each(['vipps', 'easy'] as const)(
  'what is begun by %s is cancelled there once the invoice is credited, also after its provider was silent',
  async (provider) => {
    const { begun, credited, id, entries, runJob, owed } = await payable();
    const { act, outcome } = await begun(provider);
    await credited(id);
    await act('be silent');
    await runJob();
    await act('answer');
    expect(await entries()).toEqual([]);
    await runJob();
    expect(await outcome()).toBe('cancelled');
    await act('pay');
    expect([await entries(), await owed()]).toEqual([[], 0]);
  },
);

test('once its link is closed nothing is paid by it, and what is paid all the same is not lost', async () => {
  const { me, id, begun, runJob, entries, open } = await payable();
  const [vipps, easy] = [await begun('vipps'), await begun('easy')];
  await easy.act('pay', false);
  await server.call(paymentLinkCalls.closeLink, { params: { id }, body: {} }, me);
  await runJob();
  await vipps.act('pay');
  expect([await vipps.outcome(), await easy.outcome()]).toEqual(['cancelled', 'paid']);
  expect([await open(), await entries()]).toEqual([0, [-500_00]]);
});

test('what its payer has confirmed and nobody has taken is let go once the invoice is credited', async () => {
  const { begun, credited, id, entries, runJob } = await payable();
  const { act, outcome } = await begun('vipps');
  await act('pay', false);
  await credited(id);
  await runJob();
  expect([await outcome(), await entries()]).toEqual(['cancelled', []]);
});

test('both ways, where the first could not be cancelled: both are kept, and the second is its customer’s', async () => {
  const { begun, open, entries, owed } = await payable();
  const easy = await begun('easy');
  await easy.act('be silent');
  const vipps = await begun('vipps');
  await easy.act('answer');
  await vipps.act('pay');
  await easy.act('pay');
  expect([await vipps.outcome(), await easy.outcome()]).toEqual(['paid', 'paid']);
  expect(await entries()).toEqual([-500_00, -500_00]);
  expect([await open(), await owed()]).toEqual([0, -500_00]);
});

test('both ways at once: as many entries as were paid, and one that is not taken yet is let go where the other was first', async () => {
  const { begun, open, entries, owed } = await payable();
  const easy = await begun('easy');
  await easy.act('be silent');
  const vipps = await begun('vipps');
  await easy.act('answer');
  await Promise.all([vipps.act('pay'), easy.act('pay')]);
  const outcomes = [await vipps.outcome(), await easy.outcome()];
  const paid = outcomes.filter((outcome) => outcome === 'paid').length;
  expect(outcomes).toEqual([paid === 2 ? 'paid' : 'cancelled', 'paid']);
  expect(await entries()).toEqual(Array.from({ length: paid }, () => -500_00));
  expect([await open(), await owed()]).toEqual([0, 500_00 * (1 - paid)]);
});

test('what is credited while it is paid is its customer’s', async () => {
  const { begun, credited, id, open, entries, owed } = await payable();
  const { act, outcome } = await begun('easy');
  await credited(id);
  await act('pay');
  expect(await outcome()).toBe('paid');
  expect([await open(), await entries(), await owed()]).toEqual([0, [-500_00], -500_00]);
});

test('a provider that answers nobody is asked again later', async () => {
  const { begun, open, pay, runJob } = await payable();
  const { act, outcome } = await begun('easy');
  await act('pay', false);
  await act('be silent');
  expect(await outcome()).toBe('pending');
  expect((await pay('easy')).body.data.url).toContain('provider=easy');
  await act('answer');
  await runJob();
  expect([await open(), await outcome()]).toEqual([0, 'paid']);
});

test('a call-back proves who sends it, and another company’s proves nothing of ours', async () => {
  const [ours, theirs] = [await payable(), await payable()];
  const { act, at } = await ours.begun('easy');
  await act('pay', false);
  const company = ({ me }: typeof ours) => ({
    chainId: me.site.chain_id,
    companyId: me.site.company_id,
  });
  const callBack = async (of: typeof ours, authorization?: string) => {
    const callback = callbackOf(server.app, company(of), 'easy');
    const body = { id: 'e', event: 'payment.charge.created.v2', data: { paymentId: at } };
    const { statusCode } = await server.app.http.inject({
      method: 'POST',
      url: new URL(callback.url).pathname,
      headers: { authorization: authorization ?? callback.authorization },
      payload: body,
    });
    return statusCode;
  };
  expect(await callBack(ours, 'guessed')).toBe(401);
  expect(await callBack(theirs)).toBe(200);
  expect(await ours.open()).toBe(500_00);
  expect(await callBack(ours)).toBe(200);
  expect(await callBack(ours)).toBe(200);
  expect([await ours.open(), await ours.entries()]).toEqual([0, [-500_00]]);
});

test('keys are tried before they are kept, shown to nobody, and good for their environment alone', async () => {
  const { me, keep, pay } = await payable();
  expect((await keep('easy', { secret_key: 'wrong' })).body.error?.code).toBe(
    'payment-links.keys_refused',
  );
  const answer = await server.call(providers, undefined, me);
  expect(answer.body.data.kept.easy).not.toBeNull();
  expect(JSON.stringify(answer.body)).not.toContain('secret');
  const { data } = (await server.call(onlinePayments.calls.company.read, undefined, me)).body;
  const body = { ...data, environment: 'test' as const };
  await server.call(onlinePayments.calls.company.save, { body }, me);
  expect((await pay()).body.error?.code).toBe('payment-links.not_offered');
});
