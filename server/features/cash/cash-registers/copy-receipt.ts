import type { registerCalls } from '#contract/cash/cash-registers/register-calls.ts';
import { enteredOf } from './journal/enter-repo.ts';
import { openJournal } from './journal/open-journal.ts';
import { receiptOf } from './journal/shown-repo.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';

/** Notes that the one copy of a receipt is printed, once for each intent; answers the number of the event. Throws where it was. */
export async function copyReceipt(
  app: AppContext,
  context: Context<(typeof registerCalls)['copy']>,
): Promise<number> {
  const { db, params, body } = context;
  const journal = await openJournal(app, context, params.id);
  const written = await enteredOf(db, params.id, 'copy', body.intent);
  if (written !== undefined) return written;
  const { nr, gross, copied } = await receiptOf(db, params.id, params.nr);
  if (copied) throw new AppError('cash-registers.copied');
  const amount = Math.abs(gross);
  return journal.note({ kind: 'copy', intent: body.intent, transaction_nr: nr, amount });
}
