import type { registerCalls } from '#contract/cash/cash-registers/register-calls.ts';
import { coins } from '#contract/cash/cash-registers/journal/coins.ts';
import type { Currency } from '#contract/money/amounts.ts';
import { enteredOf } from './journal/enter-repo.ts';
import { dayAfter } from './journal/journal-repo.ts';
import { openJournal } from './journal/open-journal.ts';
import { sellerOf } from '#server/features/economy/billing/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';

/** Enters what is counted for change, put into the drawer or taken out of it, once for each intent; answers its number. */
export async function moveMoney(
  app: AppContext,
  context: Context<(typeof registerCalls)['move']>,
): Promise<number> {
  const { db, params, body } = context;
  const { intent, kind, amount, reason } = body;
  const journal = await openJournal(app, context, params.id);
  const written = await enteredOf(db, params.id, kind, intent);
  if (written !== undefined) return written;
  if (!journal.register.has_drawer) throw new AppError('cash-registers.no_drawer');
  await checkCoins(context, amount);
  const { float } = await dayAfter(db, params.id, journal.series.z_transaction);
  const isCounted = float !== null;
  if (kind === 'float' && isCounted) throw new AppError('cash-registers.float_counted');
  if (kind !== 'float') {
    if (!isCounted) throw new AppError('cash-registers.count_float');
    if (reason === '') throw new AppError('cash-registers.explain');
    if (amount === 0) throw new AppError('cash-registers.no_coins');
  }
  const gross = kind === 'pay_out' ? 0 - amount : amount;
  const nr = await journal.enter({ kind, intent, gross, net: gross, reason });
  await journal.note({ kind: 'drawer_opened', transaction_nr: nr });
  return nr;
}

/** Throws where no coins come to an amount. */
async function checkCoins(context: Context, amount: number): Promise<void> {
  const { currency } = await sellerOf(context);
  const least = coins[currency as Currency].at(-1)!;
  if (amount % least !== 0) throw new AppError('cash-registers.no_coins');
}
