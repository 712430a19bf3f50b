import type { NewPayment } from '#contract/cash/cash-registers/sale-parts.ts';
import { receiptWordsOf } from '#contract/cash/cash-registers/receipt-words.ts';
import type { JournalPayment } from '#contract/cash/cash-registers/journal/entries.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { checkSameTrade, type SentLine } from './same-trade-repo.ts';
import { charged } from './charges/charged.ts';
import { enteredOf, type NewLine } from './journal/enter-repo.ts';
import { openJournal, type OpenJournal } from './journal/open-journal.ts';
import { methodsOfRegister } from './methods-repo.ts';
import { paperOf, type PaperReceipt } from './outage/paper-receipt.ts';
import { payments } from './pay.ts';
import { checkReady } from './ready.ts';

/** A sale or a return as it is sent. */
interface Trade {
  readonly kind: 'sale' | 'return';
  readonly intent: string;
  readonly payments: readonly NewPayment[];
  /** How its lines came, or the order that is sold as it stands. */
  readonly sent: readonly SentLine[] | { readonly order_id: number };
  /** The sale that is taken back, and why. */
  readonly of_nr?: number;
  readonly reason?: string;
  /** The receipt of the paper book that it was sold by. */
  readonly paper?: PaperReceipt | undefined;
}

/** What is sold or comes back. */
interface Goods {
  readonly lines: readonly NewLine[];
  /** The order that it is; null at a register for practice. */
  readonly order_id: number | null;
  /** What of that was paid ahead, in minor units. */
  readonly ahead: number;
  /** What follows from it elsewhere, as it is paid so. */
  readonly settle?: (paid: readonly NewPayment[]) => Promise<void>;
  /** The same, once it is written. */
  readonly after?: (nr: number) => Promise<void>;
}

/**
 * Enters a sale or a return at a register with its payments and its receipt, once for each intent;
 * answers its number. `goodsOf` says what it is of, while nobody else is at the register. Throws where
 * what is in the drawer for change was not counted since the last Z report, or it is not paid.
 */
export async function enterTrade(
  app: AppContext,
  context: Context,
  register: number,
  { kind, intent, sent, payments: wanted, paper, ...trade }: Trade,
  goodsOf: (journal: OpenJournal) => Promise<Goods>,
): Promise<number> {
  const { db, caller } = context;
  const journal = await openJournal(app, context, register);
  const written = await enteredOf(db, register, kind, intent);
  if (written !== undefined) {
    await checkSameTrade(db, register, written, { sent, payments: wanted });
    return written;
  }
  await checkReady(context, journal);
  const byHand = kind === 'sale' ? await paperOf(context, journal, paper) : undefined;
  const { lines, order_id, ahead, settle, after } = await goodsOf(journal);
  const gross = sum(lines.map((line) => line.gross));
  const net = sum(lines.map((line) => line.net));
  const methods = await methodsOfRegister(db, caller, journal.register);
  const settled = payments(gross - ahead, wanted, methods);
  const { rounding } = settled;
  const paid = await charged(db, journal.register, settled.payments, wanted);
  await settle?.(wanted);
  const nr = await journal.enter({
    kind,
    intent,
    gross,
    net,
    lines,
    order_id,
    rounding,
    payments: ahead === 0 ? paid : [paidAhead(ahead, journal), ...paid],
    ...trade,
    ...byHand,
  });
  const isCash = paid.some((one) => one.kind === 'cash');
  if (isCash) await journal.note({ kind: 'drawer_opened', transaction_nr: nr });
  const receipt = kind === 'sale' ? 'sales_receipt' : 'return_receipt';
  await journal.note({ kind: receipt, transaction_nr: nr });
  await after?.(nr);
  return nr;
}

/** What was paid ahead is no payment of the day, and stands beside those. */
const paidAhead = (
  amount: number,
  { register }: Pick<OpenJournal, 'register'>,
): JournalPayment => ({
  method_id: null,
  method: receiptWordsOf(register.country).advance,
  kind: 'advance',
  amount,
  handed: null,
  reference: '',
});

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
