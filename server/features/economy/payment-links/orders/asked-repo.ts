import { sql } from 'kysely';
import type { Language } from '#contract/platform/languages.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

/** What the customer of an order was last asked to pay, in minor units; 0 where that was withdrawn. */
export interface Asked {
  readonly amount: number;
  readonly paid_before: number;
  readonly recorded_at: Date;
  readonly by: string | null;
}

/** What was last asked on an order; undefined where nothing ever was. */
export const lastAsked = (tx: Tx, order: number): Promise<Asked | undefined> =>
  tx
    .selectFrom('asked_payments as a')
    .leftJoin('people as who', 'who.id', 'a.recorded_by')
    .select(['a.amount', 'a.paid_before', 'a.recorded_at'])
    .select(sql<string | null>`who.first_name || ' ' || who.last_name`.as('by'))
    .where('a.order_id', '=', order)
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Writes down what is asked on an order, or with 0 that it is withdrawn. The order has to be locked. */
export const writeAsked = (
  tx: Tx,
  { chainId, siteId }: Pick<Actor, 'chainId' | 'siteId'>,
  asked: { readonly order_id: number; readonly amount: number; readonly paid_before: number },
) =>
  tx
    .insertInto('asked_payments')
    .values({ chain_id: chainId, site_id: siteId, ...asked })
    .execute();

/** Whose an order is, as far as asking them to pay needs. */
export interface Payer {
  readonly licenseplate: string;
  readonly language: Language | null;
  readonly phone: string;
  readonly email: string;
}

/** Of which car an order is, and where its customer is reached. */
export async function payerOf(tx: Tx, order: number): Promise<Payer> {
  const { rows } = await sql<Payer>`
    select coalesce(car.licenseplate, '') as licenseplate, nullif(c.language, '') as language,
      coalesce(c.phone, '') as phone, coalesce(c.email, '') as email
    from orders o
    left join customers c on c.chain_id = o.chain_id and c.id = o.customer_id
    left join cars car on car.chain_id = o.chain_id and car.id = o.car_id
    where o.chain_id = current_chain() and o.id = ${order}`.execute(tx);
  return rows[0]!;
}

/** Takes an order out of the archive. It has to be locked. */
export const bringBackOrder = (tx: Tx, order: number) =>
  tx
    .updateTable('orders')
    .set((e) => ({ archived_at: null, version: e('version', '+', 1) }))
    .where('id', '=', order)
    .execute();
