import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import type {
  JournalEvent,
  JournalTransaction,
} from '#contract/cash/cash-registers/journal/entries.ts';
import type { JournalReport } from '#contract/cash/cash-registers/journal/journal-calls.ts';
import type { Seller } from '#contract/economy/invoices/parties.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { sellerOf } from '#server/features/economy/billing/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { timeOf, todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { writeEvent, writeTransaction, type NewEntryPayment, type NewLine } from './enter-repo.ts';
import { keepSeries, lockSeries, nameOfPerson, type Series } from './series-repo.ts';
import { signerOf } from './sign.ts';

export type CashRegister = RowOf<typeof cashRegisters>;

/** What somebody enters: the rest is said by the register, the clock and who does it. */
export type Entered = Pick<JournalTransaction, 'kind' | 'gross' | 'net'> &
  Partial<Pick<JournalTransaction, 'rounding' | 'of_nr' | 'reason'>> & {
    readonly payments?: readonly NewEntryPayment[];
    readonly intent: string;
    readonly order_id?: number | null;
    readonly paper_nr?: string;
    readonly paper_at?: Date | null;
    readonly lines?: readonly NewLine[];
  };

/** What happened: the rest is said by the register, the clock and who does it. */
export type Happened = Pick<JournalEvent, 'kind'> &
  Partial<Pick<JournalEvent, 'transaction_nr' | 'text' | 'amount' | 'group'>> & {
    readonly intent?: string;
    readonly report?: JournalReport;
  };

/** The journal of a register, held until the transaction ends. */
export interface OpenJournal {
  readonly register: CashRegister;
  /** Where it stands, with all that was entered by this. */
  readonly series: Series;
  /** Writes a transaction, signed; answers its number. */
  enter(entered: Entered): Promise<number>;
  /** Writes an event; answers its number. */
  note(happened: Happened): Promise<number>;
  /** Has the next Z report begin after what there is now. */
  endDay(sums: Pick<Series, 'sales' | 'returns'>, lastEvent: number): Promise<void>;
}

/** Opens the journal of a register of the site for who enters something. Throws where it is closed. */
export async function openJournal(
  app: AppContext,
  context: Context,
  id: number,
): Promise<OpenJournal> {
  const { db, caller, now } = context;
  await rowWithId(db, cashRegisters, id);
  let series = await lockSeries(db, caller, id);
  // As it is now that nobody else is at it.
  const register = (await rowWithId(db, cashRegisters, id)) as CashRegister;
  if (register.state === 'closed' || register.archived_at !== null) {
    throw new AppError('cash-registers.closed');
  }
  const written = {
    at: now,
    day: todayOf(context),
    time: timeOf(context),
    user_id: caller.userId,
    user_name: await nameOfPerson(db, caller.userId),
  };
  const keep = async (change: Partial<Series>) => {
    series = { ...series, ...change };
    await keepSeries(db, id, series);
  };
  context.afterCommit(() => publishChanged(app, cashRegisters, caller));
  return {
    register,
    get series() {
      return series;
    },
    async enter({
      lines = [],
      payments = [],
      rounding = 0,
      of_nr = null,
      order_id = null,
      paper_nr = '',
      paper_at = null,
      reason = '',
      ...entered
    }) {
      const nr = series.last_transaction + 1;
      const signer = await signerOf(app, context);
      const signature = signer.sign(series.last_signature, { ...written, ...entered, nr });
      const seller = await sellerOf(context);
      await writeTransaction(db, caller, id, {
        ...written,
        ...entered,
        nr,
        rounding,
        of_nr,
        order_id,
        paper_nr,
        paper_at,
        reason,
        seller: JSON.stringify(namedOn(seller)),
        signature,
        key_version: signer.version,
        lines,
        payments,
      });
      await keep({ last_transaction: nr, last_signature: signature });
      return nr;
    },
    async note({ intent = null, transaction_nr = null, report = null, ...happened }) {
      const nr = series.last_event + 1;
      await writeEvent(db, caller, id, {
        ...written,
        text: '',
        amount: 0,
        group: '',
        ...happened,
        nr,
        intent,
        transaction_nr,
        report,
      });
      await keep({
        last_event: nr,
        ...(report && { [report.kind === 'x' ? 'last_x' : 'last_z']: report.nr }),
      });
      return nr;
    },
    endDay: ({ sales, returns }, z_event) =>
      keep({ z_transaction: series.last_transaction, z_event, sales, returns }),
  };
}

/** What of a company stands on receipts. */
const namedOn = ({ name, org_number, vat_registered, street, zip, city, currency }: Seller) => ({
  name,
  org_number,
  vat_registered,
  street,
  zip,
  city,
  currency,
});
