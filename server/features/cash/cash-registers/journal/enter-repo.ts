import type {
  EventKind,
  JournalEvent,
  JournalPayment,
  JournalTransaction,
  TransactionKind,
} from '#contract/cash/cash-registers/journal/entries.ts';
import type { JournalReport } from '#contract/cash/cash-registers/journal/journal-calls.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import { AppError } from '#server/kit/errors.ts';

type Company = Pick<Actor, 'chainId' | 'companyId'>;

/** A line as it is written: with the product that it sold, and the line that came back. */
export type NewLine = JournalTransaction['lines'][number] & {
  readonly product_id: number | null;
  readonly of_position: number | null;
  /** The line of the order that it sells, by its key; null where nothing is sold. */
  readonly order_line: string | null;
};

/** A payment as it is written: with the charge of a card terminal that it is, where it is one. */
export type NewEntryPayment = JournalPayment & { readonly charge_id?: number };

/** A transaction as it is written, beside what its register and its series say. */
export interface NewTransaction extends Omit<JournalTransaction, 'lines' | 'payments' | 'user'> {
  readonly intent: string;
  readonly at: Date;
  readonly user_name: string;
  readonly seller: string;
  readonly order_id: number | null;
  /** The receipt of the paper book; '' where there is none. */
  readonly paper_nr: string;
  readonly paper_at: Date | null;
  readonly lines: readonly NewLine[];
  readonly payments: readonly NewEntryPayment[];
}

/** Writes a transaction with its lines and payments; the database refuses one that does not add up, or comes after no other. */
export async function writeTransaction(
  tx: Tx,
  { chainId, companyId }: Company,
  register_id: number,
  { lines, payments, ...transaction }: NewTransaction,
): Promise<void> {
  const of = { chain_id: chainId, company_id: companyId, register_id };
  const { nr } = transaction;
  await tx
    .insertInto('cash_transactions')
    .values({ ...of, ...transaction })
    .execute();
  if (lines.length > 0) {
    await tx
      .insertInto('cash_lines')
      .values(lines.map((line) => ({ ...of, nr, ...line })))
      .execute();
  }
  if (payments.length > 0) {
    await tx
      .insertInto('cash_payments')
      .values(payments.map((payment, position) => ({ ...of, nr, position, ...payment })))
      .execute();
  }
}

/** An event as it is written. */
export interface NewEvent extends Omit<JournalEvent, 'user'> {
  readonly intent: string | null;
  readonly at: Date;
  readonly user_name: string;
  readonly report: JournalReport | null;
}

/** Writes an event. */
export const writeEvent = (
  tx: Tx,
  { chainId, companyId }: Company,
  register_id: number,
  { report, ...event }: NewEvent,
) =>
  tx
    .insertInto('cash_events')
    .values({
      chain_id: chainId,
      company_id: companyId,
      register_id,
      ...event,
      report: report && JSON.stringify(report),
    })
    .execute();

/**
 * The number of what an intent has become at a register; undefined where it is new. Throws where it has
 * become something of another kind: then what is sent now was never entered.
 */
export async function enteredOf(
  tx: Tx,
  register_id: number,
  kind: TransactionKind | EventKind,
  intent: string,
): Promise<number | undefined> {
  for (const table of ['cash_transactions', 'cash_events'] as const) {
    const found = await tx
      .selectFrom(table)
      .select(['nr', 'kind'])
      .where('register_id', '=', register_id)
      .where('intent', '=', intent)
      .executeTakeFirst();
    if (!found) continue;
    if (found.kind !== kind) throw new AppError('common.other_request_same_key');
    return found.nr;
  }
  return undefined;
}
