import type { SettlementEvent } from '#contract/accounting/vouchers/events.ts';
import type { PaidPart } from '#contract/economy/payments/by-reference.ts';
import { settledBy } from '#contract/economy/payment-links/payment-states.ts';
import { bookEvents } from '#server/features/accounting/vouchers/exports.ts';
import {
  settleRest,
  writeAllocations,
  writeEntries,
} from '#server/features/economy/customer-ledger/exports.ts';
import type { Context } from '#server/kit/context.ts';
import { addMatches } from './matches-repo.ts';
import type { LockedInvoice } from './payments-repo.ts';

type Caller = Pick<Context, 'db' | 'caller'>;

/** What of a payment pays an invoice, which is locked. */
export interface Part extends Omit<PaidPart, 'invoice_id'> {
  readonly payment_id: number;
  /** When it was paid, `yyyy-MM-dd`. */
  readonly day: string;
  readonly invoice: LockedInvoice;
}

/**
 * Enters what payments pay into the ledger of customers and the books: each part settles what is open
 * of its invoice, and the rest of it stays its customer's. Answers the matches.
 */
export async function enterParts(
  { db, caller }: Caller,
  parts: readonly Part[],
): Promise<number[]> {
  const entries = await writeEntries(
    db,
    caller,
    parts.map(({ amount, day, invoice: { invoice_id, customer_id, currency } }) => ({
      customer_id,
      kind: 'payment',
      amount: 0 - amount,
      currency,
      day,
      due_day: null,
      invoice_id,
      order_id: null,
    })),
  );
  const open = new Map(parts.map(({ invoice }) => [invoice.invoice_id, invoice.principal]));
  const allocations = parts.flatMap(({ amount, invoice: { invoice_id, entry_id } }, at) => {
    const { settles } = settledBy(amount, open.get(invoice_id)!);
    open.set(invoice_id, open.get(invoice_id)! - settles);
    return settles > 0 ? [{ debit_id: entry_id, credit_id: entries[at]!, amount: settles }] : [];
  });
  await writeAllocations(db, caller, allocations);
  // What is left of them pays fees and interest of the same invoices.
  const settled = allocations.reduce((sum, one) => sum + one.amount, 0);
  if (parts.reduce((sum, { amount }) => sum + amount, 0) > settled) {
    for (const id of open.keys()) await settleRest(db, caller, id);
  }
  const matches = await addMatches(
    db,
    caller,
    parts.map(({ payment_id, amount, invoice: { invoice_id } }, at) => ({
      payment_id,
      amount,
      invoice_id,
      entry_id: entries[at]!,
      reason: '',
      other_id: null,
      reverses: null,
    })),
  );
  await bookEvents(
    { db, caller },
    parts.map(({ day, amount, invoice }, at) =>
      settlementOf(entries[at]!, invoice, day, 0 - amount),
    ),
  );
  return matches;
}

/** That an entry of a payment comes to settle what its customer owes, or does so no more. */
export const settlementOf = (
  entry: number,
  { invoice_id, number }: Pick<LockedInvoice, 'invoice_id' | 'number'>,
  day: string,
  amount: number,
): SettlementEvent => ({
  kind: 'settlement',
  source: { kind: 'customer-entries', id: entry },
  document: { kind: 'invoices', id: invoice_id, number },
  day,
  amount,
});
