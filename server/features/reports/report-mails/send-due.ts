import { readReportState, reportQueryOf } from '#contract/kit/report-state.ts';
import { dayOf } from '#contract/kit/time/zoned-time.ts';
import { lastDue, nextDue } from '#contract/reports/report-mails/due-rules.ts';
import { reports } from '#contract/reports.ts';
import { viewsOf } from '#server/features/lists/views/exports.ts';
import { reportSources } from '#server/features/reports/reports/exports.ts';
import { actAs } from '#server/kit/caller/act-as.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { now } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import { writeSealed } from '#server/kit/mail/messages-repo.ts';
import { isWanted } from '#server/kit/mail/opt-out-repo.ts';
import type { Context } from '#server/kit/context.ts';
import { openReportSites } from '#server/kit/report/report-sites.ts';
import { runReport } from '#server/kit/report/run-report.ts';
import { dueMails, noteNext, noteSending, type DueMail } from './due-repo.ts';
import { letterOf } from './letter.ts';

const dayMs = 86_400_000;

/**
 * Sends what is due to each of its readers, in their own name: what they may not see at that moment
 * they are not sent. Safe to be killed at any point and to run on two servers at once: nobody is sent
 * it twice. What was due several times while nothing ran is sent once, as of the last time.
 */
export async function sendDue(app: AppContext, at = now()): Promise<void> {
  const due = await app.db.transaction('system', (tx) => dueMails(tx, at));
  for (const mail of due) {
    const dueAt = new Date(lastDue(mail, at.getTime(), mail.timezone));
    for (const reader of mail.readers) await sendTo(app, mail, reader, dueAt);
    const next = new Date(nextDue(mail, at.getTime(), mail.timezone));
    await app.db.transaction('system', (tx) => noteNext(tx, mail, next));
  }
}

type Reader = DueMail['readers'][number];

async function sendTo(app: AppContext, mail: DueMail, reader: Reader, dueAt: Date): Promise<void> {
  const { chainId, siteId, viewId } = mail;
  const sending = { chainId, siteId, viewId, dueAt, userId: reader.id };
  const note = (outcome: 'no_right' | 'not_wanted' | 'failed') =>
    app.db.transaction('system', (tx) => noteSending(tx, sending, outcome));
  const wanted = await app.db.transaction('system', (tx) =>
    isWanted(tx, { email: reader.email, list: 'reports' }),
  );
  if (!wanted) {
    await note('not_wanted');
    return;
  }
  try {
    const acting = { chainId, siteId, userId: reader.id };
    await actAs(app, acting, { requestId: `report-mail-${viewId}` }, async (context) => {
      // Noted with the mail, in one transaction: another server that is at it waits here, and goes on.
      if (!(await noteSending(context.db, sending, 'sent'))) return;
      await write(app, context, mail, reader, dueAt);
    });
  } catch (cause) {
    const mayNot = cause instanceof AppError && cause.code === 'common.no_right';
    if (!mayNot) app.http.log.error({ err: cause, viewId }, 'a report was not sent');
    await note(mayNot ? 'no_right' : 'failed');
  }
}

/** Writes the mail of a view to a reader. Throws `common.no_right` for a view that they do not see, or a report that they may not read. */
async function write(
  app: AppContext,
  { db, caller, language, afterCommit, ...from }: Context,
  { viewId, format }: DueMail,
  { id, email }: Reader,
  dueAt: Date,
): Promise<void> {
  const [view] = await viewsOf(db, { userId: id }, { id: viewId });
  const report = reports.find(({ name }) => name === view?.resource);
  if (!view || !report || !caller.rights.has(report.read)) {
    throw new AppError('common.no_right', { right: report?.read ?? 'view' });
  }
  // As it would have stood when it was due.
  const today = dayOf(dueAt.getTime(), caller.timezone);
  const state = readReportState(report, new URLSearchParams(view.query), today);
  const query = { ...reportQueryOf(state), format };
  await openReportSites(db, report, query, from);
  const answer = await runReport(db, report, reportSources[report.name]!, caller, query);
  const link = `${app.publicUrl}/${caller.siteId}/reports`;
  const letter = await letterOf({ report, view, query, answer, language, link, caller });
  await writeSealed(db, app.keys, {
    transport: 'mail',
    chainId: caller.chainId,
    siteId: caller.siteId,
    recipient: email,
    list: 'reports',
    ...letter,
    // Nobody reads yesterday's.
    expiresAt: new Date(now().getTime() + dayMs),
  });
  afterCommit(() => app.jobs.soon('messages'));
}
