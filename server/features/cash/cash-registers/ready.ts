import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { checkSeller } from './check-seller.ts';
import { dayAfter } from './journal/journal-repo.ts';
import type { OpenJournal } from './journal/open-journal.ts';

/** Throws where a register cannot be paid at yet: what is in its drawer for change was not counted since the last Z report, or its company lacks something of a receipt. */
export async function checkReady(
  context: Context,
  { register, series }: OpenJournal,
): Promise<void> {
  await checkSeller(context);
  const { float } = await dayAfter(context.db, register.id, series.z_transaction);
  if (register.has_drawer && float === null) throw new AppError('cash-registers.count_float');
}
