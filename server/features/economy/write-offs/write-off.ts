import { invoices } from '#contract/economy/invoices/invoices.ts';
import { bookEvent } from '#server/features/accounting/vouchers/exports.ts';
import {
  openOnInvoice,
  settledOf,
  writeAllocation,
  writeAllocations,
  writeEntry,
} from '#server/features/economy/customer-ledger/exports.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { noteEntry, writeOffOf } from './write-offs-repo.ts';

/** Enters a write-off that was just written into the ledger of customers and the books: it settles the invoice first, then its fees and interest. Throws where less is open. */
export async function enterWriteOff(context: Context, id: number): Promise<void> {
  const { db, caller } = context;
  const { invoice_id, amount } = await writeOffOf(db, id);
  const entry_id = await writeOne(context, invoice_id, 0 - amount);
  let left = amount;
  const allocations = (await openOnInvoice(db, invoice_id)).flatMap(({ id: debit_id, open }) => {
    const part = Math.min(open, left);
    left -= part;
    return part > 0 ? [{ debit_id, credit_id: entry_id, amount: part }] : [];
  });
  // Another of the same invoice was written with it, by a file or many at once.
  if (left > 0) throw new AppError('write-offs.more_than_open', { open: (amount - left) / 100 });
  await writeAllocations(db, caller, allocations);
  await noteEntry(db, id, { entry_id });
}

/** Takes a write-off back: the opposite is written, and what it had settled is open again. */
export async function takeBackWriteOff(context: Context, id: number): Promise<void> {
  const { db, caller } = context;
  const { invoice_id, amount, entry_id: credit_id } = await writeOffOf(db, id);
  // What was never entered has given nothing up.
  if (credit_id === null) throw new AppError('common.not_found');
  // Who pays or credits the invoice waits here.
  await lockRow(db, invoices, invoice_id);
  const settled = await settledOf(db, credit_id);
  await writeAllocations(
    db,
    caller,
    settled.map((one) => ({ debit_id: one.debit_id, credit_id, amount: 0 - one.settled })),
  );
  const back_id = await writeOne(context, invoice_id, amount);
  await writeAllocation(db, caller, { debit_id: back_id, credit_id, amount });
  await noteEntry(db, id, { back_id });
}

/** Writes an entry of the ledger with its voucher; answers it. */
async function writeOne(context: Context, invoice_id: number, amount: number): Promise<number> {
  const { db, caller } = context;
  const invoice = await lockRow(db, invoices, invoice_id);
  const { currency } = invoice['seller'] as { currency: string };
  const day = todayOf(context);
  const entry = await writeEntry(db, caller, {
    customer_id: Number(invoice['customer_id']),
    kind: 'write_off',
    amount,
    currency,
    day,
    invoice_id,
    due_day: null,
    order_id: null,
  });
  await bookEvent(context, {
    kind: 'write_off',
    source: { kind: 'customer-entries', id: entry },
    document: { kind: 'invoices', id: invoice_id, number: String(invoice['number']) },
    day,
    amount,
  });
  return entry;
}
