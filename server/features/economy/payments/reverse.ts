import { payments } from '#contract/economy/payments/payments.ts';
import { bookEvents } from '#server/features/accounting/vouchers/exports.ts';
import {
  settledWith,
  settleRest,
  writeAllocations,
  writeEntries,
} from '#server/features/economy/customer-ledger/exports.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { lockBoth } from '#server/kit/resource/row-repo.ts';
import { settlementOf } from './match.ts';
import { addMatches, heldMatches, type HeldMatch } from './matches-repo.ts';
import { lockInvoices } from './payments-repo.ts';
import { bookOut, isOut } from './put-aside.ts';
import { reversedBy } from './reversed-repo.ts';

/** Takes back matches of a payment, which is locked: what they had settled is open again, and that part of the payment waits. */
export async function takeBackMatches(
  context: Context,
  matches: readonly HeldMatch[],
): Promise<void> {
  const { db, caller } = context;
  for (const { id, entry_id, ...match } of matches) {
    const { amount, invoice_id } = match;
    const entry =
      entry_id === null ? null : await takeBackEntry(context, invoice_id!, entry_id, amount);
    const back = { ...match, amount: 0 - amount, entry_id: entry, reverses: id };
    const [written] = await addMatches(db, caller, [back]);
    if (isOut(match)) await bookOut(context, written!, match.payment_id, amount);
  }
}

/** Writes the opposite of an entry that a payment made, or that gave a part of it back; what it had settled is open again, on whichever invoice. Answers the opposite. */
async function takeBackEntry(
  context: Context,
  invoice_id: number,
  entry_id: number,
  amount: number,
): Promise<number> {
  const { db, caller } = context;
  const others = (await settledWith(db, entry_id)).flatMap((one) => one.invoice_id ?? []);
  const ids = [...new Set([invoice_id, ...others])];
  const invoice = (await lockInvoices(db, caller, { ids })).find(
    (one) => one.invoice_id === invoice_id,
  );
  const undone = (await settledWith(db, entry_id)).map(({ debit_id, credit_id, settled }) => ({
    debit_id,
    credit_id,
    amount: 0 - settled,
  }));
  await writeAllocations(db, caller, undone);
  const day = todayOf(context);
  const { customer_id, currency } = invoice!;
  const entry = { customer_id, kind: 'payment', amount, currency, day, due_day: null } as const;
  const [opposite] = await writeEntries(db, caller, [{ ...entry, invoice_id, order_id: null }]);
  const both =
    amount > 0
      ? { debit_id: opposite!, credit_id: entry_id }
      : { debit_id: entry_id, credit_id: opposite! };
  await writeAllocations(db, caller, [{ ...both, amount: Math.abs(amount) }]);
  await bookEvents({ db, caller }, [settlementOf(opposite!, invoice!, day, amount)]);
  // What else was paid on them and was too much settles them again.
  for (const id of ids) await settleRest(db, caller, id);
  return opposite!;
}

/**
 * What the bank takes back is a payment: all that it had settled is open again, and both are done.
 * Answers the match of the first; throws where they are not of one amount and currency, or the first of them is not below nothing.
 */
export async function reversePayment(
  context: Context,
  reversal: number,
  payment: number,
): Promise<number[]> {
  const { db, caller } = context;
  const [back, paid] = await lockBoth(
    db,
    payments,
    [reversal, payment],
    'payments.not_its_reversal',
  );
  const amount = Number(paid['amount']);
  if (
    amount <= 0 ||
    Number(back['amount']) !== 0 - amount ||
    back['currency'] !== paid['currency']
  ) {
    throw new AppError('payments.not_its_reversal');
  }
  if (back['unmatched'] !== back['amount'])
    throw new AppError('payments.more_than_left', { left: 0 });
  const held = await heldMatches(db, payment);
  if (held.some(({ reason }) => reason === 'reversed')) {
    throw new AppError('payments.not_its_reversal');
  }
  await takeBackMatches(context, held);
  const done = { invoice_id: null, entry_id: null, reason: 'reversed', reverses: null } as const;
  await addMatches(db, caller, [{ ...done, payment_id: payment, other_id: reversal, amount }]);
  const of = { payment_id: reversal, other_id: payment, amount: 0 - amount };
  return addMatches(db, caller, [{ ...done, ...of }]);
}

/** Reverses the one payment that a reversal can only be of: of the same reference and amount. Else somebody looks at it. */
export async function reverseByReference(context: Context, reversal: number): Promise<void> {
  const found = await reversedBy(context.db, context.caller, [reversal]);
  const named = found.filter(({ is_named }) => is_named);
  if (named.length === 1) await reversePayment(context, reversal, named[0]!.id);
}
