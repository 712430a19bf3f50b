import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { accountCalls } from '#contract/economy/customer-ledger/account-calls.ts';
import { creditCalls, invoiceCalls } from '#contract/economy/invoices/invoice-calls.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { isReference } from '#contract/money/payment-references.ts';
import { orders } from '#contract/sales/orders.ts';
import { orderDepositCalls } from '#contract/sales/order-deposits/order-deposits.ts';
import { documentSuite } from '#tests/support/documents/document-suite.ts';
import { makeVatCodes } from '#tests/support/documents/vat-codes.ts';
import { fillBilling } from '#tests/support/economy/billing-of.ts';
import { logInAs, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { fc, isFuzzing } from '#tests/support/random/fast-check.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();
const address = { street: 'Kirkeveien 2', zip: '0368', city: 'Oslo' };

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
  let me: LoggedIn;
  let customer: number;
  beforeEach(async () => {
    me = await logInAs(server.db, { roles: ['manager'] });
    await makeVatCodes(server.db, me.site);
    await fillBilling(me);
    customer = (await makeCustomer(server.db, { chain_id: me.site.chain_id, ...address })).id;
  });

  const line = (more: object = {}) => ({
    key: crypto.randomUUID(),
    position: 0,
    kind: 'work' as const,
    description: 'Wheel change',
    quantity: 4000,
    unit_price: 100_00_00,
    vat_code: '3',
    ...more,
  });

  async function doneOrder(lines = [line()], more: object = {}) {
    const { data } = (
      await server.call(
        orders.calls.add,
        { body: { customer_id: customer, reference: 'PO 9', lines: { put: lines }, ...more } },
        me,
      )
    ).body;
    let { version } = data;
    for (const step of ['accept', 'start', 'finish'] as const) {
      const input = { params: { id: data.id }, body: { version } };
      ({ version } = (await server.call(orders.calls[step], input, me)).body.data);
    }
    return data.id;
  }
  const order = async (id: number) =>
    (await server.call(orders.calls.one, { params: { id } }, me)).body.data;
  const draftOf = (id: number, by = me) =>
    server.call(invoiceCalls.fromOrder, { params: { id }, body: {} }, by);
  const invoice = async (id: number) =>
    (await server.call(invoices.calls.one, { params: { id } }, me)).body.data;
  const step = async (id: number, word: 'issue' | 'drop', by = me) => {
    const { version } = await invoice(id);
    return server.call(invoices.calls[word], { params: { id }, body: { version } }, by);
  };
  const account = async (id = customer) =>
    (await server.call(accountCalls.account, { params: { id } }, me)).body.data;
  async function issued(of: number) {
    const { id } = (await draftOf(of)).body.data;
    const answer = await step(id, 'issue');
    expect(answer.body.error).toBeUndefined();
    return answer.body.data;
  }

  test('of a finished order costs what that did, and its customer owes it from then on', async () => {
    const id = await doneOrder();
    const made = await issued(id);
    expect(made).toMatchObject({
      number: '1',
      kind: 'invoice',
      state: 'issued',
      gross: 500_00,
      open: 500_00,
      purchase_order: 'PO 9',
      order_numbers: (await order(id)).number,
      buyer: { ...address },
      seller: { street: 'Storgata 1', account: '86011117947', iban: 'NO9386011117947' },
    });
    expect(isReference('kid', made.payment_reference)).toBe(true);
    expect(Date.parse(made.due_date!) - Date.parse(made.invoice_date!)).toBe(14 * 86_400_000);
    expect(await order(id)).toMatchObject({ invoiced: 'whole' });
    expect(await account()).toMatchObject({
      balance: 500_00,
      overdue: 0,
      entries: [{ kind: 'invoice', amount: 500_00, open: 500_00, number: '1' }],
    });
  });

  async function paidBy(id: number) {
    const method = sql<{ id: number }>`
      insert into payment_methods (chain_id, company_id, name, kind)
      values (${me.site.chain_id}, ${me.site.company_id}, ${crypto.randomUUID()}, 'card') returning id`;
    const { rows } = await server.db.transaction('system', (tx) => method.execute(tx));
    const body = (amount: number) => ({
      intent: crypto.randomUUID(),
      method_id: rows[0]!.id,
      amount,
      paid_at: new Date().toISOString(),
    });
    const params = { id };
    return {
      pay: (amount: number) =>
        server.call(orderDepositCalls.takeDeposit, { params, body: body(amount) }, me),
      payBack: (amount: number) =>
        server.call(orderDepositCalls.refundDeposit, { params, body: body(amount) }, me),
    };
  }

  test('is settled by what was paid on its order, before it was issued and after', async () => {
    const id = await doneOrder();
    const { pay, payBack } = await paidBy(id);
    await pay(200_00);
    const made = await issued(id);
    expect(made.open).toBe(300_00);
    expect(await account()).toMatchObject({ balance: 300_00 });
    await pay(300_00);
    expect(await invoice(made.id)).toMatchObject({ open: 0 });
    expect(await account()).toMatchObject({ balance: 0 });
    // Paid back, it is owed again.
    await payBack(150_00);
    expect(await invoice(made.id)).toMatchObject({ open: 150_00 });
    expect(await account()).toMatchObject({ balance: 150_00 });
  });

  test('that is taken back leaves its customer what they paid, which settles the next one of the order or is paid back', async () => {
    const id = await doneOrder();
    const { pay, payBack } = await paidBy(id);
    await pay(200_00);
    const made = await issued(id);
    const credit = (
      await server.call(creditCalls.credit, { params: { id: made.id }, body: {} }, me)
    ).body.data;
    await step(credit.id, 'issue');
    expect(await account()).toMatchObject({ balance: -200_00 });
    await payBack(50_00);
    expect(await account()).toMatchObject({ balance: -150_00 });
    const next = await issued(id);
    expect(next.open).toBe(350_00);
    expect(await invoice(made.id)).toMatchObject({ open: 0 });
    expect(await account()).toMatchObject({ balance: 350_00 });
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
        const id = await doneOrder([line()], { customer_id: of });
        const { pay, payBack } = await paidBy(id);
        let [paid, owed, current, wasInvoiced] = [0, 0, 0, false];
        for (const event of all) {
          if (event.what === 'pay' && paid + event.amount <= 500_00) {
            expect((await pay(event.amount)).status).toBe(200);
            paid += event.amount;
          } else if (event.what === 'payBack' && event.amount <= paid) {
            expect((await payBack(event.amount)).status).toBe(200);
            paid -= event.amount;
          } else if (event.what === 'invoice' && current === 0) {
            current = (await issued(id)).id;
            [owed, wasInvoiced] = [500_00, true];
          } else if (event.what === 'credit' && current > 0) {
            const input = { params: { id: current }, body: {} };
            const draft = (await server.call(creditCalls.credit, input, me)).body.data;
            expect((await step(draft.id, 'issue')).status).toBe(200);
            [owed, current] = [0, 0];
          }
          const { balance, entries } = await account(of);
          expect(balance).toBe(wasInvoiced ? owed - paid : 0);
          expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(balance);
          const open = current > 0 ? (await invoice(current)).open : 0;
          expect(open).toBe(Math.max(0, owed - paid));
        }
      }),
      { numRuns: isFuzzing ? 200 : 12 },
    );
  });

  test('has the next number of its company, without gaps, by however many at once, and none where it is refused', async () => {
    const draft = async (customer_id: number) => {
      const body = { customer_id, lines: { put: [line()] } };
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
    const id = await doneOrder();
    const answers = await Promise.all(Array.from({ length: 4 }, () => draftOf(id)));
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
        { body: { customer_id: customer, lines: { put: [line()] } } },
        me,
      )
    ).body.data;
    expect((await draftOf(id)).body.error?.code).toBe('invoices.not_done');
    const done = await doneOrder();
    const draft = (await draftOf(done)).body.data;
    const reopen = async (word: 'reopen' | 'undo') => {
      const { version } = await order(done);
      return server.call(orders.calls[word], { params: { id: done }, body: { version } }, me);
    };
    expect((await reopen('reopen')).body.error?.code).toBe('orders.invoiced');
    expect((await reopen('undo')).body.error?.code).toBe('common.nothing_to_undo');
    await step(draft.id, 'drop');
    expect((await order(done)).invoiced).toBe('none');
    expect((await reopen('reopen')).status).toBe(200);
  });

  test('of a part of an order leaves the rest to be invoiced, at the price of the order and never more than there is', async () => {
    const [one, other] = [line(), line({ position: 1, description: 'Balancing' })];
    const id = await doneOrder([one, other]);
    const draft = (await draftOf(id)).body.data;
    const { lines, version } = await invoice(draft.id);
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
    expect((await order(id)).invoiced).toBe('part');
    await step(draft.id, 'issue');
    const rest = await issued(id);
    expect(rest).toMatchObject({ gross: 875_00, number: '2' });
    expect((await order(id)).invoiced).toBe('whole');
  });

  test('that is issued is changed by nobody: not by a call, nor by SQL as the server or as the system', async () => {
    const made = await issued(await doneOrder());
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

  test('is taken back once, whole, and then its order can be invoiced again', async () => {
    const id = await doneOrder();
    const made = await issued(id);
    const credit = () => server.call(creditCalls.credit, { params: { id: made.id }, body: {} }, me);
    const draft = (await credit()).body.data;
    expect((await credit()).body.error?.code).toBe('invoices.credited');
    const { lines, version } = await invoice(draft.id);
    const changed = await server.call(
      invoices.calls.save,
      {
        params: { id: draft.id },
        body: { version, lines: { put: [{ ...(lines as object[])[0], quantity: 1000 } as never] } },
      },
      me,
    );
    expect(changed.body.error?.code).toBe('invoices.as_credited');
    expect((await order(id)).invoiced).toBe('whole');
    const taken = (await step(draft.id, 'issue')).body.data;
    expect(taken).toMatchObject({ kind: 'credit', number: '2', gross: 500_00, open: 0 });
    expect(await account()).toMatchObject({ balance: 0 });
    expect((await order(id)).invoiced).toBe('none');
    expect((await issued(id)).number).toBe('3');
  });

  test('is issued, taken back and issued again by the economy at another site, with what was paid at its own', async () => {
    const site = await makeSite(server.db, { company_id: me.site.company_id });
    const there = await logInAs(server.db, { roles: ['economy'], site });
    const id = await doneOrder([line(), line({ position: 1 })]);
    const { pay } = await paidBy(id);
    await pay(200_00);
    const draft = (await draftOf(id)).body.data;
    const { lines, version } = await invoice(draft.id);
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
    expect((await step(draft.id, 'issue', there)).body.data.open).toBe(425_00);
    expect(await account()).toMatchObject({ balance: 425_00 });
    const rest = (await draftOf(id)).body.data;
    expect((await step(rest.id, 'issue', there)).body.data.open).toBe(375_00);
    expect(await account()).toMatchObject({ balance: 800_00 });
    const credit = (
      await server.call(creditCalls.credit, { params: { id: rest.id }, body: {} }, there)
    ).body.data;
    await step(credit.id, 'issue', there);
    expect((await order(id)).invoiced).toBe('part');
    expect(await account()).toMatchObject({ balance: 425_00 });
  });

  test('is taken back from whom it was issued to, whatever is said of them by now, and from nobody else', async () => {
    const made = await issued(await doneOrder());
    await server.db.transaction('system', (tx) =>
      tx
        .updateTable('customers')
        .set({ type: 'internal', street: '', city: '' })
        .where('id', '=', customer)
        .execute(),
    );
    const { id } = (
      await server.call(creditCalls.credit, { params: { id: made.id }, body: {} }, me)
    ).body.data;
    const other = (await makeCustomer(server.db, { chain_id: me.site.chain_id, ...address })).id;
    const { version } = await invoice(id);
    const changed = await server.call(
      invoices.calls.save,
      { params: { id }, body: { version, customer_id: other } },
      me,
    );
    expect(changed.body.error?.code).toBe('invoices.as_credited');
    expect((await step(id, 'issue')).body.data).toMatchObject({ buyer: made.buyer, open: 0 });
  });

  test('lacks what the law wants on it until somebody says it', async () => {
    const nowhere = await makeCustomer(server.db, { chain_id: me.site.chain_id });
    const city = await makeCustomer(server.db, {
      chain_id: me.site.chain_id,
      type: 'public',
      ...address,
    });
    const codeOf = async (customer_id: number | null, more: object = {}) => {
      const body = { customer_id, lines: { put: [line()] }, ...more };
      const { id } = (await server.call(invoices.calls.add, { body }, me)).body.data;
      return (await step(id, 'issue')).body.error?.code;
    };
    expect(await codeOf(null)).toBe('invoices.nobody');
    expect(await codeOf(nowhere.id)).toBe('invoices.no_address');
    expect(await codeOf(city.id)).toBe('invoices.no_buyer_reference');
    expect(await codeOf(city.id, { buyer_reference: 'Skolen' })).toBeUndefined();
  });

  test('is drafted at the reception, and issued by the economy', async () => {
    const id = await doneOrder();
    const reception = await logInAs(server.db, { roles: ['reception'], site: me.site });
    const economy = await logInAs(server.db, { roles: ['economy'], site: me.site });
    const draft = (await draftOf(id, reception)).body.data;
    expect((await step(draft.id, 'issue', reception)).body.error?.code).toBe('common.no_right');
    expect((await step(draft.id, 'issue', economy)).status).toBe(200);
  });

  test('says on its paper who sold, who bought, and how it is paid', async () => {
    const made = await issued(await doneOrder());
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
