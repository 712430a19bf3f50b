import { sql } from 'kysely';
import type { GiftCardEvent } from '#contract/accounting/vouchers/events.ts';
import type { GiftCardEntry } from '#contract/sales/gift-cards/gift-card-calls.ts';
import type { PaidByCard } from '#contract/sales/gift-cards/gift-card-rules.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

type Company = Pick<Actor, 'chainId' | 'companyId'>;

/** The card of the company with a number, held until the transaction ends; undefined where it has none, or one that is put away. */
export const lockCardOfCode = (tx: Tx, { companyId }: Company, code: string) =>
  tx
    .selectFrom('gift_cards')
    .select(['id', 'number', 'balance', 'expires_on', 'owed_as_id'])
    .where('company_id', '=', companyId)
    .where('code', '=', code)
    .where('archived_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** The whole number of a card. */
export const codeOfCard = async (tx: Tx, { companyId }: Company, id: number): Promise<string> =>
  (
    await tx
      .selectFrom('gift_cards')
      .select('code')
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).code;

/** What happens to a card; amounts in minor units, below zero what leaves it. */
interface NewEntry {
  readonly card_id: number;
  readonly kind: GiftCardEntry['kind'];
  readonly amount: number;
  readonly deposit_id?: number;
  readonly payment_id?: number;
  readonly reason?: string;
}

/** Writes entries of cards; what is left of them follows, and the database refuses less than nothing. Answers their ids, in their order. */
export async function writeCardEntries(
  tx: Tx,
  { chainId, companyId }: Company,
  entries: readonly NewEntry[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const entry of entries) {
    const { id } = await tx
      .insertInto('gift_card_entries')
      .values({ chain_id: chainId, company_id: companyId, ...entry })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  return ids;
}

/** As which payment method a card is owed. */
export const owedAsOf = async (tx: Tx, card: number): Promise<number | null> =>
  (
    await tx
      .selectFrom('gift_cards')
      .select('owed_as_id')
      .where('id', '=', card)
      .executeTakeFirstOrThrow()
  ).owed_as_id;

/** The one entry of a card of a kind. */
export const entryOfKind = async (
  tx: Tx,
  card: number,
  kind: GiftCardEntry['kind'],
): Promise<number> =>
  (
    await tx
      .selectFrom('gift_card_entries')
      .select('id')
      .where('card_id', '=', card)
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow()
  ).id;

/** What each card paid of an order and did not get back, the one used last first. */
export async function paidByCards(tx: Tx, order: number): Promise<readonly PaidByCard[]> {
  const { rows } = await sql<PaidByCard>`
    select e.card_id, -sum(e.amount)::bigint as amount
    from gift_card_entries e
    join order_deposits d on d.chain_id = e.chain_id and d.id = e.deposit_id
    where d.order_id = ${order}
    group by e.card_id having sum(e.amount) < 0
    order by max(e.id) filter (where e.kind = 'used') desc`.execute(tx);
  return rows;
}

/** What cards paid, or were given back: a deposit of an order, or a payment of an invoice. */
export type PaidOf = { readonly deposit_id: number } | { readonly payment_id: number };

/** What was moved of cards by one of either. */
export const movedBy = (tx: Tx, of: PaidOf): Promise<PaidByCard[]> =>
  tx
    .selectFrom('gift_card_entries')
    .select(['card_id', 'amount'])
    .where('deposit_id' in of ? 'deposit_id' : 'payment_id', '=', Object.values(of)[0] as number)
    .orderBy('id')
    .execute();

/** Locks cards in one order, and answers what is left of each and until when it holds. */
export async function lockCards(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { readonly balance: number; readonly expires_on: string | null }>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('gift_cards')
    .select(['id', 'balance', 'expires_on'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map(({ id, ...card }) => [id, card]));
}

/** Has a card hold until another day. */
export const holdUntil = (tx: Tx, id: number, expires_on: string | null) =>
  tx
    .updateTable('gift_cards')
    .set((row) => ({ expires_on, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** What happened to a card, the newest first. */
export async function entriesOfCard(tx: Tx, card: number): Promise<GiftCardEntry[]> {
  const { rows } = await sql<Omit<GiftCardEntry, 'at'> & { at: Date }>`
    select e.id, e.kind, e.amount, e.reason, e.recorded_at as at,
      who.first_name || ' ' || who.last_name as by, o.id as order_id,
      coalesce(o.number, '') as "order", i.id as invoice_id, coalesce(i.number, '') as invoice
    from gift_card_entries e
    left join people who on who.id = e.recorded_by
    left join order_deposits d on d.chain_id = e.chain_id and d.id = e.deposit_id
    left join orders o on o.chain_id = d.chain_id and o.id = d.order_id
    left join lateral (
      select invoice_id from payment_matches m
      where m.chain_id = e.chain_id and m.payment_id = e.payment_id and m.invoice_id is not null
      order by m.id limit 1) m on true
    left join invoices i on i.chain_id = e.chain_id and i.id = m.invoice_id
    where e.card_id = ${card} order by e.id desc`.execute(tx);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** Companies with cards that were over before a day and have something left, each at one of its sites. For the system. */
export async function companiesWithExpired(
  tx: Tx,
  day: string,
): Promise<readonly { readonly chainId: number; readonly siteId: number }[]> {
  const { rows } = await sql<{ chainId: number; siteId: number }>`
    select s.chain_id as "chainId", min(s.id) as "siteId"
    from sites s
    where s.active and exists (
      select from gift_cards g
      where g.chain_id = s.chain_id and g.company_id = s.company_id
        and g.balance > 0 and g.expires_on < ${day})
    group by s.chain_id, s.company_id order by 1, 2`.execute(tx);
  return rows;
}

const atOnce = 200;

/** Cards of the company that were over before a day and have something left, held until the transaction ends; some at once. */
export const lockExpired = (tx: Tx, { companyId }: Company, day: string) =>
  tx
    .selectFrom('gift_cards')
    .select(['id', 'number', 'balance', 'method_id', 'owed_as_id', 'expires_on'])
    .where('company_id', '=', companyId)
    .where('balance', '>', 0)
    .where('expires_on', '<', day)
    .orderBy('id')
    .limit(atOnce)
    .forNoKeyUpdate()
    .execute();

/** The payment method of the company by an id, as it is in use; undefined where it has none. */
export const methodInUse = (tx: Tx, { companyId }: Company, id: number) =>
  tx
    .selectFrom('payment_methods')
    .select(['id', 'kind', 'rounding', 'direction'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();

/** What kind a payment method is of, in use or not. */
export const methodKind = async (tx: Tx, id: number): Promise<GiftCardEvent['payment_kind']> =>
  (
    await tx
      .selectFrom('payment_methods')
      .select('kind')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).kind;
