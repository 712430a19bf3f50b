import { sql } from 'kysely';
import { allRights, rightsOf, type Right } from '#contract/rights.ts';
import type { MailOfView, ReportMail } from '#contract/reports/report-mails/report-mails.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

type Person = MailOfView['people'][number];
type Mail = NonNullable<MailOfView['mail']>;

// What is further back nobody asks for.
const mostShown = 50;

/** When a view is sent from the caller's site, and to whom; null when it is not. */
export async function mailOfView(tx: Tx, viewId: number): Promise<Mail | null> {
  const mail = await tx
    .selectFrom('report_mails')
    .select(['rhythm', 'day', 'time', 'format', 'next_at'])
    .where('view_id', '=', viewId)
    .executeTakeFirst();
  if (!mail) return null;
  const readers = await tx
    .selectFrom('report_mail_readers as r')
    .innerJoin('people as p', 'p.id', 'r.user_id')
    .select([
      'p.id',
      sql<string>`p.first_name || ' ' || p.last_name`.as('name'),
      sql<boolean>`r.stopped_at is not null`.as('stopped'),
    ])
    .where('r.view_id', '=', viewId)
    .orderBy('name')
    .orderBy('p.id')
    .execute();
  return { ...(mail as unknown as Mail), next_at: mail.next_at.toISOString(), readers };
}

/** What became of the last mails of a view, the newest first. */
export async function sendingsOfView(tx: Tx, viewId: number): Promise<MailOfView['sendings']> {
  const rows = await tx
    .selectFrom('report_mail_sendings as s')
    .innerJoin('people as p', 'p.id', 's.user_id')
    .select(['s.due_at', 's.outcome', sql<string>`p.first_name || ' ' || p.last_name`.as('name')])
    .where('s.view_id', '=', viewId)
    .orderBy('s.due_at', 'desc')
    .orderBy('name')
    .limit(mostShown)
    .execute();
  return rows.map(({ due_at, outcome, name }) => ({
    due_at: due_at.toISOString(),
    outcome: outcome as MailOfView['sendings'][number]['outcome'],
    name,
  }));
}

/** The people of the caller's site who hold a right. */
export async function peopleWith(tx: Tx, right: Right): Promise<Person[]> {
  const people = await tx
    .selectFrom('roles_of_site')
    .select(['id', 'name', 'roles', 'is_superuser'])
    .orderBy('name')
    .orderBy('id')
    .execute();
  return people
    .filter(({ roles, is_superuser }) =>
      new Set<Right>(is_superuser ? allRights : rightsOf(roles)).has(right),
    )
    .map(({ id, name }) => ({ id, name: name ?? '' }));
}

/** Sends a view from now on as it is said. Who has stopped it and is still among its readers has it stopped. */
export async function saveMail(
  tx: Tx,
  { chainId, siteId }: Actor,
  viewId: number,
  { readers, ...sent }: Omit<Mail, 'readers' | 'next_at'> & { next_at: Date; readers: number[] },
): Promise<void> {
  const own = { chain_id: chainId, site_id: siteId, view_id: viewId };
  await tx
    .insertInto('report_mails')
    .values({ ...own, ...sent })
    .onConflict((conflict) =>
      conflict.columns(['chain_id', 'site_id', 'view_id']).doUpdateSet(sent),
    )
    .execute();
  await tx
    .deleteFrom('report_mail_readers')
    .where('view_id', '=', viewId)
    .where('user_id', 'not in', readers)
    .execute();
  await tx
    .insertInto('report_mail_readers')
    .values(readers.map((user_id) => ({ ...own, user_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Sends a view no more from the caller's site; false when it was not sent. */
export async function deleteMail(tx: Tx, viewId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('report_mails')
    .where('view_id', '=', viewId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Notes that a reader wants it no more, or again; false for who is none. */
export async function stopMail(
  tx: Tx,
  viewId: number,
  userId: number,
  stoppedAt: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('report_mail_readers')
    .set({ stopped_at: stoppedAt })
    .where('view_id', '=', viewId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What somebody is sent by mail from the caller's site, of views that they see. */
export async function mailsOf(tx: Tx, userId: number): Promise<ReportMail[]> {
  const rows = await tx
    .selectFrom('report_mail_readers as r')
    .innerJoin('report_mails as m', (join) =>
      join.onRef('m.site_id', '=', 'r.site_id').onRef('m.view_id', '=', 'r.view_id'),
    )
    .innerJoin('saved_views as v', (join) =>
      join.onRef('v.chain_id', '=', 'm.chain_id').onRef('v.id', '=', 'm.view_id'),
    )
    .select([
      'v.id',
      'v.name',
      'v.query',
      'v.resource as report',
      'm.rhythm',
      'm.day',
      'm.time',
      'm.format',
    ])
    .select(['m.next_at', sql<boolean>`r.stopped_at is not null`.as('stopped')])
    .where('r.user_id', '=', userId)
    .orderBy('v.name')
    .orderBy('v.id')
    .execute();
  return rows.map(({ id, name, query, next_at, ...row }) => ({
    ...(row as Pick<ReportMail, 'report' | 'rhythm' | 'day' | 'time' | 'format' | 'stopped'>),
    view: { id, name, query: query as ReportMail['view']['query'] },
    next_at: next_at.toISOString(),
  }));
}
