import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { invoiceSendingCalls } from '#contract/economy/invoice-deliveries/delivery-calls.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { orderDepositCalls } from '#contract/sales/order-deposits/order-deposits.ts';
import {
  atCompany,
  creditInvoice,
  doneOrderOf,
  invoiceOrder,
} from '#tests/support/economy/issue-invoice.ts';
import type { LoggedIn } from '#tests/support/factories/accounts.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { testServer } from '#tests/support/server.ts';
import { readUbl } from './ubl/read-ubl.ts';

const server = await testServer();

const ubl = (me: LoggedIn, id: number) =>
  server.call(invoiceSendingCalls.ubl, { params: { id } }, me);
const documentOf = async (me: LoggedIn, id: number) =>
  readUbl((await ubl(me, id)).body as unknown as Uint8Array);

async function payAhead(me: LoggedIn, order: number, amount: number): Promise<void> {
  const { chain_id, company_id } = me.site;
  const method = sql<{ id: number }>`
    insert into payment_methods (chain_id, company_id, name, kind)
    values (${chain_id}, ${company_id}, ${crypto.randomUUID()}, 'card') returning id`;
  const { rows } = await server.db.transaction('system', (tx) => method.execute(tx));
  const paid_at = new Date().toISOString();
  const body = { intent: crypto.randomUUID(), method_id: rows[0]!.id, amount, paid_at };
  await server.call(orderDepositCalls.takeDeposit, { params: { id: order }, body }, me);
}

test('an issued invoice is an EHF with its parties, KID, order, car and what was paid ahead', async () => {
  const me = await atCompany(server);
  const { id, customer, car } = await doneOrderOf(server, me);
  await payAhead(me, id, 200_00);
  const made = await invoiceOrder(server, me, id);
  // What is paid once it is issued is no matter of the document.
  await payAhead(me, id, 100_00);
  // Nor is what the car is called by then.
  await server.db.transaction('system', (tx) =>
    tx.updateTable('cars').set({ licenseplate: 'EV99999' }).where('id', '=', car.id).execute(),
  );
  const document = await documentOf(me, made.id);
  expect(document).toMatchObject({
    kind: 'invoice',
    number: made.number,
    due: made.due_date,
    purchaseOrder: 'PO 9',
    seller: { endpoint: { scheme: '0192', number: '923609016' }, vatNumber: 'NO923609016MVA' },
    buyer: { endpoint: { scheme: '0192', number: '974760673' }, name: customer.name },
    payment: { reference: made.payment_reference, account: '86011117947' },
    totals: { lineNet: 400_00, vat: 100_00, gross: 500_00, paid: 200_00, due: 300_00 },
  });
  expect(document.lines).toMatchObject([
    {
      name: 'Wheel change',
      properties: [
        ['Registreringsnummer', car.licenseplate],
        ['Kilometerstand', '84210'],
      ],
    },
  ]);
});

test('a credit note says which invoice it takes back, and asks for no payment', async () => {
  const me = await atCompany(server);
  const made = await invoiceOrder(server, me, (await doneOrderOf(server, me)).id);
  const credit = await creditInvoice(server, me, made.id);
  expect(await documentOf(me, credit.id)).toMatchObject({
    kind: 'credit',
    credits: { number: made.number, issued: made.invoice_date },
    payment: null,
    due: null,
    totals: { gross: 500_00 },
  });
});

test('an invoice that lacks something for EHF says what', async () => {
  const me = await atCompany(server);
  const { id } = await doneOrderOf(server, me, { type: 'private', org_number: '' });
  const made = await invoiceOrder(server, me, id);
  expect((await ubl(me, made.id)).body.error?.code).toBe('invoice-deliveries.no_buyer_number');
});

test('a draft is no document yet', async () => {
  const me = await atCompany(server);
  const { customer } = await doneOrderOf(server, me);
  const body = { customer_id: customer.id };
  const draft = (await server.call(invoices.calls.add, { body }, me)).body.data;
  expect((await ubl(me, draft.id)).body.error?.code).toBe('common.wrong_state');
});

test('another site of the company reads what its order and car were, another company nothing', async () => {
  const me = await atCompany(server);
  const { id, car } = await doneOrderOf(server, me);
  const made = await invoiceOrder(server, me, id);
  const { company_id, chain_id } = me.site;
  const near = await logInAs(server.db, {
    site: await makeSite(server.db, { company_id }),
    roles: ['economy'],
  });
  expect((await documentOf(near, made.id)).lines[0]?.properties[0]?.[1]).toBe(car.licenseplate);
  const far = await logInAs(server.db, {
    site: await makeSite(server.db, { chain_id }),
    roles: ['economy'],
  });
  expect((await ubl(far, made.id)).status).toBe(404);
});
