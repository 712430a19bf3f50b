import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { agreementInvoiceCalls } from '#contract/economy/invoices/invoice-calls.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { storageAgreements } from '#contract/hotel/storage-agreements/storage-agreements.ts';
import { bookAccruals } from '#server/features/accounting/vouchers/jobs.ts';
import { unprovedBooks } from '#server/features/economy/customer-ledger/proof-repo.ts';
import { agreeStorage } from '#tests/support/economy/agree-storage.ts';
import { bookkeeper } from '#tests/support/economy/bookkeeper.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();
const address = { street: 'Kirkeveien 2', zip: '0368', city: 'Oslo' };

/** Somebody who keeps the books and stores wheels; agreements cost 1,000 with VAT for six months from today. */
async function storing() {
  const at = await bookkeeper(server);
  const { me } = at;
  const { chain_id } = me.site;
  const customerOf = async (more: object = {}) =>
    (await makeCustomer(server.db, { chain_id, ...address, ...more })).id;
  const kari = await customerOf();
  const read = async (id: number) =>
    (await server.call(storageAgreements.calls.one, { params: { id } }, me)).body.data;
  const fallDue = () =>
    server.db.executeSql(`
      update prepaid_income set day = day - 800 - id::int % 7
      where company_id = ${me.site.company_id} and booked_on is null`);
  const invoice = (id: number, by = me) =>
    server.call(agreementInvoiceCalls.fromAgreement, { params: { id }, body: {} }, by);
  return {
    ...at,
    kari,
    customerOf,
    read,
    invoice,
    agreed: (more: object = {}) => agreeStorage(server, me, { customer_id: kari, ...more }),
    async issuedOf(id: number) {
      const made = await invoice(id);
      expect(made.body.error).toBeUndefined();
      return at.issue(made.body.data.id);
    },
    invoicesOf: async (id: number) =>
      (await server.call(agreementInvoiceCalls.ofAgreement, { params: { id } }, me)).body.data,
    drop: async (id: number) => {
      const { version } = (await server.call(invoices.calls.one, { params: { id } }, me)).body.data;
      const input = { params: { id }, body: { version } };
      return server.call(invoices.calls.drop, input, me);
    },
    /** What is held of this company is earned, all of it, by yesterday. */
    async monthsPass() {
      await fallDue();
      await bookAccruals(server.app);
    },
    fallDue,
    held: async () =>
      server.db.transaction('system', async (tx) => {
        const { rows } = await sql<{ day: string; amount: number }>`
          select p.day::text as day, sum((l ->> 'amount')::bigint)::bigint as amount
          from prepaid_income p cross join jsonb_array_elements(p.lines) l
          where p.company_id = ${me.site.company_id} group by p.day order by p.day`.execute(tx);
        return rows;
      }),
    unproved: async () =>
      (await server.db.transaction('system', unprovedBooks)).filter(
        ({ companyId }) => companyId === me.site.company_id,
      ),
  };
}

