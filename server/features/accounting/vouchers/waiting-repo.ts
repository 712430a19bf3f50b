import { sql } from 'kysely';
import type { BookedEvent } from '#contract/accounting/vouchers/events.ts';
import type { Lack } from '#contract/accounting/vouchers/booked-lines.ts';
import type { WaitingEvent } from '#contract/accounting/vouchers/voucher-calls.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

type Company = Pick<Actor, 'companyId'>;

/** How much of what waits is shown, and booked, at once. */
const mostWaiting = 200;

const ofCompany = (tx: Tx, { companyId }: Company) =>
  tx.selectFrom('unbooked_events').where('company_id', '=', companyId);

/** What waits to be booked, the oldest first. */
export async function waitingOf(tx: Tx, company: Company): Promise<WaitingEvent[]> {
  const rows = await ofCompany(tx, company)
    .select(['id', 'day', 'kind', 'document_kind', 'document_id', 'document_number', 'amount'])
    .select('lack')
    .orderBy('day')
    .orderBy('id')
    .limit(mostWaiting)
    .execute();
  return rows.map(({ document_kind, document_id, document_number, ...row }) => ({
    ...(row as unknown as Omit<WaitingEvent, 'document'>),
    document: {
      kind: document_kind as WaitingEvent['document']['kind'],
      id: document_id,
      number: document_number,
    },
  }));
}

/** How much waits of a company, in all or until a day. */
export async function countWaiting(
  tx: Tx,
  company: Company,
  until = '9999-12-31',
): Promise<number> {
  const { count } = await ofCompany(tx, company)
    .select(sql<number>`count(*)::int`.as('count'))
    .where('day', '<=', until)
    .executeTakeFirstOrThrow();
  return count;
}

interface Waiting {
  readonly id: number;
  readonly event: BookedEvent;
  readonly nth: number;
}

/** What waits, behind an id, and is held until the transaction ends. */
export async function lockWaiting(
  tx: Tx,
  company: Company,
  behind: number,
): Promise<readonly Waiting[]> {
  const rows = await ofCompany(tx, company)
    .select(['id', 'event', 'nth'])
    .where('id', '>', behind)
    .orderBy('id')
    .limit(mostWaiting)
    .forUpdate()
    .execute();
  return rows as unknown as Waiting[];
}

/** Takes out of the tray what was booked. */
export const removeWaiting = (tx: Tx, id: number) =>
  tx.deleteFrom('unbooked_events').where('id', '=', id).execute();

/** Says what lacks by now for something that waits. */
export const writeLack = (tx: Tx, id: number, lack: Lack) =>
  tx
    .updateTable('unbooked_events')
    .set({ lack: JSON.stringify(lack) })
    .where('id', '=', id)
    .execute();
