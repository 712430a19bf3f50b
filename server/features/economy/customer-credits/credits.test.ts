import { describe, expect, test } from 'vitest';
import { customerCreditCalls } from '#contract/economy/customer-credits/credit-calls.ts';
import { customers } from '#contract/customer/customers.ts';
import { mergeAndPrivacyCalls } from '#contract/customer/merge-and-privacy.ts';
import { credited } from '#tests/support/economy/credited.ts';
import { address } from '#tests/support/economy/invoicing.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

/** A customer of two invoices of 500 who paid 700 on the first. */
async function overpaid() {
  const at = await credited(server);
  const [one, two] = [at.nth(0).id, at.nth(1).id];
  await at.paid({ amount: 700_00, reference: at.nth(0).payment_reference });
  const [credit] = (await at.credits()).data;
  return { ...at, one, two, customer: at.nth(0).customer_id!, credit: credit! };
}

describe('what a customer paid too much', () => {
  test('is listed with since when, how much and from which payment', async () => {
    const at = await overpaid();
    const { data, meta } = await at.credits();
    expect(meta).toEqual({ total: 1, amount: 200_00 });
    const [payment] = await at.payments();
    expect(data[0]).toMatchObject({
      customer_id: at.customer,
      day: '2026-03-05',
      amount: 700_00,
      left: 200_00,
      source: 'payment',
      payment_id: payment!.id,
      invoice_id: at.one,
      has_open: true,
    });
    const { body } = await server.call(
      customerCreditCalls.invoices,
      { params: { id: at.credit.id } },
      at.me,
    );
    expect(body.data).toMatchObject([{ invoice_id: at.two, open: 500_00 }]);
  });

  test('pays another invoice of theirs in parts, and nothing is booked of it', async () => {
    const at = await overpaid();
    const before = await at.vouchers();
    expect(await at.creditOf(at.two)).toMatchObject({ open: 500_00, left: 200_00, uses: [] });
    expect((await at.use(at.two, 150_00)).body.data).toEqual({ open: 350_00, left: 50_00 });
    expect(await at.open(at.two)).toBe(350_00);
    expect((await at.credits()).meta).toEqual({ total: 1, amount: 50_00 });
    expect(await at.owed()).toBe(300_00);
    expect(await at.vouchers()).toEqual(before);
    expect(await at.unproved()).toEqual([]);
  });

  test('is used for no more than is left of it, or of the invoice', async () => {
    const at = await overpaid();
    const code = async (amount: number) => (await at.use(at.two, amount)).body.error?.code;
    expect(await code(200_01)).toBe('customer-credits.more_than_left');
    expect(await code(500_01)).toBe('payments.more_than_open');
    expect((await at.use(at.one, 1)).body.error?.code).toBe('payments.more_than_open');
    const draft = await at.draft(await at.doneOrder());
    expect((await at.use(draft, 1)).body.error?.code).toBe('payments.not_open');
    expect(await at.open(at.two)).toBe(500_00);
  });

  test('is used by many at once, and for two invoices at once, for no more than is left', async () => {
    const at = await overpaid();
    const three = (await at.another()).id;
    const all = await Promise.all([
      at.use(at.two, 150_00),
      at.use(three, 150_00),
      at.use(at.two, 150_00),
      at.use(three, 150_00, at.credit.id),
    ]);
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect((await at.credits()).meta.amount).toBe(50_00);
    expect(await at.unproved()).toEqual([]);
  });

  test('is taken back from an invoice once, which is open again', async () => {
    const at = await overpaid();
    await at.use(at.two, 150_00);
    await at.use(at.two, 50_00);
    expect((await at.creditOf(at.two)).uses).toMatchObject([
      { id: at.credit.id, amount: 200_00, invoice_id: at.one },
    ]);
    const both = await Promise.all([
      at.takeBackUse(at.two, at.credit.id),
      at.takeBackUse(at.two, at.credit.id),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await at.open(at.two)).toBe(500_00);
    expect(await at.creditOf(at.two)).toMatchObject({ left: 200_00, uses: [] });
    // What a payment settled by itself was not used by hand.
    expect((await at.takeBackUse(at.one, at.credit.id)).body.error?.code).toBe(
      'customer-credits.taken_back',
    );
    expect(await at.unproved()).toEqual([]);
  });

  test('is open on both invoices again once its payment was of neither', async () => {
    const at = await overpaid();
    await at.use(at.two, 200_00);
    const [payment] = await at.payments();
    const [match] = await at.matches(payment!.id);
    expect((await at.takeBack(payment!.id, match!.id)).status).toBe(200);
    expect([await at.open(at.one), await at.open(at.two)]).toEqual([500_00, 500_00]);
    expect((await at.credits()).meta.total).toBe(0);
    expect(await at.unproved()).toEqual([]);
  });

  test('is of who they turned out to be, and of nobody else', async () => {
    const at = await overpaid();
    const { chain_id } = at.me.site;
    const kept = (await makeCustomer(server.db, { chain_id, name: 'Kari Nilsen', ...address })).id;
    const theirs = (await at.another({ customer_id: kept })).id;
    expect((await at.use(theirs, 1)).body.error?.code).toBe('customer-credits.more_than_left');
    expect((await at.use(theirs, 1, at.credit.id)).status).toBe(409);
    const input = { params: { id: at.customer } };
    const gone = (await server.call(customers.calls.one, input, at.me)).body.data;
    const body = { version: 1, other_id: at.customer, other_version: gone.version };
    await server.call(mergeAndPrivacyCalls.merge, { params: { id: kept }, body }, at.me);
    expect((await at.use(theirs, 200_00)).status).toBe(200);
    expect(await at.open(theirs)).toBe(300_00);
    expect(await at.unproved()).toEqual([]);
  });

  test('is no matter of another company, nor of who may not say what payments are', async () => {
    const at = await overpaid();
    const site = await makeSite(server.db, { chain_id: at.me.site.chain_id });
    const stranger = await logInAs(server.db, { site, roles: ['manager'] });
    const reception = await logInAs(server.db, { site: at.me.site, roles: ['reception'] });
    expect((await at.credits({}, stranger)).data).toEqual([]);
    expect((await at.use(at.two, 1, undefined, stranger)).status).toBe(404);
    expect((await at.creditPaidBack(at.credit.id, 1, stranger)).status).toBe(404);
    expect((await at.use(at.two, 1, undefined, reception)).status).toBe(403);
    expect((await at.creditPaidBack(at.credit.id, 1, reception)).status).toBe(403);
  });
});

describe('what is paid back of it', () => {
  test('leaves the account by which it came, and is the customer’s no more', async () => {
    const at = await overpaid();
    await at.use(at.two, 50_00);
    expect((await at.creditPaidBack(at.credit.id, 150_01)).body.error?.code).toBe(
      'customer-credits.more_than_left',
    );
    expect((await at.creditPaidBack(at.credit.id, 100_00)).status).toBe(200);
    expect((await at.credits()).meta).toEqual({ total: 1, amount: 50_00 });
    expect(await at.balances()).toMatchObject({ '1920': 600_00, '1500': 400_00 });
    expect([await at.open(at.one), await at.open(at.two)]).toEqual([0, 450_00]);
    expect((await at.payments())[0]).toMatchObject({ state: 'matched', unmatched: 0 });
    expect(await at.unproved()).toEqual([]);
  });

  test('is said once by two at once, and was wrong in the order that it was said', async () => {
    const at = await overpaid();
    const both = await Promise.all([
      at.creditPaidBack(at.credit.id, 200_00),
      at.creditPaidBack(at.credit.id, 200_00),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [payment] = await at.payments();
    const [out, less, whole] = await at.matches(payment!.id);
    expect((await at.takeBack(payment!.id, whole!.id)).body.error?.code).toBe(
      'payments.given_back',
    );
    expect((await at.takeBack(payment!.id, less!.id)).body.error?.code).toBe(
      'payments.more_than_left',
    );
    expect((await at.takeBack(payment!.id, out!.id)).status).toBe(200);
    expect((await at.takeBack(payment!.id, less!.id)).status).toBe(200);
    expect((await at.credits()).meta).toEqual({ total: 1, amount: 200_00 });
    expect(await at.balances()).toMatchObject({ '1920': 700_00 });
    expect(await at.unproved()).toEqual([]);
  });

  test('came by a payment: what was paid on an order is paid back there', async () => {
    const at = await credited(server, 0);
    const order = await at.doneOrder();
    await at.pay(order, 500_00);
    const { id } = await at.issue(await at.draft(order));
    await at.credited(id);
    const [credit] = (await at.credits()).data;
    expect(credit).toMatchObject({ source: 'order', order_id: order, left: 500_00 });
    expect((await at.creditPaidBack(credit!.id, 1)).body.error?.code).toBe(
      'customer-credits.not_by_payment',
    );
    const other = await at.another();
    expect((await at.use(other.id, 300_00)).status).toBe(200);
    // Paid back at the counter, the other invoice is open again.
    await at.payBack(order, 500_00);
    expect(await at.open(other.id)).toBe(500_00);
    expect(await at.unproved()).toEqual([]);
  });
});

test('an invoice that credit paid is credited, and all is their credit again', async () => {
  const at = await overpaid();
  await at.use(at.two, 200_00);
  await at.credited(at.two);
  expect(await at.open(at.two)).toBe(0);
  expect((await at.credits()).meta.amount).toBe(200_00);
  expect(await at.owed()).toBe(-200_00);
  expect(await at.unproved()).toEqual([]);
});
