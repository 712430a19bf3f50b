import { sql } from 'kysely';
import type { Call } from '#contract/kit/call.ts';
import { giftCardCalls } from '#contract/sales/gift-cards/gift-card-calls.ts';
import { giftCards } from '#contract/sales/gift-cards/gift-cards.ts';
import { orderDepositCalls } from '#contract/sales/order-deposits/order-deposits.ts';
import { now } from '#server/kit/clock.ts';
import type { LoggedIn } from '../factories/accounts.ts';
import type { Answered, TestServer } from '../server.ts';
import { bookkeeper } from './bookkeeper.ts';

/** A company with the books of its country that sells gift cards and is paid by them. */
export async function giftCardShop(server: TestServer) {
  const at = await bookkeeper(server);
  const { company_id } = at.me.site;
  const methodOf = async (kind: string): Promise<number> => {
    const { rows } = await server.db.transaction('system', (tx) =>
      sql<{ id: number }>`select min(id) as id from payment_methods
        where company_id = ${company_id} and kind = ${kind}`.execute(tx),
    );
    return rows[0]!.id;
  };
  const card = await methodOf('card');
  const byGiftCard = await methodOf('gift_card');
  const call = (one: Call, input: object, by: LoggedIn) => server.call(one, input, by);
  const params = (id: number) => ({ params: { id } });
  const one = async (id: number) =>
    (await server.call(giftCards.calls.one, params(id), at.me)).body.data;
  const paying = (amount: number, more: object) => ({
    intent: crypto.randomUUID(),
    method_id: byGiftCard,
    amount,
    paid_at: now().toISOString(),
    ...more,
  });
  return {
    ...at,
    card,
    byGiftCard,
    methodOf,
    one,
    offer: (body: object, by = at.me) =>
      server.call(giftCards.calls.add, { body: { amount: 500_00, method_id: card, ...body } }, by),
    /** Sells a card of 500 kroner; answers it with its whole number. */
    sold: async (body: object = {}) => {
      const input = { body: { amount: 500_00, method_id: card, ...body } };
      const { data } = (await server.call(giftCards.calls.add, input, at.me)).body;
      const { code } = (await server.call(giftCardCalls.code, params(data.id), at.me)).body.data;
      return { ...data, code };
    },
    takeBack: async (id: number, by = at.me) => {
      const body = { version: (await one(id)).version, reason: 'Wrong amount' };
      return server.call(giftCards.calls.take_back, { ...params(id), body }, by);
    },
    find: (number: string, by = at.me) => server.call(giftCardCalls.find, { body: { number } }, by),
    entries: async (id: number) =>
      (await server.call(giftCardCalls.entries, params(id), at.me)).body.data,
    idOf: async (answer: Promise<Answered<Call>>) =>
      ((await answer).body as unknown as { data: { id: number } }).data.id,
    use: (order: number, amount: number, gift_card?: string, more: object = {}, by = at.me) => {
      const body = paying(amount, { ...more, ...(gift_card !== undefined && { gift_card }) });
      return call(orderDepositCalls.takeDeposit, { ...params(order), body }, by);
    },
    refund: (order: number, amount: number, more: object = {}, by = at.me) => {
      const body = paying(amount, more);
      return call(orderDepositCalls.refundDeposit, { ...params(order), body }, by);
    },
    undo: (deposit: number, by = at.me) => {
      const body = { intent: crypto.randomUUID() };
      return call(orderDepositCalls.reverseDeposit, { ...params(deposit), body }, by);
    },
    deposits: async (order: number) =>
      (await server.call(orderDepositCalls.deposits, params(order), at.me)).body.data,
    /** Has a card be over, as time would. */
    end: (id: number, days = 1) =>
      server.db.executeSql(
        `update gift_cards set expires_on = current_date - ${days} where id = ${id} and company_id = ${company_id}`,
      ),
  };
}
