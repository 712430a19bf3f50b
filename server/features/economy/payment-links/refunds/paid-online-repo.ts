import { sql } from 'kysely';
import type { Answer } from '#contract/kit/call.ts';
import type { ProviderName } from '#contract/economy/payment-links/online-payments.ts';
import type {
  onlineRefundCalls,
  refundStates,
} from '#contract/economy/payment-links/refund-calls.ts';
import type { Tx } from '#server/db/open.ts';

/** What was paid online on an order, and what of it was given back or is on its way; the newest first. */
export async function paidOnlineOf(
  tx: Tx,
  order: number,
): Promise<Answer<typeof onlineRefundCalls.paidOnline>['data']> {
  const payments = await tx
    .selectFrom('online_payments as p')
    .innerJoin('order_deposits as d', (join) =>
      join.onRef('d.chain_id', '=', 'p.chain_id').onRef('d.id', '=', 'p.deposit_id'),
    )
    .select(['d.id as deposit_id', 'p.provider', 'd.amount', 'p.refunded', 'd.happened_at'])
    .$narrowType<{ provider: ProviderName }>()
    .where('p.order_id', '=', order)
    .orderBy('d.id', 'desc')
    .execute();
  const refunds = await tx
    .selectFrom('online_refunds as r')
    .innerJoin('online_payments as p', (join) =>
      join.onRef('p.chain_id', '=', 'r.chain_id').onRef('p.id', '=', 'r.payment_id'),
    )
    .leftJoin('people as who', 'who.id', 'r.requested_by')
    .select(['r.id', 'p.provider', 'r.amount', 'r.state', 'r.requested_at as at'])
    .select(sql<string | null>`who.first_name || ' ' || who.last_name`.as('by'))
    .$narrowType<{ provider: ProviderName; state: (typeof refundStates)[number] }>()
    .where('p.order_id', '=', order)
    .orderBy('r.id', 'desc')
    .execute();
  return {
    payments: payments.map(({ refunded, happened_at: at, ...paid }) => ({
      ...paid,
      left: paid.amount - refunded,
      paid_at: at.toISOString(),
    })),
    refunds: refunds.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
  };
}
