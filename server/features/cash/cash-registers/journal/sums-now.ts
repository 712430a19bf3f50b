import { registerSums, type RegisterSums } from '#contract/cash/cash-registers/journal/report.ts';
import type { Context } from '#server/kit/context.ts';
import { eventsSince, transactionsSince } from './journal-repo.ts';
import type { OpenJournal } from './open-journal.ts';

/** The sums of a register since its last Z report. */
export async function sumsNow(
  { db }: Pick<Context, 'db'>,
  { register, series }: OpenJournal,
): Promise<RegisterSums> {
  const transactions = await transactionsSince(db, register.id, series.z_transaction);
  const events = await eventsSince(db, register.id, series.z_event);
  return registerSums({ transactions, events }, series);
}
