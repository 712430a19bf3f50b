import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import { checkCalls } from '#contract/cash/cash-registers/journal/check-calls.ts';
import { registerCalls } from '#contract/cash/cash-registers/register-calls.ts';
import { journalCalls } from '#contract/cash/cash-registers/journal/journal-calls.ts';
import { makeVatCodes } from '../documents/vat-codes.ts';
import { fillBilling } from '../economy/billing-of.ts';
import { logInAs, type LoggedIn } from '../factories/accounts.ts';
import { unique } from '../factories/unique.ts';
import type { TestServer } from '../server.ts';

/** A cash register of a shop that takes coins and cards, whose change is counted unless it is not `open`. */
export async function shop(server: TestServer, { open = true } = {}) {
  const me = await logInAs(server.db, { roles: ['manager'] });
  const { chain_id, company_id } = me.site;
  await makeVatCodes(server.db, me.site);
  await fillBilling(me);
  const method = async (kind: string, rounding: string) =>
    server.db.transaction('system', (tx) =>
      tx
        .insertInto('payment_methods')
        .values({ chain_id, company_id, name: unique(kind), kind, rounding })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
  const { id: cash } = await method('cash', 'r100');
  const { id: card } = await method('card', 'none');
  const at = await registerOf(server, me, { cash, card });
  if (open) await at.move('float', 1000_00);
  return at;
}
export type Shop = Awaited<ReturnType<typeof shop>>;

/** A new cash register, and what somebody enters at it. */
export async function registerOf(
  server: TestServer,
  me: LoggedIn,
  { cash, card }: { readonly cash: number; readonly card: number },
) {
  const body = { name: unique('Register') };
  const { id } = (await server.call(cashRegisters.calls.add, { body }, me)).body.data;
  const params = { id };
  const intent = () => crypto.randomUUID();
  /** So many things at so much each, with VAT. */
  const line = (amount: number, more: object = {}) => ({
    kind: 'goods' as const,
    product_id: null,
    description: 'Wiper blades',
    quantity: 1000,
    unit_price: amount * 100,
    vat_code: '3',
    ...more,
  });
  const version = async () =>
    (await server.call(cashRegisters.calls.one, { params }, me)).body.data.version;
  return {
    me,
    id,
    cash,
    card,
    line,
    /** Sells for so much, paid by card unless something else is said. */
    sell: (amount: number, more: object = {}, by: LoggedIn = me) =>
      server.call(
        registerCalls.sell,
        {
          params,
          body: {
            intent: intent(),
            lines: [line(amount)],
            payments: [{ method_id: card, amount }],
            ...more,
          },
        },
        by,
      ),
    takeBack: (of_nr: number, amount: number, more: object = {}, by: LoggedIn = me) =>
      server.call(
        registerCalls.takeBack,
        {
          params,
          body: {
            intent: intent(),
            of_nr,
            lines: [{ position: 0, quantity: 1000 }],
            payments: [{ method_id: card, amount }],
            reason: 'Broken',
            ...more,
          },
        },
        by,
      ),
    move: (kind: 'float' | 'pay_in' | 'pay_out', amount: number, more: object = {}) =>
      server.call(
        registerCalls.move,
        { params, body: { intent: intent(), kind, amount, reason: 'Bank', ...more } },
        me,
      ),
    note: (
      kind:
        | 'drawer_opened'
        | 'line_removed'
        | 'dropped'
        | 'price_asked'
        | 'outage_began'
        | 'outage_ended',
      more: object = {},
    ) =>
      server.call(
        registerCalls.note,
        { params, body: { intent: intent(), kind, text: 'Change', ...more } },
        me,
      ),
    copy: (nr: number, of: string = intent()) =>
      server.call(registerCalls.copy, { params: { id, nr }, body: { intent: of } }, me),
    x: () => server.call(registerCalls.x, { params, body: { intent: intent() } }, me),
    z: (amount: number, more: object = {}) =>
      server.call(
        registerCalls.z,
        {
          params,
          body: { intent: intent(), counted: [{ value: 1_00, count: amount / 1_00 }], ...more },
        },
        me,
      ),
    standing: async () => (await server.call(registerCalls.standing, { params }, me)).body.data,
    transactions: async () =>
      (await server.call(journalCalls.transactions, { params, query: {} }, me)).body.data,
    receipt: async (nr: number) =>
      (await server.call(journalCalls.receipt, { params: { id, nr } }, me)).body.data,
    events: async () =>
      (await server.call(journalCalls.journal, { params, query: {} }, me)).body.data.toReversed(),
    check: async () => (await server.call(checkCalls.check, { params }, me)).body.data,
    close: async () => {
      const input = { params, body: { version: await version(), because: 'Sold' } };
      return server.call(cashRegisters.calls.close, input, me);
    },
    archive: async () =>
      server.call(cashRegisters.calls.archive, { params, body: { version: await version() } }, me),
    save: async (change: object) =>
      server.call(
        cashRegisters.calls.save,
        { params, body: { version: await version(), ...change } },
        me,
      ),
    declare: async (by = me, is_real = true) => {
      const input = { params, body: { version: await version(), is_real } };
      return server.call(cashRegisters.calls.declare, input, by);
    },
  };
}
