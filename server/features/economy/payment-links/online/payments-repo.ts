import { sql } from 'kysely';
import type { ProviderName } from '#contract/economy/payment-links/online-payments.ts';
import type { PaymentState } from '#contract/economy/payment-links/payment-states.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import type { OpenLink } from '#server/kit/links/link-repo.ts';

/** A payment that a customer began. */
export interface StoredPayment {
  readonly id: number;
  readonly chain_id: number;
  readonly site_id: number;
  /** What it pays: one of the two. */
  readonly invoice_id: number | null;
  readonly order_id: number | null;
  readonly provider: ProviderName;
  readonly reference: string;
  readonly external_id: string;
  readonly url: string;
  /** In minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly method_id: number;
  readonly state: PaymentState;
}

/** What a link has paid: an invoice, or what is asked on an order. */
export type Payable = Pick<OpenLink, 'invoiceId' | 'orderId'>;

const payments = (tx: Tx) =>
  tx
    .selectFrom('online_payments')
    .select(['id', 'chain_id', 'site_id', 'invoice_id', 'order_id', 'provider', 'reference'])
    .select(['external_id', 'url', 'amount', 'currency', 'method_id', 'state'])
    .$narrowType<{ provider: ProviderName; state: PaymentState }>();

/** Writes that a payment is begun, before its provider is asked. */
export const addPayment = (
  tx: Tx,
  { chainId, companyId, siteId }: Pick<Actor, 'chainId' | 'companyId' | 'siteId'>,
  payment: Pick<
    StoredPayment,
    'invoice_id' | 'order_id' | 'provider' | 'reference' | 'amount' | 'currency' | 'method_id'
  >,
): Promise<{ readonly id: number }> =>
  tx
    .insertInto('online_payments')
    .values({ chain_id: chainId, company_id: companyId, site_id: siteId, ...payment })
    .returning('id')
    .executeTakeFirstOrThrow();

export const changePayment = (
  tx: Tx,
  id: number,
  change: {
    readonly state: PaymentState;
    readonly external_id?: string;
    readonly url?: string;
    readonly entry_id?: number;
    readonly deposit_id?: number;
  },
) => tx.updateTable('online_payments').set(change).where('id', '=', id).execute();

/** A payment, which nobody else changes until the transaction ends. */
export const lockPayment = (tx: Tx, id: number): Promise<StoredPayment | undefined> =>
  payments(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

const paymentsOf = (tx: Tx, { invoiceId, orderId }: Payable) =>
  payments(tx)
    .where('invoice_id', invoiceId === null ? 'is' : '=', invoiceId)
    .where('order_id', orderId === null ? 'is' : '=', orderId);

/** The payments of an invoice or order that are open at their provider, the newest first. */
export const openPayments = (tx: Tx, of: Payable): Promise<StoredPayment[]> =>
  paymentsOf(tx, of).where('state', '=', 'pending').orderBy('id', 'desc').limit(10).execute();

/** Writes that payments are not to be paid any more; their provider cancels them when it is asked next. */
export const markUnwanted = (tx: Tx, ids: readonly number[], now: Date) =>
  tx
    .updateTable('online_payments')
    .set({ unwanted_at: now })
    .where('id', 'in', [0, ...ids])
    .where('unwanted_at', 'is', null)
    .execute();

/** Whether it is written that a payment is not to be paid any more. */
export const isUnwanted = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx
    .selectFrom('online_payments')
    .select('id')
    .where('id', '=', id)
    .where('unwanted_at', 'is not', null)
    .executeTakeFirst()) !== undefined;

/** The payment of an invoice or order by the reference that its payer comes back with. */
export const paymentOf = (
  tx: Tx,
  of: Payable,
  reference: string,
): Promise<StoredPayment | undefined> =>
  paymentsOf(tx, of).where('reference', '=', reference).executeTakeFirst();

/** The payment of a company that a call-back is about, by what either knows it. For the system alone. */
export const calledBackPayment = (
  tx: Tx,
  { chainId, companyId }: Pick<Actor, 'chainId' | 'companyId'>,
  { provider, of }: { readonly provider: ProviderName; readonly of: string },
): Promise<StoredPayment | undefined> =>
  payments(tx)
    .where('chain_id', '=', chainId)
    .where('company_id', '=', companyId)
    .where('provider', '=', provider)
    .where((is) => is.or([is('reference', '=', of), is('external_id', '=', of)]))
    .executeTakeFirst();

/** Notes what a provider called back about a payment, once for each of its events. */
export const noteEvent = (
  tx: Tx,
  { chainId, companyId }: Pick<Actor, 'chainId' | 'companyId'>,
  event: { readonly payment_id: number; readonly event: string; readonly name: string },
) =>
  tx
    .insertInto('online_payment_events')
    .values({ chain_id: chainId, company_id: companyId, ...event })
    .onConflict((same) => same.columns(['chain_id', 'payment_id', 'event']).doNothing())
    .execute();

/** Claims to ask how an open payment stands, which nobody has done for so long; false where somebody has. For the system alone. */
export async function claimAsk(
  tx: Tx,
  { id, chain_id }: Pick<StoredPayment, 'id' | 'chain_id'>,
  { now, pauseMs }: { readonly now: Date; readonly pauseMs: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('online_payments')
    .set({ asked_at: now })
    .where('chain_id', '=', chain_id)
    .where('id', '=', id)
    .where((is) =>
      is.or([is('asked_at', 'is', null), is('asked_at', '<=', new Date(now.getTime() - pauseMs))]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

// Providers hold what was authorised for some days; what is older is found by nobody any more.
const openForDays = 7;

/** Payments of all companies that have been open for a while or are not wanted any more, those first that were asked for the longest ago. For the system alone. */
export async function longOpenPayments(tx: Tx, now: Date): Promise<StoredPayment[]> {
  const { rows } = await sql<StoredPayment>`
    select p.id, p.chain_id, p.site_id, p.invoice_id, p.order_id, p.provider, p.reference,
      p.external_id, p.url, p.amount, p.currency, p.method_id, p.state
    from online_payments p
    where p.state = 'pending'
      and p.started_at > ${now}::timestamptz - make_interval(days => ${openForDays})
      and (p.asked_at is null or p.asked_at < p.unwanted_at or p.asked_at < ${now}::timestamptz
        - case when p.unwanted_at is not null or exists (
            select from customer_entries e
            join customer_open_items i on i.chain_id = e.chain_id and i.entry_id = e.id
            where e.chain_id = p.chain_id and e.invoice_id = p.invoice_id
              and e.kind in ('invoice', 'fee', 'interest')
            having sum(i.open) < p.amount) then interval '50 seconds'
          else least(interval '1 hour',
            greatest(interval '50 seconds', (${now}::timestamptz - p.started_at) / 10)) end)
    order by p.asked_at nulls first limit 100`.execute(tx);
  return rows;
}
