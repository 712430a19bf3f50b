import type { disputeReasons } from '#contract/economy/payment-links/dispute-calls.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

type Company = Pick<Actor, 'chainId' | 'companyId'>;
type Reason = (typeof disputeReasons)[number];

/** What a customer says is wrong with an invoice; undefined where nobody does, or a site has settled it. */
export async function openDispute(
  tx: Tx,
  invoice: number,
): Promise<{ readonly reason: Reason; readonly said: string; readonly at: string } | undefined> {
  const last = await tx
    .selectFrom('invoice_disputes')
    .select(['kind', 'reason', 'said', 'recorded_at'])
    .where('invoice_id', '=', invoice)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.kind !== 'opened') return undefined;
  const { reason, said, recorded_at: at } = last;
  return { reason: reason as Reason, said, at: at.toISOString() };
}

/** Writes down that a customer says what is wrong with an invoice, or that a site has settled it. The invoice has to be locked. */
export const writeDispute = (
  tx: Tx,
  { chainId, companyId }: Company,
  dispute:
    | {
        readonly invoice_id: number;
        readonly kind: 'opened';
        readonly reason: Reason;
        readonly said: string;
      }
    | { readonly invoice_id: number; readonly kind: 'settled' },
) =>
  tx
    .insertInto('invoice_disputes')
    .values({ chain_id: chainId, company_id: companyId, ...dispute })
    .execute();
