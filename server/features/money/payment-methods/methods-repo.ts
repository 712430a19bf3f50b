import type { paymentKinds } from '#contract/money/payment-methods.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

/** The payment method that payments of a kind are booked as: the one that the company has had in use the longest. */
export const methodOfKind = (
  tx: Tx,
  { companyId }: Pick<Actor, 'companyId'>,
  kind: (typeof paymentKinds)[number],
) =>
  tx
    .selectFrom('payment_methods')
    .select('id')
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('archived_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst();
