import type { NewPayment } from '#contract/cash/cash-registers/register-calls.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { checkSameTrade, type SentLine } from './same-trade-repo.ts';
import { checkSeller } from './check-seller.ts';
import { enteredOf, type NewLine } from './journal/enter-repo.ts';
import { dayAfter } from './journal/journal-repo.ts';
import { openJournal } from './journal/open-journal.ts';
import { methodsOfRegister } from './methods-repo.ts';
import { payments } from './pay.ts';

/** A sale or a return as it is sent. */
interface Trade {
  readonly kind: 'sale' | 'return';
  readonly intent: string;
  readonly payments: readonly NewPayment[];
  readonly sent: readonly SentLine[];
  /** The sale that is taken back, and why. */
  readonly of_nr?: number;
  readonly reason?: string;
}

/**
 * Enters a sale or a return at a register with its payments and its receipt, once for each intent;
 * answers its number. `sent` is how its lines came, `linesOf` says what it is of, while nobody else is at the register. Throws where
 * what is in the drawer for change was not counted since the last Z report, or it is not paid.
 */
export async function enterTrade(
  app: AppContext,
  context: Context,
  register: number,
  { kind, intent, sent, payments: wanted, ...trade }: Trade,
  linesOf: () => Promise<NewLine[]>,
): Promise<number> {
  const { db, caller } = context;
  const journal = await openJournal(app, context, register);
  const written = await enteredOf(db, register, kind, intent);
  if (written !== undefined) {
    await checkSameTrade(db, register, written, { lines: sent, payments: wanted });
    return written;
  }
  await checkSeller(context);
  const { has_drawer: hasDrawer } = journal.register;
  const { float } = await dayAfter(db, register, journal.series.z_transaction);
  if (hasDrawer && float === null) throw new AppError('cash-registers.count_float');
  const lines = await linesOf();
  const gross = sum(lines.map((line) => line.gross));
  const net = sum(lines.map((line) => line.net));
  const paid = payments(gross, wanted, await methodsOfRegister(db, caller, hasDrawer));
  const nr = await journal.enter({ kind, intent, gross, net, lines, ...trade, ...paid });
  const isCash = paid.payments.some((one) => one.kind === 'cash');
  if (isCash) await journal.note({ kind: 'drawer_opened', transaction_nr: nr });
  const receipt = kind === 'sale' ? 'sales_receipt' : 'return_receipt';
  await journal.note({ kind: receipt, transaction_nr: nr });
  return nr;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
