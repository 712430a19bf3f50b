import { payments } from '#contract/economy/payments/payments.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { lockBoth, lockRow } from '#server/kit/resource/row-repo.ts';
import { heldMatches } from './matches-repo.ts';
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
  const both = other === null ? [] : await held(other);
  await takeBackMatches(context, [one, ...both.filter(({ other_id }) => other_id === payment)]);
}
