import { payments } from '#contract/economy/payments/payments.ts';
import { bookEvents } from '#server/features/accounting/vouchers/exports.ts';
import {
  writeAllocations,
  writeEntries,
} from '#server/features/economy/customer-ledger/exports.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { settlementOf } from './match.ts';
import { addMatches, heldMatches } from './matches-repo.ts';
import { lockInvoices } from './payments-repo.ts';
import { putAside } from './put-aside.ts';

/** What of a payment an entry of the ledger of customers is. */
interface Given {
  readonly payment_id: number;
  readonly entry_id: number;
  /** What is given back, in minor units. */
  readonly amount: number;
  /** What of the entry settles nothing, asked once nobody else changes it. */
  readonly left: () => Promise<number>;
}

/**
 * A part of a payment that settles nothing was paid back: it is of its invoice no more, and left the
 * account. Throws where there is not so much, where the entry was taken back, and for what a gift
 * card paid.
 */
export async function giveBackPart(context: Context, given: Given): Promise<void> {
  const { db, caller } = context;
  const { payment_id, entry_id, amount } = given;
  await lockRow(db, payments, payment_id);
  const match = (await heldMatches(db, payment_id)).find((one) => one.entry_id === entry_id);
  if (!match) throw new AppError('customer-credits.more_than_left', { left: 0 });
  const [invoice] = await lockInvoices(db, caller, { ids: [match.invoice_id!] });
  const left = await given.left();
  if (amount > left) throw new AppError('customer-credits.more_than_left', { left: left / 100 });
  const { customer_id, currency, invoice_id } = invoice!;
  const day = todayOf(context);
  const entry = { customer_id, kind: 'payment', amount, currency, day, due_day: null } as const;
  const [debit_id] = await writeEntries(db, caller, [{ ...entry, invoice_id, order_id: null }]);
  await writeAllocations(db, caller, [{ debit_id: debit_id!, credit_id: entry_id, amount }]);
  await bookEvents({ db, caller }, [settlementOf(debit_id!, invoice!, day, amount)]);
  const less = { payment_id, invoice_id, entry_id: debit_id!, amount: 0 - amount } as const;
  await addMatches(db, caller, [{ ...less, reason: '', other_id: null, reverses: null }]);
  await putAside(context, payment_id, 'paid_back', amount);
}
