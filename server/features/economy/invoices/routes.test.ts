import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { customers } from '#contract/customer/customers.ts';
import { isReference } from '#contract/money/references/payment-references.ts';
import { orders } from '#contract/sales/orders.ts';
import { documentSuite } from '#tests/support/documents/document-suite.ts';
import { fillBilling } from '#tests/support/economy/billing-of.ts';
import { address, invoicing, type Invoicing } from '#tests/support/economy/invoicing.ts';
import { logInAs, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { fc, isFuzzing } from '#tests/support/random/fast-check.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

documentSuite(invoices, {
  valid: () => ({ buyer_reference: 'Kari' }),
  changed: { note: 'Paid by the owner' },
  wrong: { payment_days: 121 },
  prepare: async (me) => {
    await fillBilling(me);
    const { chain_id } = me.site;
    return { customer_id: (await makeCustomer(server.db, { chain_id, ...address })).id };
  },
  stands: {
    issued: ({ id }) => ({
      number: `T${id}`,
      invoice_date: '2026-11-01',
      seller: JSON.stringify({}),
      buyer: JSON.stringify({}),
    }),
  },
  line: () => ({ kind: 'work', description: 'Wheel change' }),
});

describe('an invoice', () => {
  let shop: Invoicing;
  let me: LoggedIn;
  let customer: number;
  beforeEach(async () => {
    shop = await invoicing(server);
    ({ me, customer } = shop);
  });

  test('of a finished order costs what that did, and its customer owes it from then on', async () => {
    const id = await shop.doneOrder();
    const made = await shop.issued(id);
    expect(made).toMatchObject({
      number: '1',
      kind: 'invoice',
      state: 'issued',
      gross: 500_00,
      open: 500_00,
      purchase_order: 'PO 9',
      order_numbers: (await shop.order(id)).number,
      buyer: { ...address },
      seller: { street: 'Storgata 1', account: '86011117947', iban: 'NO9386011117947' },
    });
    expect(isReference('kid', made.payment_reference)).toBe(true);
    expect(Date.parse(made.due_date!) - Date.parse(made.invoice_date!)).toBe(14 * 86_400_000);
    expect(await shop.order(id)).toMatchObject({ invoiced: 'whole' });
    expect(await shop.account()).toMatchObject({
      balance: 500_00,
      overdue: 0,
      entries: [{ kind: 'invoice', amount: 500_00, open: 500_00, number: '1' }],
    });
  });

  test('is settled by what was paid on its order, before it was issued and after', async () => {
    const id = await shop.doneOrder();
    const { pay, payBack } = await shop.paidBy(id);
    await pay(200_00);
    const made = await shop.issued(id);
    expect(made.open).toBe(300_00);
    expect(await shop.account()).toMatchObject({ balance: 300_00 });
    await pay(300_00);
    expect(await shop.invoice(made.id)).toMatchObject({ open: 0 });
    expect(await shop.account()).toMatchObject({ balance: 0 });
    // Paid back, it is owed again.
    await payBack(150_00);
    expect(await shop.invoice(made.id)).toMatchObject({ open: 150_00 });
    expect(await shop.account()).toMatchObject({ balance: 150_00 });
  });

  test('whatever is paid, paid back, invoiced and taken back, in whichever order, its customer owes what is left of it', async () => {
    const amount = fc.integer({ min: 1, max: 300 }).map((kroner) => kroner * 100);
    const what = fc.constantFrom('pay', 'payBack', 'invoice', 'credit');
    const events = fc.array(fc.record({ what, amount }), { minLength: 8, maxLength: 16 });
    await fc.assert(
      fc.asyncProperty(events, async (all) => {
        const { id: of } = await makeCustomer(server.db, {
          chain_id: me.site.chain_id,
          ...address,
        });
        const id = await shop.doneOrder([shop.line()], { customer_id: of });
        const { pay, payBack } = await shop.paidBy(id);
        let [paid, owed, current, wasInvoiced] = [0, 0, 0, false];
        for (const event of all) {
          if (event.what === 'pay' && paid + event.amount <= 500_00) {
            expect((await pay(event.amount)).status).toBe(200);
            paid += event.amount;
          } else if (event.what === 'payBack' && event.amount <= paid) {
            expect((await payBack(event.amount)).status).toBe(200);
            paid -= event.amount;
          } else if (event.what === 'invoice' && current === 0) {
            current = (await shop.issued(id)).id;
            [owed, wasInvoiced] = [500_00, true];
          } else if (event.what === 'credit' && current > 0) {
            const draft = (await shop.credit(current)).body.data;
            const [left] = (await shop.invoice(draft.id)).lines as { quantity: number }[];
            const quantity = Math.min(left!.quantity, ((event.amount / 100) % 4) * 1000 + 1000);
            await shop.saveDraft(draft.id, { lines: { put: [{ ...left, quantity }] } });
            expect((await shop.step(draft.id, 'issue')).status).toBe(200);
            owed -= (quantity / 1000) * 125_00;
            if (owed === 0) current = 0;
          }
          const { balance, entries } = await shop.account(of);
          expect(balance).toBe(wasInvoiced ? owed - paid : 0);
          expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(balance);
          const open = current > 0 ? (await shop.invoice(current)).open : 0;
          expect(open).toBe(Math.max(0, owed - paid));
        }
      }),
      { numRuns: isFuzzing ? 200 : 12 },
    );
  });

  test('has the next number of its company, without gaps, by however many at once, and none where it is refused', async () => {
    const draft = async (customer_id: number) => {
      const body = { customer_id, lines: { put: [shop.line()] } };
      return (await server.call(invoices.calls.add, { body }, me)).body.data;
    };
    const nowhere = (await makeCustomer(server.db, { chain_id: me.site.chain_id })).id;
    const drafts = [];
    for (let at = 0; at < 24; at += 1) drafts.push(await draft(at % 4 === 3 ? nowhere : customer));
    const answers = await Promise.all(
      drafts.map(({ id, version }) =>
        server.call(invoices.calls.issue, { params: { id }, body: { version } }, me),
      ),
    );
    const numbers = answers.flatMap(({ status, body }) =>
      status === 200 ? [Number(body.data.number)] : [],
    );
    expect(numbers.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 18 }, (_, at) => at + 1),
    );
  });

  test('is made once of an order, by however many at once', async () => {
    const id = await shop.doneOrder();
    const answers = await Promise.all(Array.from({ length: 4 }, () => shop.draftOf(id)));
    const codes = answers.map(({ body }) => body.error?.code ?? 'made').toSorted();
    expect(codes).toEqual([
      'invoices.nothing_left',
      'invoices.nothing_left',
      'invoices.nothing_left',
      'made',
    ]);
  });

  test('of an order that is not finished is refused, and a finished one that is invoiced is not reopened', async () => {
    const { id } = (
      await server.call(
        orders.calls.add,
        { body: { customer_id: customer, lines: { put: [shop.line()] } } },
        me,
      )
    ).body.data;
    expect((await shop.draftOf(id)).body.error?.code).toBe('invoices.not_done');
    const done = await shop.doneOrder();
    const draft = (await shop.draftOf(done)).body.data;
    const reopen = async (word: 'reopen' | 'undo') => {
      const { version } = await shop.order(done);
      return server.call(orders.calls[word], { params: { id: done }, body: { version } }, me);
    };
    expect((await reopen('reopen')).body.error?.code).toBe('orders.invoiced');
    expect((await reopen('undo')).body.error?.code).toBe('common.nothing_to_undo');
    await shop.step(draft.id, 'drop');
    expect((await shop.order(done)).invoiced).toBe('none');
    expect((await reopen('reopen')).status).toBe(200);
  });

  test('of what somebody had done who was archived since is issued to them all the same', async () => {
    const order = await shop.doneOrder();
    const { id, version } = (
      await server.call(customers.calls.one, { params: { id: shop.customer } }, shop.me)
    ).body.data;
    const step = { params: { id }, body: { version } };
    expect((await server.call(customers.calls.archive, step, shop.me)).status).toBe(200);
    const issued = await shop.issued(order);
    expect(issued).toMatchObject({ customer_id: id, gross: 500_00 });
    expect((await shop.credit(issued.id)).status).toBe(200);
  });

  test('of a part of an order leaves the rest to be invoiced, at the price of the order and never more than there is', async () => {
    const [one, other] = [shop.line(), shop.line({ position: 1, description: 'Balancing' })];
    const id = await shop.doneOrder([one, other]);
    const draft = (await shop.draftOf(id)).body.data;
    const { lines, version } = await shop.invoice(draft.id);
    const save = (put: object[], remove: string[] = []) =>
      server.call(
        invoices.calls.save,
        { params: { id: draft.id }, body: { version, lines: { put, remove } } },
        me,
      );
    const [first, second] = lines as (typeof one)[];
    const cheaper = await save([{ ...first, unit_price: 1_00_00 }]);
    expect(cheaper.body.error?.code).toBe('invoices.as_ordered');
    const more = await save([{ ...first, quantity: 5000 }]);
    expect(more.body.error?.code).toBe('invoices.more_than_left');
    const part = await save([{ ...first, quantity: 1000 }], [second!.key]);
    expect(part.body.data.gross).toBe(125_00);
    expect((await shop.order(id)).invoiced).toBe('part');
    await shop.step(draft.id, 'issue');
    const rest = await shop.issued(id);
    expect(rest).toMatchObject({ gross: 875_00, number: '2' });
    expect((await shop.order(id)).invoiced).toBe('whole');
  });

  test('that is issued is changed by nobody: not by a call, nor by SQL as the server or as the system', async () => {
    const made = await shop.issued(await shop.doneOrder());
    const { version, id } = made;
    const save = await server.call(
      invoices.calls.save,
      { params: { id }, body: { version, note: 'x' } },
      me,
    );
    expect(save.status).toBe(409);
    const archive = await server.call(
      invoices.calls.archive,
      { params: { id }, body: { version } },
      me,
    );
    expect(archive.body.error?.code).toBe('invoices.kept');
    const wrong = [
      sql`update invoices set gross = 1 where id = ${id}`,
      sql`delete from invoices where id = ${id}`,
      sql`update invoice_lines set amount = 1 where document_id = ${id}`,
      sql`delete from invoice_lines where document_id = ${id}`,
      sql`update customer_entries set amount = 1 where invoice_id = ${id}`,
      sql`delete from customer_entries where invoice_id = ${id}`,
    ];
    for (const change of wrong) {
      await expect(server.db.transaction('system', (tx) => change.execute(tx))).rejects.toThrow(
        /stays? as (it is|they are)|permission denied/,
      );
    }
  });

  test('is issued, taken back and issued again by the economy at another site, with what was paid at its own', async () => {
    const site = await makeSite(server.db, { company_id: me.site.company_id });
    const there = await logInAs(server.db, { roles: ['economy'], site });
    const id = await shop.doneOrder([shop.line(), shop.line({ position: 1 })]);
    const { pay } = await shop.paidBy(id);
    await pay(200_00);
    const draft = (await shop.draftOf(id)).body.data;
    const { lines, version } = await shop.invoice(draft.id);
    const [first, second] = lines as object[];
    const save = (put: object) =>
      server.call(
        invoices.calls.save,
        { params: { id: draft.id }, body: { version, lines: { put: [put as never] } } },
        there,
      );
    const cheaper = await save({ ...first, unit_price: 1_00_00 });
    expect(cheaper.body.error?.code).toBe('invoices.as_ordered');
    expect((await save({ ...second, quantity: 1000 })).status).toBe(200);
    expect((await shop.step(draft.id, 'issue', there)).body.data.open).toBe(425_00);
    expect(await shop.account()).toMatchObject({ balance: 425_00 });
    const rest = (await shop.draftOf(id)).body.data;
    expect((await shop.step(rest.id, 'issue', there)).body.data.open).toBe(375_00);
    expect(await shop.account()).toMatchObject({ balance: 800_00 });
    const credit = (await shop.credit(rest.id, there)).body.data;
    await shop.step(credit.id, 'issue', there);
    expect((await shop.order(id)).invoiced).toBe('part');
    expect(await shop.account()).toMatchObject({ balance: 425_00 });
  });

  test('lacks what the law wants on it until somebody says it', async () => {
    const nowhere = await makeCustomer(server.db, { chain_id: me.site.chain_id });
    const city = await makeCustomer(server.db, {
      chain_id: me.site.chain_id,
      type: 'public',
      ...address,
    });
    const codeOf = async (customer_id: number | null, more: object = {}) => {
      const body = { customer_id, lines: { put: [shop.line()] }, ...more };
      const { id } = (await server.call(invoices.calls.add, { body }, me)).body.data;
      return (await shop.step(id, 'issue')).body.error?.code;
    };
    expect(await codeOf(null)).toBe('invoices.nobody');
    expect(await codeOf(nowhere.id)).toBe('invoices.no_address');
    expect(await codeOf(city.id)).toBe('invoices.no_buyer_reference');
    expect(await codeOf(city.id, { buyer_reference: 'Skolen' })).toBeUndefined();
  });

  test('is drafted at the reception, and issued by the economy', async () => {
    const id = await shop.doneOrder();
    const reception = await logInAs(server.db, { roles: ['reception'], site: me.site });
    const economy = await logInAs(server.db, { roles: ['economy'], site: me.site });
    const draft = (await shop.draftOf(id, reception)).body.data;
    expect((await shop.step(draft.id, 'issue', reception)).body.error?.code).toBe(
      'common.no_right',
    );
    expect((await shop.step(draft.id, 'issue', economy)).status).toBe(200);
  });

  test('says on its paper who sold, who bought, and how it is paid', async () => {
    const made = await shop.issued(await shop.doneOrder());
    const { data } = (
      await server.call(
        invoices.calls.previewPaper,
        { params: { id: made.id, paper: 'invoice' }, query: { language: 'nb' } },
        me,
      )
    ).body;
    const text = JSON.stringify(data.sheets);
    for (const said of [
      'Faktura 1',
      'Kirkeveien 2',
      'Storgata 1',
      '86011117947',
      made.payment_reference,
      '500,00',
    ]) {
      expect(text).toContain(said);
    }
  });
});
