import { expect, test } from 'vitest';
import { billing } from '#contract/economy/billing.ts';
import { customers } from '#contract/customer/customers.ts';
import { invoicing, type Invoicing } from '#tests/support/economy/invoicing.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

/** The company asks a fee of 49.00 for invoices on paper. */
async function asksFee({ me }: Invoicing) {
  const { data } = (await server.call(billing.calls.company.read, undefined, me)).body;
  const body = { ...data, fee_for: 'post' as const, invoice_fee: 49_00 };
  expect((await server.call(billing.calls.company.save, { body }, me)).status).toBe(200);
}

test('who is sent paper has the fee as a line of the draft, which may be taken away', async () => {
  const shop = await invoicing(server);
  const { me, customer: id } = shop;
  await asksFee(shop);
  expect((await shop.issued(await shop.doneOrder())).gross).toBe(500_00);

  const { data } = (await server.call(customers.calls.one, { params: { id } }, me)).body;
  const body = { version: data.version, invoice_delivery: 'post' as const };
  await server.call(customers.calls.save, { params: { id }, body }, me);
  const order = await shop.doneOrder();
  const made = await shop.issued(order);
  expect(made.gross).toBe(500_00 + 61_25);
  expect(made.lines.map(({ description }) => description)).toEqual(['Wheel change', 'Invoice fee']);
  expect(await shop.order(order)).toMatchObject({ invoiced: 'whole' });

  const draft = (await shop.draftOf(await shop.doneOrder())).body.data.id;
  const { lines } = await shop.invoice(draft);
  const saved = await shop.saveDraft(draft, { lines: { remove: [lines[1]!.key] } });
  expect(saved.body.data.gross).toBe(500_00);
});
