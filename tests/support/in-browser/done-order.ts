import { customers } from '#contract/customer/customers.ts';
import { billing } from '#contract/economy/billing.ts';
import { vatCodes } from '#contract/money/vat-codes.ts';
import { orders } from '#contract/sales/orders.ts';
import { send } from '#src/data/api.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { write } from '#src/data/writing/write.ts';

/** A finished order of 500 kroner for each piece, whose it is (somebody new where nobody is named), and a company that can issue invoices. */
export async function doneOrder(siteId: SiteId, pieces = 1, whose?: number) {
  const code = { code: '3', name: '25', rate: 25_00, valid_from: '2005-01-01' } as const;
  const { data: codes } = await send(vatCodes.calls.list, { query: {} }, { siteId });
  if (codes.length === 0) {
    await write(vatCodes.calls.add, { body: { ...code, kind: 'standard' } }, { siteId });
  }
  const terms = (await send(billing.calls.company.read, undefined, { siteId })).data;
  const seat = { street: 'Storgata 1', zip: '0155', city: 'Oslo', account: '86011117947' };
  await write(billing.calls.company.save, { body: { ...terms, ...seat } }, { siteId });
  const address = { street: 'Kirkeveien 2', zip: '0368', city: 'Oslo' };
  const customer =
    whose ??
    (await write(customers.calls.add, { body: { name: 'Kari Berg', ...address } }, { siteId })).data
      .id;
  const line = {
    key: crypto.randomUUID(),
    position: 0,
    kind: 'work' as const,
    description: 'Wheel change',
    quantity: pieces * 1000,
    unit_price: 400_00_00,
    vat_code: '3',
  };
  let { data } = await write(
    orders.calls.add,
    { body: { customer_id: customer, lines: { put: [line] } } },
    { siteId },
  );
  for (const step of ['accept', 'start', 'finish'] as const) {
    const input = { params: { id: data.id }, body: { version: data.version } };
    ({ data } = await write(orders.calls[step], input, { siteId }));
  }
  return { id: data.id, customer };
}
