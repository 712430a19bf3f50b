import { describe, expect, test } from 'vitest';
import { orders } from '#contract/sales/orders.ts';
import { paymentCalls } from '#contract/economy/payments/payment-calls.ts';
import { invoicing } from '#tests/support/economy/invoicing.ts';
import { unpaid } from '#tests/support/economy/paid-by-bank.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeCar } from '#tests/support/factories/cars.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

describe('what is not matched', () => {
  test('is shown with what it may be of, and why', async () => {
    const at = await unpaid(server, 2);
    const [one, two] = at.issued as [(typeof at.issued)[0], (typeof at.issued)[0]];
    await at.paid({ amount: 500_00, text: `Faktura ${two.number}` }, { amount: 3 });
    const { data, meta } = await at.waiting();
    expect(meta).toEqual({ total: 2, amount: 500_03 });
    expect(data[0]!.proposals[0]).toMatchObject({
      reasons: ['number', 'amount'],
      parts: [{ invoice_id: two.id, amount: 500_00, number: two.number }],
    });
    expect(data[0]!.is_clear).toBe(true);
    expect(data[0]!.proposals.map(({ parts }) => parts[0]!.invoice_id)).toContain(one.id);
    expect(data[1]).toMatchObject({ proposals: [], is_clear: false });
  });

  test('knows again who paid from the same account before', async () => {
    const at = await unpaid(server, 2);
    const [one, two] = at.issued as [(typeof at.issued)[0], (typeof at.issued)[0]];
    const payer = { name: 'P', account: '15032080119' };
    await at.paid({ amount: 500_00, payer, reference: one.payment_reference });
    await at.paid({ amount: 500_00, payer });
    const [payment] = (await at.waiting()).data;
    expect(payment!.proposals[0]).toMatchObject({ reasons: ['payer', 'amount'] });
    expect(payment!.proposals[0]!.parts[0]!.invoice_id).toBe(two.id);
  });

  test('knows plates and orders of all sites of the company', async () => {
    const at = await unpaid(server, 0);
    const { chain_id, company_id } = at.me.site;
    const car_id = (await makeCar(server.db, { chain_id, licenseplate: 'EL54321' })).id;
    await at.doneOrder();
    const invoice = await at.issue(await at.draft(await at.doneOrder({}, { car_id })));
    const [order] = (await server.call(orders.calls.list, {}, at.me)).body.data;
    const near = await makeSite(server.db, { chain_id, company_id });
    const neighbour = await logInAs(server.db, { site: near, roles: ['manager'] });
    await at.paid(
      { amount: 7, text: 'dekk EL 54321' },
      { amount: 8, text: `Ordre ${order!.number}` },
    );
    const { data } = await at.waiting(neighbour);
    expect(data.map(({ proposals: [first] }) => first?.reasons)).toEqual([['plate'], ['order']]);
    const input = { params: { id: data[0]!.id }, query: { q: 'el54321' } };
    const found = await server.call(paymentCalls.open, input, neighbour);
    expect(found.body.data).toMatchObject([{ invoice_id: invoice.id }]);
  });

  test('says whose it is by its reference where that is another company of the chain', async () => {
    const at = await unpaid(server);
    const site = await makeSite(server.db, { chain_id: at.me.site.chain_id });
    const there = await invoicing(server, await logInAs(server.db, { site, roles: ['manager'] }));
    // Both begin with one number, so it is of the second invoice there.
    await there.issued(await there.doneOrder());
    const { payment_reference: reference } = await there.issued(await there.doneOrder());
    await at.paid({ amount: 500_00, reference });
    const [payment] = (await at.waiting()).data;
    expect(payment!.other_company).not.toBeNull();
    expect(payment!.proposals.every(({ reasons }) => !reasons.includes('number'))).toBe(true);
  });

  test('is of several invoices when somebody says so, and of no more than was paid', async () => {
    const at = await unpaid(server, 2);
    const ids = at.issued.map(({ id }) => id);
    await at.paid({ amount: 800_00 });
    const { id } = (await at.waiting()).data[0]!;
    const parts = (first: number, second: number) => [
      { invoice_id: ids[0]!, amount: first },
      { invoice_id: ids[1]!, amount: second },
    ];
    const code = async (first: number, second: number) =>
      (await at.match(id, parts(first, second))).body.error?.code;
    expect(await code(500_00, 301_00)).toBe('payments.more_than_left');
    expect(await code(501_00, 1_00)).toBe('payments.not_open');
    const twice = [parts(1, 1)[0]!, parts(1, 1)[0]!];
    expect((await at.match(id, twice)).body.error?.code).toBe('payments.not_open');
    expect(await code(500_00, 300_00)).toBeUndefined();
    expect([await at.open(ids[0]!), await at.open(ids[1]!)]).toEqual([0, 200_00]);
    expect((await at.waiting()).meta.total).toBe(0);
    expect(await code(1, 1)).toBe('payments.more_than_left');
    expect(await at.unproved()).toEqual([]);
  });

  test('is of no invoice that another has paid meanwhile, and neither is clear', async () => {
    const at = await unpaid(server);
    const [{ id: invoice_id, number }] = at.issued as [(typeof at.issued)[0]];
    const alike = { amount: 500_00, text: `Faktura ${number}` };
    await at.paid(alike, alike);
    const { data } = await at.waiting();
    expect(data.map(({ is_clear }) => is_clear)).toEqual([false, false]);
    const parts = data[1]!.proposals[0]!.parts.map(({ amount }) => ({ invoice_id, amount }));
    const answers = await Promise.all(data.map(({ id }) => at.match(id, parts)));
    const refused = answers.flatMap(({ body }) => body.error?.code ?? []);
    expect(refused).toEqual(['payments.not_open']);
    expect(await at.owed()).toBe(0);
    expect((await at.waiting()).data[0]!.proposals).toEqual([]);
  });

  test('stands on pages, with the one that is asked for first', async () => {
    const at = await unpaid(server);
    await at.paid(...Array.from({ length: 52 }, (_, nth) => ({ amount: nth + 1 })));
    const amounts = async (query: object) =>
      (await server.call(paymentCalls.waiting, { query }, at.me)).body.data.map(
        ({ amount }) => amount,
      );
    expect(await amounts({ page: 2 })).toEqual([51, 52]);
    const { id } = (await at.payments()).find(({ amount }) => amount === 52)!;
    expect((await amounts({ first: id })).slice(0, 2)).toEqual([52, 1]);
  });

  test('is matched once by two who do so at once', async () => {
    const at = await unpaid(server);
    await at.paid({ amount: 500_00 });
    const { id } = (await at.waiting()).data[0]!;
    const parts = [{ invoice_id: at.issued[0]!.id, amount: 500_00 }];
    const answers = await Promise.all([at.match(id, parts), at.match(id, parts)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await at.owed()).toBe(0);
    expect(await at.matches(id)).toHaveLength(1);
  });

  test('is of no draft, credit note or invoice of another company', async () => {
    const at = await unpaid(server);
    const other = await unpaid(server);
    await at.paid({ amount: 500_00 });
    const { id } = (await at.waiting()).data[0]!;
    const draft = await at.draft(await at.doneOrder());
    const credit = await at.credited(at.issued[0]!.id);
    for (const invoice_id of [draft, credit.id, other.issued[0]!.id]) {
      const answer = await at.match(id, [{ invoice_id, amount: 500_00 }]);
      expect(answer.body.error?.code).toBe('payments.not_open');
    }
  });

  test('is put aside when it was paid back or is booked elsewhere, and held for nobody then', async () => {
    const at = await unpaid(server);
    await at.paid({ amount: 40_00 });
    const { id } = (await at.waiting()).data[0]!;
    expect((await at.putAside(id, 'paid_back')).status).toBe(200);
    expect((await at.waiting()).meta.total).toBe(0);
    expect(await at.balances()).toMatchObject({ 1920: 0 });
    expect((await at.putAside(id)).body.error?.code).toBe('payments.more_than_left');
    const [match] = await at.matches(id);
    expect((await at.takeBack(id, match!.id)).status).toBe(200);
    expect((await at.waiting()).meta).toEqual({ total: 1, amount: 40_00 });
    expect(await at.balances()).toMatchObject({ 1920: 40_00 });
    expect(await at.unproved()).toEqual([]);
  });
});

describe('what was matched wrongly', () => {
  test('is taken back once, and what it had settled is open again', async () => {
    const at = await unpaid(server, 2);
    const [one, two] = at.issued as [(typeof at.issued)[0], (typeof at.issued)[0]];
    await at.paid({ amount: 800_00, reference: one.payment_reference });
    const [payment] = await at.payments();
    const [match] = await at.matches(payment!.id);
    const answers = await Promise.all([
      at.takeBack(payment!.id, match!.id),
      at.takeBack(payment!.id, match!.id),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await at.open(one.id)).toBe(500_00);
    expect(await at.owed()).toBe(1000_00);
    expect((await at.waiting()).meta).toEqual({ total: 1, amount: 800_00 });

    await at.match(payment!.id, [{ invoice_id: two.id, amount: 500_00 }]);
    expect(await at.open(two.id)).toBe(0);
    expect((await at.payments())[0]).toMatchObject({ state: 'part', unmatched: 300_00 });
    expect(await at.unproved()).toEqual([]);
  });
});

test('what was paid on an invoice besides what is taken back settles it again', async () => {
  const at = await unpaid(server);
  const [{ id, payment_reference: reference }] = at.issued as [(typeof at.issued)[0]];
  await at.paid({ amount: 500_00, reference }, { amount: 300_00, reference });
  const [payment] = (await at.payments()).filter(({ amount }) => amount === 500_00);
  const [match] = await at.matches(payment!.id);
  await at.takeBack(payment!.id, match!.id);
  expect(await at.open(id)).toBe(200_00);
  expect(await at.owed()).toBe(200_00);
  expect(await at.unproved()).toEqual([]);
});

describe('what the bank takes back', () => {
  test('reverses the payment of the same reference and amount: its invoice is open again', async () => {
    const at = await unpaid(server);
    const reference = at.issued[0]!.payment_reference;
    await at.paid({ amount: 500_00, reference });
    await at.paid({ amount: -500_00, reference });
    expect(await at.open(at.issued[0]!.id)).toBe(500_00);
    expect((await at.waiting()).data).toEqual([]);
    expect(await at.balances()).toMatchObject({ 1920: 0, 1500: 500_00 });
    expect(await at.unproved()).toEqual([]);
  });

  test('waits where it can be of two, for somebody who says which', async () => {
    const at = await unpaid(server);
    const reference = at.issued[0]!.payment_reference;
    await at.paid({ amount: 500_00, reference }, { amount: 500_00, reference });
    await at.paid({ amount: -500_00, reference });
    const [reversal] = (await at.waiting()).data;
    expect(reversal!.reverses).toHaveLength(2);
    const [chosen] = reversal!.reverses;
    expect((await at.reversed(reversal!.id, chosen!.id)).status).toBe(200);
    expect(await at.owed()).toBe(0);
    expect((await at.waiting()).meta.total).toBe(0);

    // Said wrongly: both wait again.
    const match = (await at.matches(reversal!.id)).find(({ reason }) => reason === 'reversed');
    expect((await at.takeBack(reversal!.id, match!.id)).status).toBe(200);
    expect((await at.waiting()).meta).toEqual({ total: 2, amount: 0 });
    expect(await at.unproved()).toEqual([]);
  });

  test('is no payment of another amount, nor one that was taken back, nor pays an invoice', async () => {
    const at = await unpaid(server);
    const reference = at.issued[0]!.payment_reference;
    await at.paid({ amount: 500_00, reference }, { amount: 100_00 }, { amount: -400_00 });
    const all = await at.payments();
    const of = (amount: number) => all.find((one) => one.amount === amount)!.id;
    const refused = async (reversal: number, payment: number) =>
      (await at.reversed(reversal, payment)).body.error?.code;
    expect(await refused(of(-400_00), of(500_00))).toBe('payments.not_its_reversal');
    expect(await refused(of(500_00), of(100_00))).toBe('payments.not_its_reversal');
    expect(await refused(of(-400_00), of(-400_00))).toBe('payments.not_its_reversal');
    const paid = await at.match(of(-400_00), [{ invoice_id: at.issued[0]!.id, amount: 1 }]);
    expect(paid.body.error?.code).toBe('payments.more_than_left');
  });
});
