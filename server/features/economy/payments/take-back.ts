import { payments } from '#contract/economy/payments/payments.ts';
import { settledWith } from '#server/features/economy/customer-ledger/exports.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { lockBoth, lockRow } from '#server/kit/resource/row-repo.ts';
import { heldMatches, type HeldMatch } from './matches-repo.ts';
import { takeBackMatches } from './reverse.ts';

/** What was said of a payment was wrong: that part of it waits again, and of what was reversed both payments do. Throws where it was taken back already. */
export async function takeBack(context: Context, payment: number, match: number): Promise<void> {
  const { db } = context;
  const held = async (id: number) => await heldMatches(db, id);
  const other = (await held(payment)).find(({ id }) => id === match)?.other_id ?? null;
  if (other === null) await lockRow(db, payments, payment);
  else await lockBoth(db, payments, [payment, other], 'payments.not_its_reversal');
  // As it is now that nobody else changes it.
  const one = (await held(payment)).find(({ id }) => id === match);
  if (!one) throw new AppError('payments.taken_back');
  await checkGivenBack(context, payment, one, await held(payment));
  const both = other === null ? [] : await held(other);
  await takeBackMatches(context, [one, ...both.filter(({ other_id }) => other_id === payment)]);
}

/** What was given back of a part is taken back before the part is, and once that waits. */
async function checkGivenBack(
  { db }: Context,
  payment: number,
  one: HeldMatch,
  all: readonly HeldMatch[],
): Promise<void> {
  if (one.entry_id === null) return;
  const { unmatched } = await rowWithId(db, payments, payment);
  if (one.amount < 0 && Number(unmatched) < 0 - one.amount) {
    throw new AppError('payments.more_than_left', { left: Number(unmatched) / 100 });
  }
  const settled = new Set((await settledWith(db, one.entry_id)).map(({ debit_id }) => debit_id));
  const isGivenBack = ({ entry_id, amount }: HeldMatch) => amount < 0 && settled.has(entry_id!);
  if (one.amount > 0 && all.some(isGivenBack)) throw new AppError('payments.given_back');
}
