import { sql } from 'kysely';
import type { ProviderName } from '#contract/economy/payment-links/online-payments.ts';
import type { refundStates } from '#contract/economy/payment-links/refund-calls.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

/** What is given back of a payment of an order; amounts in minor units. */
export interface StoredRefund {
  readonly id: number;
  readonly chain_id: number;
  readonly site_id: number;
  readonly payment_id: number;
  readonly amount: number;
  readonly state: (typeof refundStates)[number];
  readonly external_id: string;
  readonly deposit_intent: string;
  /** Of the payment. */
  readonly order_id: number;
  readonly provider: ProviderName;
  readonly reference: string;
  readonly payment_external_id: string;
  readonly currency: string;
  readonly method_id: number;
}

const refunds = (tx: Tx) =>
  tx
    .selectFrom('online_refunds as r')
    .innerJoin('online_payments as p', (join) =>
      join.onRef('p.chain_id', '=', 'r.chain_id').onRef('p.id', '=', 'r.payment_id'),
    )
    .select(['r.id', 'r.chain_id', 'r.site_id', 'r.payment_id', 'r.amount', 'r.state'])
    .select(['r.external_id', 'r.deposit_intent', 'p.order_id', 'p.provider'])
    .select(['p.reference', 'p.external_id as payment_external_id', 'p.currency', 'p.method_id'])
    .$narrowType<{
      order_id: number;
      provider: ProviderName;
      state: (typeof refundStates)[number];
    }>();

/** What an intent has become; undefined where it is new. */
export const refundOfIntent = (tx: Tx, intent: string): Promise<StoredRefund | undefined> =>
  refunds(tx).where('r.intent', '=', intent).executeTakeFirst();

/** What is given back, which nobody else changes until the transaction ends. */
export const lockRefund = (tx: Tx, id: number): Promise<StoredRefund | undefined> =>
  refunds(tx).where('r.id', '=', id).forNoKeyUpdate('r').executeTakeFirst();

/** What of payments of an order is on its way back, in minor units. */
export async function pendingRefunds(tx: Tx, order: number): Promise<number> {
  const rows = await refunds(tx)
    .where('p.order_id', '=', order)
    .where('r.state', '=', 'pending')
    .execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

/** Whether something of a payment is on its way back. */
export const isPending = async (tx: Tx, payment: number): Promise<boolean> =>
  (await refunds(tx)
    .where('r.payment_id', '=', payment)
    .where('r.state', '=', 'pending')
    .executeTakeFirst()) !== undefined;

/** The payment that became a deposit of an order, which nobody else changes until the transaction ends. */
export const lockPaidOnline = (tx: Tx, order: number, deposit: number) =>
  tx
    .selectFrom('online_payments')
    .select(['id', 'provider', 'amount', 'refunded'])
    .$narrowType<{ provider: ProviderName }>()
    .where('order_id', '=', order)
    .where('deposit_id', '=', deposit)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Writes that a part of a payment is to be given back, before its provider is asked. The payment has to be locked. */
export async function addRefund(
  tx: Tx,
  { chainId, companyId, siteId }: Pick<Actor, 'chainId' | 'companyId' | 'siteId'>,
  refund: { readonly payment_id: number; readonly intent: string; readonly amount: number },
): Promise<number> {
  await changeRefunded(tx, refund.payment_id, refund.amount);
  const { id } = await tx
    .insertInto('online_refunds')
    .values({ chain_id: chainId, company_id: companyId, site_id: siteId, ...refund })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Counts so much more, or less, as given back of a payment. The database refuses more than was paid. */
export const changeRefunded = (tx: Tx, payment: number, by: number) =>
  tx
    .updateTable('online_payments')
    .set((e) => ({ refunded: e('refunded', '+', by) }))
    .where('id', '=', payment)
    .execute();

/**
 * Writes what had been given back before, as its provider says, before it is asked to give more;
 * answers what was written first. Another request at the same time may see what this one has given
 * since.
 */
export async function noteGivenBefore(tx: Tx, id: number, given: number): Promise<number> {
  const { given_before: before } = await tx
    .updateTable('online_refunds')
    .set((e) => ({ given_before: e.fn.coalesce('given_before', e.val(given)) }))
    .where('id', '=', id)
    .returning('given_before')
    .executeTakeFirstOrThrow();
  return before!;
}

export const changeRefund = (
  tx: Tx,
  id: number,
  change: Partial<Pick<StoredRefund, 'state' | 'external_id'>> & {
    readonly deposit_id?: number;
  },
) => tx.updateTable('online_refunds').set(change).where('id', '=', id).execute();

/** Claims to ask about what is on its way back, which nobody has done for so long; false where somebody has. For the system alone. */
export async function claimRefund(
  tx: Tx,
  { id, chain_id }: Pick<StoredRefund, 'id' | 'chain_id'>,
  { now, pauseMs }: { readonly now: Date; readonly pauseMs: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('online_refunds')
    .set({ asked_at: now })
    .where('chain_id', '=', chain_id)
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .where((is) =>
      is.or([is('asked_at', 'is', null), is('asked_at', '<=', new Date(now.getTime() - pauseMs))]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** What is on its way back and was not asked for in a minute, each time later; of one payment or of all. For the system alone. */
export const dueRefunds = (
  tx: Tx,
  now: Date,
  of?: { readonly chain_id: number; readonly id: number },
): Promise<StoredRefund[]> =>
  refunds(tx)
    .where('r.state', '=', 'pending')
    .$if(of !== undefined, (all) =>
      all.where('r.chain_id', '=', of!.chain_id).where('r.payment_id', '=', of!.id),
    )
    .$if(of === undefined, (all) =>
      all.where(
        sql<boolean>`(r.asked_at is null or r.asked_at < ${now}::timestamptz - least(interval '1 hour',
          greatest(interval '50 seconds', (${now}::timestamptz - r.requested_at) / 10)))`,
      ),
    )
    .orderBy('r.asked_at', (at) => at.asc().nullsFirst())
    .limit(100)
    .execute();
