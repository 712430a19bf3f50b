import { sql } from 'kysely';
import type { HistoryEntry } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { Tx } from '#server/db/open.ts';
import type { LinkKind } from '#server/kit/links/link-repo.ts';
import type { WholeCustomer } from '#server/kit/personal-data-source.ts';
import type { Context } from '#server/kit/context.ts';
import { tableOf } from './resource-table.ts';

/** What happened to one row: a field's value before and after. */
export interface RowChange {
  readonly id: number;
  readonly changes: readonly { field: string; from: unknown; to: unknown }[];
}

const mostShown = 200;

/** What customers do by a link is told as done by its kind. */
export const linksOfCustomers: readonly string[] = [
  'booking',
  'kiosk',
  'quote',
  'payment',
] satisfies LinkKind[];

/** Writes to the audit log who did this to these rows, and keeps what changed beside it: values of fields stand in `row_changes` alone. */
export async function writeHistory(
  { db, caller, requestId, address, now, doneAt }: Context,
  resource: Pick<Resource, 'name'>,
  operation: string,
  rows: readonly RowChange[],
): Promise<void> {
  const entity = tableOf(resource);
  const earlier = doneAt < now ? doneAt : null;
  await sql`
    with given as (
      select id, changes from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (id bigint, changes jsonb)
    ), told as (
      insert into audit_log (action, chain_id, site_id, user_id, entity, entity_id, request_id, address, done_at)
      select ${`${entity}.${operation}`}, ${caller.chainId}, ${caller.siteId}, ${caller.userId},
        ${entity}, id, ${requestId}, ${address}, ${earlier}::timestamptz from given
      returning id, entity_id
    )
    insert into row_changes (chain_id, entity, entity_id, audit_id, changes)
    select ${caller.chainId}, ${entity}, given.id, told.id, given.changes
    from told join given on given.id = told.entity_id`.execute(db);
}

/** What happened to a row, newest first. */
export async function historyOf(
  tx: Tx,
  resource: Pick<Resource, 'name'>,
  id: number,
): Promise<HistoryEntry[]> {
  const rows = await tx
    .selectFrom('row_changes as change')
    .innerJoin('audit_log as entry', 'entry.id', 'change.audit_id')
    .leftJoin('people as who', 'who.id', 'entry.user_id')
    .select(['entry.action', 'entry.job', 'change.changes'])
    .select((e) => e.fn.coalesce('entry.done_at', 'entry.at').as('at'))
    .select(sql<string | null>`who.first_name || ' ' || who.last_name`.as('by'))
    .where('change.entity', '=', tableOf(resource))
    .where('change.entity_id', '=', id)
    .orderBy('change.id', 'desc')
    .limit(mostShown)
    .execute();
  return rows.map(({ at, by, job, action, changes }) => ({
    at: at.toISOString(),
    by,
    by_customer: job !== null && linksOfCustomers.includes(job),
    action: wordOf(action),
    changes: changes as HistoryEntry['changes'],
  }));
}

const wordOf = (action: string) => action.slice(action.indexOf('.') + 1);

/** What happened last to a row, and who did it; null where that was no person. */
interface LastChange extends Pick<RowChange, 'changes'> {
  readonly action: string;
  readonly userId: number | null;
}

/** What happened last to each of these rows. */
export async function lastChangesOf(
  tx: Tx,
  resource: Resource,
  ids: readonly number[],
): Promise<Map<number, LastChange>> {
  const rows = await tx
    .selectFrom('row_changes as change')
    .innerJoin('audit_log as entry', 'entry.id', 'change.audit_id')
    .distinctOn('change.entity_id')
    .select(['change.entity_id', 'entry.action', 'entry.user_id', 'change.changes'])
    .where('change.entity', '=', tableOf(resource))
    .where('change.entity_id', 'in', ids)
    .orderBy('change.entity_id')
    .orderBy('change.id', 'desc')
    .execute();
  return new Map(
    rows.map(({ entity_id, action, user_id: userId, changes }) => [
      entity_id,
      { action: wordOf(action), userId, changes: changes as RowChange['changes'] },
    ]),
  );
}

/** Takes out of the histories of a table's rows that belong to a customer what they were changed from and to; that they were stays. */
export async function forgetChanges(
  tx: Tx,
  table: string,
  { chainId, ids }: WholeCustomer,
  field: 'customer_id' | 'depositor_id' = 'customer_id',
): Promise<void> {
  await sql`
    update row_changes set changes = '[]'
    where chain_id = ${chainId} and entity = ${table} and entity_id in (
      select id from ${sql.table(table)}
      where chain_id = ${chainId} and ${sql.ref(field)} = any (${[...ids]}::bigint[]))`.execute(tx);
}
