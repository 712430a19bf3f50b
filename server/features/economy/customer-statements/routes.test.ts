import { expect, test } from 'vitest';
import { customerStatementCalls } from '#contract/economy/customer-statements.ts';
import { statement } from './statement.ts';
import { invoicing } from '#tests/support/economy/invoicing.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

const seller = {
  name: 'Nordhjul AS',
  org_number: '974760673',
  vat_registered: true,
  in_register: true,
  street: 'Verkstedveien 1',
  zip: '0661',
  city: 'Oslo',
  country: 'NO',
  account: '8601 11 17947',
  iban: '',
  bic: '',
  currency: 'NOK',
  closing: '',
};
const customer = {
  name: 'Fleet AS',
  number: '42',
  street: 'Kirkeveien 2',
  zip: '0368',
  city: 'Oslo',
  country: 'NO',
};
const entry = { id: 1, kind: 'invoice', invoice_id: 1, number: '7' } as const;
const stated = { seller, customer, day: '2026-11-30', language: 'en', head: {} } as const;

test('a statement has each open item, what is late by how late it is, and where it is paid', () => {
  const open = [
    { ...entry, day: '2026-10-01', due: '2026-10-15', amount: 500_00, open: 200_00 },
    { ...entry, number: '9', day: '2026-11-20', due: '2026-12-04', amount: 100_00, open: 100_00 },
  ];
  const paper = statement({ ...stated, open });
  expect(paper.title).toBe('Statement of account 2026-11-30');
  expect(paper.rows.map(({ cells }) => cells)).toEqual([
    ['2026-10-01', 'Invoice 7', '2026-10-15', '500.00', '200.00'],
    ['2026-11-20', 'Invoice 9', '2026-12-04', '100.00', '100.00'],
  ]);
  expect(paper.totals).toEqual([
    ['Not due', '100.00'],
    ['31–60 days', '200.00'],
    ['To pay NOK', '300.00'],
  ]);
  expect(paper.closing).toEqual([
    'Pay to account 8601 11 17947. Give the reference of the invoice.',
  ]);
});

test('who has something to come is told so, and is not asked to pay', () => {
  const payment = { ...entry, kind: 'payment', invoice_id: null, number: '', due: null } as const;
  const open = [{ ...payment, day: '2026-11-20', amount: -80_00, open: -80_00 }];
  const { totals, closing } = statement({ ...stated, open });
  expect(totals).toEqual([['In your favour NOK', '80.00']]);
  expect(closing).toEqual([]);
});

test('a statement is a PDF, of customers of one’s own chain alone and for who may see invoices', async () => {
  const { me, customer: id, ...shop } = await invoicing(server);
  await shop.issued(await shop.doneOrder());
  const of = (by: typeof me) =>
    server.call(customerStatementCalls.statement, { params: { id } }, by);
  const { status, body, headers } = await of(me);
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect((body as unknown as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await of(await logInAs(server.db, { roles: ['manager'] }))).status).toBe(404);
  expect((await of(await logInAs(server.db, { site: me.site, roles: ['mechanic'] }))).status).toBe(
    403,
  );
});
