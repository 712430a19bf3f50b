import { sql } from 'kysely';
import type { Journal, StoredReport } from '#contract/cash/cash-registers/journal/check-journal.ts';
import type { JournalReport } from '#contract/cash/cash-registers/journal/journal-calls.ts';
import type { Tx } from '#server/db/open.ts';
import { eventsSince, transactionsSince } from './journal-repo.ts';
import type { Series } from './series-repo.ts';

/** The last transaction and the last event of a part of a journal. */
interface Bounds {
  readonly transaction: number;
  readonly event: number;
}

// About two weeks: a server that looks through them answers others in between.
const reportsAtOnce = 12;

/**
 * Where a journal is parted, so that no more than about two weeks of it are read at once: after every
 * twelfth Z report, and at its end.
 */
export async function partsOfJournal(tx: Tx, register: number, end: Series): Promise<Bounds[]> {
  const { rows } = await sql<Bounds>`
    select nr as event, transaction from (
      select nr, (report ->> 'last_transaction')::bigint as transaction,
        row_number() over (order by nr) as nth
      from cash_events
      where chain_id = current_chain() and register_id = ${register} and kind = 'z_report') z
    where nth % ${reportsAtOnce} = 0 and nr <= ${end.last_event}
    order by nr`.execute(tx);
  return [...rows, { transaction: end.last_transaction, event: end.last_event }];
}

/** A part of a journal after another one. */
export async function readPart(
  tx: Tx,
  register: number,
  after: Bounds,
  last: Bounds,
): Promise<Journal> {
  return {
    transactions: await transactionsSince(tx, register, after.transaction, last.transaction),
    events: await eventsSince(tx, register, after.event, last.event),
    reports: await reportsBetween(tx, register, after.event, last.event),
  };
}

async function reportsBetween(
  tx: Tx,
  register: number,
  after: number,
  last: number,
): Promise<StoredReport[]> {
  const { rows } = await sql<{ report: JournalReport }>`
    select report from cash_events
    where chain_id = current_chain() and register_id = ${register} and kind = 'z_report'
      and nr > ${after} and nr <= ${last}
    order by nr`.execute(tx);
  return rows.map(({ report }) => report);
}
