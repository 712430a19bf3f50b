import { sql } from 'kysely';
import { bookPresetsCalls } from '#contract/accounting/book-presets/calls.ts';
import { bookkeeping } from '#contract/accounting/vouchers/bookkeeping.ts';
import { voucherCalls } from '#contract/accounting/vouchers/voucher-calls.ts';
import { creditCalls, invoiceCalls } from '#contract/economy/invoices/invoice-calls.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { dayOf } from '#contract/kit/time/zoned-time.ts';
import { orderDepositCalls } from '#contract/sales/order-deposits/order-deposits.ts';
import { orders } from '#contract/sales/orders.ts';
import { now } from '#server/kit/clock.ts';
import { makeVatCodes } from '../documents/vat-codes.ts';
import { logInAs } from '../factories/accounts.ts';
import { makeCustomer } from '../factories/customers.ts';
import { unique } from '../factories/unique.ts';
import type { TestServer } from '../server.ts';
import { fillBilling } from './billing-of.ts';

/** Somebody who sells, invoices and keeps the books of a company, which are those of its country unless they are not `filled`. */
export async function bookkeeper(server: TestServer, { filled = true } = {}) {
  const me = await logInAs(server.db, { roles: ['manager'] });
  const { chain_id, company_id } = me.site;
  const asSystem = <R>(of: ReturnType<typeof sql<R>>) =>
    server.db.transaction('system', async (tx) => (await of.execute(tx)).rows);
  if (filled) await server.call(bookPresetsCalls.fill, { body: {} }, me);
  else await makeVatCodes(server.db, me.site);
  await fillBilling(me);
  const address = { street: 'Kirkeveien 2', zip: '0368', city: 'Oslo' };
  const customer = (await makeCustomer(server.db, { chain_id, ...address })).id;
  const [method] = await asSystem(sql<{ id: number }>`
    insert into payment_methods (chain_id, company_id, name, kind)
    values (${chain_id}, ${company_id}, ${unique('card')}, 'card') returning id`);

  const draft = async (id: number) =>
    (await server.call(invoiceCalls.fromOrder, { params: { id }, body: {} }, me)).body.data.id;
  const issue = async (id: number) => {
    const { version } = (await server.call(invoices.calls.one, { params: { id } }, me)).body.data;
    const answer = await server.call(
      invoices.calls.issue,
      { params: { id }, body: { version } },
      me,
    );
    if (answer.status !== 200) throw new Error(answer.body.error?.code);
    return answer.body.data;
  };
  const paying =
    (call: typeof orderDepositCalls.takeDeposit | typeof orderDepositCalls.refundDeposit) =>
    async (id: number, amount: number, more: object = {}) => {
      const body = {
        intent: crypto.randomUUID(),
        method_id: method!.id,
        amount,
        paid_at: now().toISOString(),
        ...more,
      };
      const { status, body: answer } = await server.call(
        call as typeof orderDepositCalls.takeDeposit,
        { params: { id }, body },
        me,
      );
      if (status !== 200) throw new Error(answer.error?.code);
    };

  return {
    me,
    draft,
    issue,
    today: () => dayOf(now().getTime(), 'Europe/Oslo'),
    /** A finished order of 500 kroner, unless its line is another. */
    doneOrder: async (line: object = {}, order: object = {}) => {
      const put = [
        {
          key: crypto.randomUUID(),
          position: 0,
          kind: 'work' as const,
          description: 'Wheel change',
          quantity: 4_000,
          unit_price: 100_00_00,
          vat_code: '3',
          ...line,
        },
      ];
      const body = { customer_id: customer, lines: { put }, ...order };
      let { id, version } = (await server.call(orders.calls.add, { body }, me)).body.data;
      for (const step of ['accept', 'start', 'finish'] as const) {
        const input = { params: { id }, body: { version } };
        ({ id, version } = (await server.call(orders.calls[step], input, me)).body.data);
      }
      return id;
    },
    issued: async (order: number) => issue(await draft(order)),
    credited: async (id: number) => {
      const input = { params: { id }, body: {} };
      return issue((await server.call(creditCalls.credit, input, me)).body.data.id);
    },
    pay: paying(orderDepositCalls.takeDeposit),
    payBack: paying(orderDepositCalls.refundDeposit),
    vouchers: async (query: object = {}) =>
      (await server.call(voucherCalls.list, { query }, me)).body.data,
    voucher: async (id: number) =>
      (await server.call(voucherCalls.one, { params: { id } }, me)).body.data,
    reverse: (id: number, reason = 'Wrong account') =>
      server.call(voucherCalls.reverse, { params: { id }, body: { reason } }, me),
    bookWaiting: async () =>
      (await server.call(voucherCalls.bookWaiting, { body: {} }, me)).body.data,
    close: async (closed_until: string | null, year_begins = 1) => {
      const { data } = (await server.call(bookkeeping.calls.company.read, undefined, me)).body;
      const body = { ...data, closed_until, year_begins };
      return server.call(bookkeeping.calls.company.save, { body }, me);
    },
    /** What stands on each account, in minor units. */
    balances: async () => {
      const rows = await asSystem(sql<{ account: string; sum: number }>`
        select account, sum(amount)::bigint as sum from voucher_lines
        where company_id = ${company_id} group by account`);
      return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
    },
    /** What all customers of the company owe it. */
    owed: async () => {
      const [row] = await asSystem(sql<{ owed: number }>`
        select coalesce(sum(amount), 0)::bigint as owed from customer_entries
        where company_id = ${company_id}`);
      return row!.owed;
    },
    /** Series of vouchers whose numbers are not 1, 2, 3 and so on. */
    gaps: () =>
      asSystem(sql`
        select series, year from vouchers where company_id = ${company_id}
        group by series, year having count(*) <> max(number) or min(number) <> 1`),
    account: async (number: string) => {
      const [row] = await asSystem(sql<{ id: number }>`
        select id from ledger_accounts where company_id = ${company_id} and number = ${number}`);
      return row!.id;
    },
    /** Gives the VAT codes of the company the account of the high rate. */
    vatAccounts: () =>
      asSystem(sql`
        update vat_codes set account_id = (select id from ledger_accounts
          where company_id = ${company_id} and number = '2700')
        where company_id = ${company_id}`),
    rowOf: async (id: number) => {
      const [row] = await asSystem(sql<{ source_id: number }>`
        select source_id from vouchers where chain_id = ${chain_id} and id = ${id}`);
      return row!;
    },
    /** Writes a voucher by hand, as the system. */
    bookBySql: ({ credit = -40, ...more }: Readonly<Record<string, unknown>> = {}) =>
      server.db.transaction('system', async (tx) => {
        const own = { chain_id, company_id };
        const { id: voucher_id } = await tx
          .insertInto('vouchers')
          .values({
            ...own,
            series: 'B',
            year: 2026,
            day: dayOf(now().getTime(), 'Europe/Oslo'),
            kind: 'deposit',
            source_kind: 'by-hand',
            source_id: 1,
            document_kind: 'orders',
            document_id: 1,
            document_number: '1',
            amount: 40,
            event: '{}',
            ...more,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        const accounts = await tx
          .selectFrom('ledger_accounts')
          .select(['id', 'number'])
          .where('company_id', '=', company_id)
          .limit(2)
          .execute();
        const lines = accounts.map(({ id: account_id, number: account }, position) => {
          const amount = position === 0 ? 40 : Number(credit);
          return { ...own, voucher_id, position, account_id, account, amount };
        });
        await tx.insertInto('voucher_lines').values(lines).execute();
      }),
  };
}
