import { bookEvent } from '#server/features/accounting/vouchers/exports.ts';
import type { Context } from '#server/kit/context.ts';
import {
  issuedOfOrder,
  joinedOfOrder,
  openDeposits,
  openInvoices,
  paidAheadOf,
  settledByDeposits,
} from './ledger-repo.ts';
import { writeAllocation, writeEntry, type NewEntry } from './write-ledger-repo.ts';

type Caller = Pick<Context, 'db' | 'caller'>;
type Of = Pick<NewEntry, 'customer_id' | 'currency' | 'day' | 'invoice_id'> & {
  /** Of the invoice. */
  readonly number: string;
};

/**
 * Has what was paid on an order, and paid back, join what its customer owes, once an invoice of it is
 * issued; before that it does nothing. A payment settles the order's invoices, the oldest first; what
 * is paid back is owed again.
 *
 * @param day The day it was paid, `yyyy-MM-dd`.
 */
export async function joinDeposits(
  { db, caller }: Caller,
  order_id: number,
  day: string,
): Promise<void> {
  // Anyone who pays or invoices the same order waits here.
  const ahead = await paidAheadOf(db, order_id);
  const invoice = await issuedOfOrder(db, order_id);
  if (!invoice) return;
  const { customer_id, currency, number, id: invoice_id } = invoice;
  const joining = ahead - (await joinedOfOrder(db, order_id));
  const of = { customer_id, currency, day, invoice_id };
  if (joining < 0) return payBack({ db, caller }, order_id, 0 - joining, { ...of, number });
  if (joining > 0) {
    const entry = { ...of, kind: 'payment', amount: 0 - joining, due_day: null, order_id } as const;
    await enter({ db, caller }, entry, number);
  }
  await settle({ db, caller }, order_id);
}

/** Settles what is open of the invoices of an order by what was paid on it and is not used up. */
async function settle({ db, caller }: Caller, order: number): Promise<void> {
  const owed = await openInvoices(db, order);
  const paid = await openDeposits(db, [order]);
  let [debit, credit] = [owed.shift(), paid.shift()];
  while (debit && credit) {
    const amount = Math.min(debit.open, 0 - credit.open);
    await writeAllocation(db, caller, { debit_id: debit.id, credit_id: credit.id, amount });
    debit = debit.open > amount ? { ...debit, open: debit.open - amount } : owed.shift();
    credit = credit.open + amount < 0 ? { ...credit, open: credit.open + amount } : paid.shift();
  }
}

/** Writes what was paid back, by payments of the order: those that are not used up first, else what they settled last is open again. */
async function payBack(
  { db, caller }: Caller,
  order_id: number,
  amount: number,
  { number, ...of }: Of,
): Promise<void> {
  const unused = (await openDeposits(db, [order_id])).reduce((sum, { open }) => sum - open, 0);
  let missing = amount - unused;
  for (const { debit_id, credit_id, settled } of await settledByDeposits(db, order_id)) {
    if (missing <= 0) break;
    const part = Math.min(missing, settled);
    await writeAllocation(db, caller, { debit_id, credit_id, amount: 0 - part });
    missing -= part;
  }
  const entry = { ...of, kind: 'payment', amount, due_day: null, order_id } as const;
  const debit_id = await enter({ db, caller }, entry, number);
  let left = amount;
  for (const { id: credit_id, open } of await openDeposits(db, [order_id])) {
    const part = Math.min(left, 0 - open);
    if (part <= 0) break;
    await writeAllocation(db, caller, { debit_id, credit_id, amount: part });
    left -= part;
  }
}

/** Writes what was paid into the ledger and books it: it is no longer held for its customer, or is again. */
async function enter({ db, caller }: Caller, entry: NewEntry, number: string): Promise<number> {
  const id = await writeEntry(db, caller, entry);
  await bookEvent(
    { db, caller },
    {
      kind: 'settlement',
      source: { kind: 'customer-entries', id },
      document: { kind: 'invoices', id: entry.invoice_id!, number },
      day: entry.day,
      amount: entry.amount,
    },
  );
  return id;
}
