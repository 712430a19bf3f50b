import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { paymentReferences } from '#contract/economy/payment-references/payment-references.ts';
import { referenceCheckCalls } from '#contract/economy/payment-references/reference-calls.ts';
import { isKid } from '#contract/money/references/payment-references.ts';
import { invoicing, type Invoicing } from '#tests/support/economy/invoicing.ts';
import { logInAs, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { makeCompany, makeSite } from '#tests/support/factories/organisation.ts';
import { settingsSuite } from '#tests/support/settings-suite.ts';
import { testServer } from '#tests/support/server.ts';

settingsSuite(paymentReferences, {
  changed: { length: 12, agreement: '001767676' },
  wrong: { length: 26, agreement: '1767-676' },
});

const server = await testServer();

async function agree(by: LoggedIn, change: object) {
  const { read, save } = paymentReferences.calls.company;
  const { data } = (await server.call(read, undefined, by)).body;
  return server.call(save, { body: { ...data, ...change } }, by);
}

const ask = async (by: LoggedIn, reference: string) =>
  server.call(referenceCheckCalls.invoice, { query: { reference } }, by);

/** Has the company draw this number next. */
const goOnFrom = ({ me }: Invoicing, next: number) =>
  server.db.transaction('system', (tx) =>
    sql`insert into number_series (chain_id, name, next_number)
      values (${me.site.chain_id}, ${`invoices:company:${me.site.company_id}`}, ${next})
      on conflict (chain_id, name) do update set next_number = excluded.next_number`.execute(tx),
  );

test('a KID is as long as agreed from then on, and what is issued keeps its own', async () => {
  const shop = await invoicing(server);
  const before = await shop.issued(await shop.doneOrder());
  expect(before.payment_reference).toMatch(/^\d{10}$/);
  expect((await agree(shop.me, { length: 14 })).status).toBe(200);
  const after = await shop.issued(await shop.doneOrder());
  expect(after.payment_reference).toMatch(/^\d{14}$/);
  expect(isKid(after.payment_reference, 'mod10')).toBe(true);
  expect((await shop.invoice(before.id)).payment_reference).toBe(before.payment_reference);
  // Either is known.
  expect((await ask(shop.me, before.payment_reference)).body.data?.id).toBe(before.id);
  expect((await ask(shop.me, after.payment_reference)).body.data?.id).toBe(after.id);
});

test('an invoice whose number does not fit is not issued, draws no number, and says why', async () => {
  const shop = await invoicing(server);
  expect((await agree(shop.me, { length: 4 })).status).toBe(200);
  await goOnFrom(shop, 999);
  expect(await shop.issued(await shop.doneOrder())).toMatchObject({
    number: '999',
    payment_reference: '9993',
  });
  const { id } = (await shop.draftOf(await shop.doneOrder())).body.data;
  const refused = await shop.step(id, 'issue');
  expect([refused.status, refused.body.error?.code]).toEqual([422, 'payment-references.no_room']);
  expect(refused.body.error?.message).toMatch(/1000.*\b4\b/s);
  expect(await shop.invoice(id)).toMatchObject({ state: 'draft', number: '' });
  await agree(shop.me, { length: 6 });
  expect((await shop.step(id, 'issue')).body.data).toMatchObject({ number: '1000' });
});

test('a KID is not agreed to be shorter than the next numbers need', async () => {
  const shop = await invoicing(server);
  await goOnFrom(shop, 10_234);
  expect((await agree(shop.me, { length: 6 })).body.error?.fields).toHaveProperty('length');
  expect((await agree(shop.me, { length: 7 })).status).toBe(200);
});

test('the example is of the company’s kind, with the number that its next invoice gets', async () => {
  const shop = await invoicing(server);
  const example = async (by: LoggedIn) =>
    (await server.call(referenceCheckCalls.example, undefined, by)).body.data;
  expect(await example(shop.me)).toEqual({ kind: 'kid', number: '1' });
  await goOnFrom(shop, 10_234);
  expect(await example(shop.me)).toEqual({ kind: 'kid', number: '10234' });
  const { id: company_id } = await makeCompany(server.db, { country: 'SE' });
  const site = await makeSite(server.db, { company_id });
  const swede = await logInAs(server.db, { site, roles: ['economy'] });
  expect(await example(swede)).toEqual({ kind: 'ocr', number: '1' });
});

test('an invoice is found by its reference, however that is written, with what is open of it', async () => {
  const shop = await invoicing(server);
  const order = await shop.doneOrder();
  const { id, number, payment_reference: reference } = await shop.issued(order);
  await (await shop.paidBy(order)).pay(200_00);
  const { data } = (await ask(shop.me, `${reference.slice(0, 4)} ${reference.slice(4)}`)).body;
  expect(data).toMatchObject({ id, number, gross: 500_00, open: 300_00, currency: 'NOK' });
});

test('where no invoice has a reference, that is the answer; a draft has none', async () => {
  const shop = await invoicing(server);
  await shop.draftOf(await shop.doneOrder());
  for (const reference of ['0000000018', '-', ' ']) {
    const { status, body } = await ask(shop.me, reference);
    expect([status, body.data]).toEqual([200, null]);
  }
});

test('neither another company of the chain nor another chain learns whose a reference is, nor who may not read invoices', async () => {
  const shop = await invoicing(server);
  const { payment_reference: reference } = await shop.issued(await shop.doneOrder());
  const site = await makeSite(server.db, { chain_id: shop.me.site.chain_id });
  const others = [
    await logInAs(server.db, { site, roles: ['economy'] }),
    await logInAs(server.db, { roles: ['economy'] }),
  ];
  for (const other of others) expect((await ask(other, reference)).body.data).toBeNull();
  const mechanic = await logInAs(server.db, { site: shop.me.site, roles: ['mechanic'] });
  expect((await ask(mechanic, reference)).status).toBe(403);
});
