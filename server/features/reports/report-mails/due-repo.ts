import { sql } from 'kysely';
import type { Rhythm } from '#contract/reports/report-mails/due-rules.ts';
import type { MailOfView } from '#contract/reports/report-mails/report-mails.ts';
import type { Tx } from '#server/db/open.ts';

/** A view of a report that is due to be sent. */
export interface DueMail extends Rhythm {
  readonly chainId: number;
  readonly siteId: number;
  readonly viewId: number;
  /** The name of the report. */
  readonly report: string;
  readonly format: 'csv' | 'xlsx';
  readonly timezone: string;
  readonly nextAt: Date;
  /** Those who have not stopped it. */
  readonly readers: readonly { readonly id: number; readonly email: string }[];
}

type Outcome = MailOfView['sendings'][number]['outcome'];

const atOnce = 100;

/** What is due at a time, at all sites that are in use. The transaction must be the system's. */
export async function dueMails(tx: Tx, at: Date): Promise<DueMail[]> {
  const { rows } = await sql<DueMail>`
    select m.chain_id as "chainId", m.site_id as "siteId", m.view_id as "viewId",
      v.resource as report, m.rhythm, m.day, m.time, m.format, s.timezone, m.next_at as "nextAt",
      coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'email', u.email) order by u.id)
        from report_mail_readers r join users u on u.id = r.user_id
        where (r.chain_id, r.site_id, r.view_id) = (m.chain_id, m.site_id, m.view_id)
          and r.stopped_at is null), '[]') as readers
    from report_mails m
    join saved_views v on v.chain_id = m.chain_id and v.id = m.view_id
    join sites s on s.chain_id = m.chain_id and s.id = m.site_id and s.active
    where m.next_at <= ${at} order by m.next_at, m.view_id limit ${atOnce}`.execute(tx);
  return rows;
}

type Sending = Pick<DueMail, 'chainId' | 'siteId' | 'viewId'> & {
  readonly dueAt: Date;
  readonly userId: number;
};

/** Notes what became of a mail that was due; false when that is noted already. */
export async function noteSending(
  tx: Tx,
  { chainId, siteId, viewId, dueAt, userId }: Sending,
  outcome: Outcome,
): Promise<boolean> {
  const noted = await tx
    .insertInto('report_mail_sendings')
    .values({
      chain_id: chainId,
      site_id: siteId,
      view_id: viewId,
      due_at: dueAt,
      user_id: userId,
      outcome,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** Notes when a view is sent next, unless somebody has changed that meanwhile. The transaction must be the system's. */
export async function noteNext(
  tx: Tx,
  { chainId, siteId, viewId, nextAt }: DueMail,
  next: Date,
): Promise<void> {
  await tx
    .updateTable('report_mails')
    .set({ next_at: next })
    .where('chain_id', '=', chainId)
    .where('site_id', '=', siteId)
    .where('view_id', '=', viewId)
    .where('next_at', '=', nextAt)
    .execute();
}
