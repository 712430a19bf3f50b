import type { Insertable } from 'kysely';
import { creditCalls, invoiceCalls } from '#contract/economy/invoices/invoice-calls.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { orders } from '#contract/sales/orders.ts';
import type { Tables } from '#server/db/tables.generated.ts';
import { makeVatCodes } from '../documents/vat-codes.ts';
import { logInAs, type LoggedIn } from '../factories/accounts.ts';
import { makeCar } from '../factories/cars.ts';
import { makeCustomer } from '../factories/customers.ts';
import { makeCompany, makeSite } from '../factories/organisation.ts';
import type { TestServer } from '../server.ts';
import { fillBilling } from './billing-of.ts';

const address = { street: 'Kirkeveien 2', zip: '0368', city: 'Oslo' };

/** Somebody at a company of Norway that may issue invoices, and whose customers can be sent them. */
export async function atCompany(server: TestServer): Promise<LoggedIn> {
  const company = await makeCompany(server.db, { org_number: '923609016' });
  const site = await makeSite(server.db, { company_id: company.id });
  const me = await logInAs(server.db, { roles: ['manager'], site });
  await makeVatCodes(server.db, me.site);
  await fillBilling(me);
  return me;
}

/** A finished order of 500 kroner of a car, of a customer who is a company unless said otherwise; answers its id and whose it is. */
export async function doneOrderOf(
  server: TestServer,
  me: LoggedIn,
  overrides: Partial<Insertable<Tables['customers']>> = {},
) {
  const { chain_id } = me.site;
  const customer = await makeCustomer(server.db, {
    chain_id,
    type: 'company',
    org_number: '974760673',
    ...address,
    ...overrides,
  });
  const car = await makeCar(server.db, { chain_id, customer_id: customer.id });
  const line = {
    key: crypto.randomUUID(),
    position: 0,
    kind: 'work' as const,
    description: 'Wheel change',
    quantity: 4000,
    unit_price: 100_00_00,
    vat_code: '3',
  };
  const body = {
    customer_id: customer.id,
    car_id: car.id,
    odometer: 84_210,
    reference: 'PO 9',
    lines: { put: [line] },
  };
  let { data } = (await server.call(orders.calls.add, { body }, me)).body;
  for (const step of ['accept', 'start', 'finish'] as const) {
    const input = { params: { id: data.id }, body: { version: data.version } };
    ({ data } = (await server.call(orders.calls[step], input, me)).body);
  }
  return { id: data.id, customer, car };
}

/** Issues the draft of an invoice; answers it. */
async function issueDraft(server: TestServer, me: LoggedIn, id: number) {
  const { version } = (await server.call(invoices.calls.one, { params: { id } }, me)).body.data;
  const input = { params: { id }, body: { version } };
  return (await server.call(invoices.calls.issue, input, me)).body.data;
}

/** Invoices an order, with what else is said on the draft; answers the issued invoice. */
export async function invoiceOrder(
  server: TestServer,
  me: LoggedIn,
  order: number,
  more: { readonly buyer_reference?: string } = {},
) {
  const input = { params: { id: order }, body: {} };
  const { data } = (await server.call(invoiceCalls.fromOrder, input, me)).body;
  const params = { id: data.id };
  if (Object.keys(more).length > 0) {
    const { version } = (await server.call(invoices.calls.one, { params }, me)).body.data;
    await server.call(invoices.calls.save, { params, body: { version, ...more } }, me);
  }
  return issueDraft(server, me, data.id);
}

/** Takes an invoice back; answers the issued credit note. */
export async function creditInvoice(server: TestServer, me: LoggedIn, id: number) {
  const { data } = (await server.call(creditCalls.credit, { params: { id }, body: {} }, me)).body;
  return issueDraft(server, me, data.id);
}
