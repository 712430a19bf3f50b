import type { ChargeEvent } from '#contract/accounting/vouchers/events.ts';
import { bookEvents } from '#server/features/accounting/vouchers/exports.ts';
import { writeEntries } from '#server/features/economy/customer-ledger/exports.ts';
import type { Context } from '#server/kit/context.ts';
import type { Judged } from './judge.ts';

type Caller = Pick<Context, 'db' | 'caller'>;

/** The entries of the ledger that a reminder wrote; null where it asked for nothing of that. */
export interface Charged {
  readonly fee_entry_id: number | null;
  readonly interest_entry_id: number | null;
}

/** Fees and interest are debts of their own beside their invoices, and booked as such; answers the entries of each. */
export async function chargeInvoices(
  { db, caller }: Caller,
  all: readonly Judged[],
  { day, due }: { readonly day: string; readonly due: string },
): Promise<Charged[]> {
  const charges = all.flatMap(({ invoice_id, debt, fee, interest }, nth) => {
    const of = { nth, invoice_id, debt };
    return [
      ...(fee > 0 ? [{ ...of, kind: 'fee' as const, amount: fee }] : []),
      ...(interest > 0 ? [{ ...of, kind: 'interest' as const, amount: interest }] : []),
    ];
  });
  const ids = await writeEntries(
    db,
    caller,
    charges.map(({ kind, amount, invoice_id, debt: { customer_id, currency } }) => ({
      customer_id,
      kind,
      amount,
      currency,
      day,
      due_day: due,
      invoice_id,
      order_id: null,
    })),
  );
  await bookEvents(
    { db, caller },
    charges.map(({ kind, amount, invoice_id, debt: { number } }, at) =>
      chargeEvent(ids[at]!, { kind, amount, day, invoice: { id: invoice_id, number } }),
    ),
  );
  const entryOf = (nth: number, kind: 'fee' | 'interest') => {
    const at = charges.findIndex((one) => one.nth === nth && one.kind === kind);
    return at < 0 ? null : ids[at]!;
  };
  return all.map((_, nth) => ({
    fee_entry_id: entryOf(nth, 'fee'),
    interest_entry_id: entryOf(nth, 'interest'),
  }));
}

/** That an entry of the ledger asks for a fee or interest, or takes one back. */
export const chargeEvent = (
  entry: number,
  {
    kind: charge,
    amount,
    day,
    invoice,
  }: {
    readonly kind: ChargeEvent['charge'];
    readonly amount: number;
    readonly day: string;
    readonly invoice: { readonly id: number; readonly number: string };
  },
): ChargeEvent => ({
  kind: 'charge',
  source: { kind: 'customer-entries', id: entry },
  document: { kind: 'invoices', ...invoice },
  day,
  charge,
  amount,
});