describe('a storage agreement', () => {
  test('is invoiced for the season that has begun, once, with its price as private people are shown it', async () => {
    const at = await storing();
    const agreement = await at.agreed();
    expect(agreement).toMatchObject({ next_invoice_on: at.today(), invoiced_until: null });
    const issued = await at.issuedOf(agreement.id);
    expect(issued).toMatchObject({ gross: 1000_00, net: 800_00, prices_include_vat: true });
    expect(issued.lines).toHaveLength(1);
    expect(issued.lines[0]?.description).toMatch(/^Season.*, EL55555, .*\d{4}.*\d{4}$/);
    expect(await at.read(agreement.id)).toMatchObject({
      invoiced_until: agreement.ends_on,
      next_invoice_on: null,
    });
    expect(await at.invoicesOf(agreement.id)).toMatchObject([{ id: issued.id, kind: 'invoice' }]);
    expect((await at.invoice(agreement.id)).body.error?.code).toBe('invoices.nothing_left');
  });

  test('of a company is invoiced without VAT in its price, and what is priced without it comes to more for private people', async () => {
    const at = await storing();
    const customer_id = await at.customerOf({ type: 'company', org_number: '310529672' });
    const { lines, net, gross } = await at.issuedOf((await at.agreed({ customer_id })).id);
    expect([lines[0]?.unit_price, net, gross]).toEqual([800_00_00, 800_00, 1000_00]);
    const type = { price_with_vat: false, price: 990_00 };
    const without = await at.issuedOf((await at.agreed({ type })).id);
    expect([without.net, without.gross]).toEqual([990_00, 1237_50]);
  });

  test('is free again when its draft is dropped, or its invoice was wrong', async () => {
    const at = await storing();
    const { id } = await at.agreed();
    const draft = (await at.invoice(id)).body.data.id;
    expect((await at.read(id)).next_invoice_on).toBeNull();
    await at.drop(draft);
    expect((await at.read(id)).next_invoice_on).toBe(at.today());
    const first = await at.issuedOf(id);
    await at.credited(first.id);
    expect((await at.read(id)).invoiced_until).toBeNull();
    await at.issuedOf(id);
    expect((await at.read(id)).next_invoice_on).toBeNull();
  });

  test('by two at once is invoiced once, and the database refuses the same days on another line', async () => {
    const at = await storing();
    const { id } = await at.agreed();
    const answers = await Promise.all([at.invoice(id), at.invoice(id)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    const draft = answers.find(({ status }) => status === 200)!.body.data.id;
    const [source] = await server.db.transaction('system', (tx) =>
      tx.selectFrom('invoice_lines').selectAll().where('document_id', '=', draft).execute(),
    );
    const twice = server.db.transaction('system', (tx) =>
      tx
        .insertInto('invoice_lines')
        .values({ ...source!, key: crypto.randomUUID(), period_from: source!.period_to! })
        .execute(),
    );
    await expect(twice).rejects.toThrow('are invoiced already');
  });

  test('that is not in force, was paid otherwise, is of another site or costs nothing is not invoiced', async () => {
    const at = await storing();
    const { id } = await at.agreed();
    const { version } = await at.read(id);
    const paid = { params: { id }, body: { version, paid_until: '2099-12-31' } };
    await server.call(storageAgreements.calls.save, paid, at.me);
    expect((await at.invoice(id)).body.error?.code).toBe('invoices.nothing_left');
    const free = await at.agreed({ type: { price: 0 } });
    expect((await at.invoice(free.id)).body.error?.code).toBe('invoices.nothing_left');
    const over = await at.agreed();
    const end = { params: { id: over.id }, body: { version: over.version } };
    await server.call(storageAgreements.calls.end, end, at.me);
    expect((await at.invoice(over.id)).body.error?.code).toBe('invoices.not_in_force');
    const stranger = await logInAs(server.db, { roles: ['manager'] });
    expect((await at.invoice(over.id, stranger)).status).toBe(404);
    const mechanic = await logInAs(server.db, { site: at.me.site, roles: ['mechanic'] });
    expect((await at.invoice(over.id, mechanic)).status).toBe(403);
  });
});

test('an agreement that is invoiced is not taken back into a draft', async () => {
  const at = await storing();
  const { id, version } = await at.agreed();
  await at.issuedOf(id);
  const input = { params: { id }, body: { version } };
  const answer = await server.call(storageAgreements.calls.undo, input, at.me);
  expect(answer.body.error?.code).toBe('common.nothing_to_undo');
  expect((await at.read(id)).state).toBe('active');
});

describe('what is sold for months to come', () => {
  test('is held until each month is over, and then earned by the night, once', async () => {
    const at = await storing();
    const { id } = await at.agreed();
    await at.issuedOf(id);
    expect(await at.balances()).toMatchObject({ 1500: 1000_00, 2700: -200_00, 2965: -800_00 });
    const held = await at.held();
    expect(held.length).toBeGreaterThanOrEqual(6);
    expect(held.reduce((sum, { amount }) => sum + amount, 0)).toBe(800_00);
    await bookAccruals(server.app);
    expect((await at.balances())['3000']).toBeUndefined();

    await at.monthsPass();
    await Promise.all([bookAccruals(server.app), bookAccruals(server.app)]);
    expect(await at.balances()).toMatchObject({ 2965: 0, 3000: -800_00 });
    const vouchers = await at.vouchers({ kind: 'accrual' });
    expect(vouchers).toHaveLength(held.length);
    expect(vouchers[0]?.document).toMatchObject({ kind: 'invoices' });
    expect(await at.gaps()).toEqual([]);
    expect(await at.unproved()).toEqual([]);
  });

  test('is earned no more once it is credited, and comes to nothing', async () => {
    const at = await storing();
    const { id } = await at.agreed();
    const { id: invoice } = await at.issuedOf(id);
    await at.credited(invoice);
    await at.monthsPass();
    expect(Object.values(await at.balances()).every((sum) => sum === 0)).toBe(true);
    expect(await at.unproved()).toEqual([]);
  });

  test('follows its voucher when that is taken back and booked again by another rule', async () => {
    const at = await storing();
    await at.issuedOf((await at.agreed()).id);
    const [sale] = await at.vouchers({ kind: 'invoice' });
    await at.reverse(sale!.id);
    await server.db.executeSql(`
      update sales_accounting_rules set prepaid_account_id = null
      where company_id = ${at.me.site.company_id}`);
    await at.bookWaiting();
    await at.monthsPass();
    expect(await at.balances()).toMatchObject({ 1500: 1000_00, 2965: 0, 3000: -800_00 });
    expect(await at.unproved()).toEqual([]);
  });

  test('of a company whose books fail is no reason for another to wait', async () => {
    const [broken, at] = [await storing(), await storing()];
    for (const one of [broken, at]) await one.issuedOf((await one.agreed()).id);
    await server.db.executeSql(`
      update prepaid_income set lines = '[null]' where company_id = ${broken.me.site.company_id}`);
    await broken.fallDue();
    await at.fallDue();
    await expect(bookAccruals(server.app)).rejects.toThrow('did not book all');
    expect(await at.balances()).toMatchObject({ 2965: 0, 3000: -800_00 });
    await server.db.executeSql(
      `delete from prepaid_income where company_id = ${broken.me.site.company_id}`,
    );
  });

  test('waits in the tray while its account is not in use, and nothing of it is booked twice', async () => {
    const at = await storing();
    await at.issuedOf((await at.agreed()).id);
    const account = await at.account('2965');
    const archived = (when: string) =>
      server.db.executeSql(
        `update ledger_accounts set archived_at = ${when} where id = ${account}`,
      );
    await archived('now()');
    await at.monthsPass();
    expect((await at.balances())['2965']).toBe(-800_00);
    expect(await at.unproved()).toEqual([]);
    await archived('null');
    await at.bookWaiting();
    expect((await at.balances())['2965']).toBe(0);
    expect(await at.unproved()).toEqual([]);
  });

  test('that was never earned though its month is over is found by the night', async () => {
    const at = await storing();
    const issued = await at.issuedOf((await at.agreed()).id);
    await server.db.executeSql(`
      update prepaid_income set day = current_date - 40
      where company_id = ${at.me.site.company_id}
        and day = (select min(day) from prepaid_income p
          where p.company_id = ${at.me.site.company_id})`);
    expect(await at.unproved()).toMatchObject([{ what: 'unbooked', names: [issued.number] }]);
  });
});
