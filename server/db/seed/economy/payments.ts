import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import type { Tx } from '../../open.ts';
import { insertNumbered, insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';
import type { Random } from '../random.ts';

/** An invoice that is owed, as it stands in the ledger of customers. */
export interface Owed {
  readonly entry_id: number;
  readonly invoice_id: number;
  readonly customer_id: number;
  readonly order_id: number;
  readonly site_id: number;
  readonly amount: number;
  readonly due_day: string;
}

/** Has most invoices paid by the bank: most in time, some late, a few of what is long due never. */
export async function seedPayments(
  tx: Tx,
  { chainId, companyId }: DemoSite,
  owed: readonly Owed[],
  { currency, today, random }: { currency: string; today: string; random: Random },
): Promise<void> {
  const own = { chain_id: chainId, company_id: companyId };
  const { id: method_id } = await tx
    .selectFrom('payment_methods')
    .select('id')
    .where('chain_id', '=', chainId)
    .where('company_id', '=', companyId)
    .where('kind', '=', 'transfer')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const paid = owed.flatMap((one) => {
    const day = daysAfter(one.due_day, random.int(-9, 12));
    return day < today && !random.chance(0.04) ? [{ ...one, day }] : [];
  });
  await insertRows(
    tx,
    'order_deposits',
    paid.map(({ order_id, site_id, amount, day }) => ({
      chain_id: chainId,
      site_id,
      order_id,
      method_id,
      amount,
      intent: crypto.randomUUID(),
      happened_at: `${day}T10:00:00Z`,
    })),
  );
  const credits = await insertNumbered(
    tx,
    'customer_entries',
    paid.map(({ customer_id, invoice_id, order_id, amount, day }) => ({
      ...own,
      customer_id,
      invoice_id,
      order_id,
      currency,
      day,
      kind: 'payment',
      amount: -amount,
      intent: crypto.randomUUID(),
    })),
  );
  await insertRows(
    tx,
    'customer_allocations',
    paid.map(({ entry_id, amount }, nth) => ({
      ...own,
      debit_id: entry_id,
      credit_id: credits[nth]!,
      amount,
    })),
  );
}
