import { sql } from 'kysely';
import type { CounterMethod } from '#contract/money/counter-methods.ts';
import { roundingOf } from '#contract/money/payment-methods.ts';
import type { DepositEntry } from '#contract/sales/order-deposits/order-deposits.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

/** What is to be written into the ledger; amounts in minor units, below zero where it is paid back. */
export interface NewDeposit {
  readonly intent: string;
  readonly order_id: number;
  readonly method_id: number;
  readonly amount: number;
  readonly rounding: number;
  readonly reference: string;
  readonly note: string;
  readonly override: string;
  readonly reverses: number | null;
  readonly happened_at: Date;
}

/** The line of the ledger that an intent has become; undefined where it is new. */
export const depositOfIntent = async (tx: Tx, intent: string): Promise<number | undefined> =>
  (
    await tx
      .selectFrom('order_deposits')
      .select('id')
      .where('intent', '=', intent)
      .executeTakeFirst()
  )?.id;

/** Writes a line of the ledger; what its order was paid ahead follows it. */
export async function writeDeposit(
  tx: Tx,
  { chainId, siteId }: Pick<Actor, 'chainId' | 'siteId'>,
  deposit: NewDeposit,
): Promise<number> {
  const { id } = await tx
    .insertInto('order_deposits')
    .values({ chain_id: chainId, site_id: siteId, ...deposit })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A line of the ledger by its id, with whether another has taken it back. */
export const depositWithId = (tx: Tx, id: number) =>
  tx
    .selectFrom('order_deposits as d')
    .select(['d.id', 'd.order_id', 'd.method_id', 'd.amount', 'd.rounding', 'd.reference'])
    .select('d.reverses')
    .select((e) =>
      e
        .exists(
          e
            .selectFrom('order_deposits as back')
            .select('back.id')
            .whereRef('back.reverses', '=', 'd.id'),
        )
        .as('taken_back'),
    )
    .where('d.id', '=', id)
    .executeTakeFirst();

/** What kind a payment method is of, in use or not. */
export const kindOfMethod = async (tx: Tx, id: number): Promise<string> =>
  (
    await tx
      .selectFrom('payment_methods')
      .select('kind')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).kind;

/** What the company is paid by, as it is in use. Nobody pays ahead by an invoice. */
export async function methodsInUse(
  tx: Tx,
  { companyId }: Pick<Actor, 'companyId'>,
): Promise<CounterMethod[]> {
  const rows = await tx
    .selectFrom('payment_methods')
    .select(['id', 'name', 'kind', 'rounding', 'direction'])
    .where('company_id', '=', companyId)
    .where('archived_at', 'is', null)
    .where('kind', '<>', 'invoice')
    .orderBy('name_sort')
    .execute();
  return rows.map(({ id, name, ...type }) => ({
    id,
    name,
    is_gift_card: type.kind === 'gift_card',
    ...roundingOf(type as Parameters<typeof roundingOf>[0]),
  }));
}

// So many payments say by what a site is paid; what it did last year says less.
const lately = 50;

/** By what a site was paid most lately; null where it never was. */
export async function usualMethod(
  tx: Tx,
  { chainId, siteId }: Pick<Actor, 'chainId' | 'siteId'>,
): Promise<number | null> {
  const paid = tx
    .selectFrom('order_deposits as d')
    .innerJoin('payment_methods as m', (join) =>
      join.onRef('m.chain_id', '=', 'd.chain_id').onRef('m.id', '=', 'd.method_id'),
    )
    .select(['d.id', 'd.method_id'])
    .where('d.chain_id', '=', chainId)
    .where('d.site_id', '=', siteId)
    .where('d.amount', '>', 0)
    .where('d.reverses', 'is', null)
    // A gift card is asked for by its number.
    .where('m.kind', '<>', 'gift_card')
    .orderBy('d.id', 'desc')
    .limit(lately)
    .as('paid');
  const most = await tx
    .selectFrom(paid)
    .select('method_id')
    .groupBy('method_id')
    .orderBy((e) => e.fn.countAll(), 'desc')
    .orderBy((e) => e.fn.max('id'), 'desc')
    .limit(1)
    .executeTakeFirst();
  return most?.method_id ?? null;
}

/** The ledger of an order as people read it, the newest first. */
export async function depositsOfOrder(tx: Tx, order: number): Promise<DepositEntry[]> {
  const rows = await tx
    .selectFrom('order_deposits as d')
    .innerJoin('payment_methods as m', (join) =>
      join.onRef('m.chain_id', '=', 'd.chain_id').onRef('m.id', '=', 'd.method_id'),
    )
    .leftJoin('people as who', 'who.id', 'd.recorded_by')
    .leftJoin('order_deposits as back', (join) =>
      join.onRef('back.chain_id', '=', 'd.chain_id').onRef('back.reverses', '=', 'd.id'),
    )
    .select(['d.id', 'd.amount', 'd.rounding', 'm.name as method', 'd.reference', 'd.note'])
    .select(['d.method_id', 'd.override', 'd.happened_at', 'd.reverses', 'back.id as back_id'])
    .select(sql<string | null>`who.first_name || ' ' || who.last_name`.as('by'))
    .where('d.order_id', '=', order)
    .orderBy('d.id', 'desc')
    .execute();
  return rows.map(({ amount, happened_at: at, back_id: back, ...row }) => ({
    ...row,
    paid: amount + row.rounding,
    paid_at: at.toISOString(),
    taken_back: back !== null,
  }));
}
