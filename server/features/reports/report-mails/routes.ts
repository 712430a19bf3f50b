import type { View } from '#contract/lists/views.ts';
import { nextDue } from '#contract/reports/report-mails/due-rules.ts';
import { reportMailsCalls, type MailOfView } from '#contract/reports/report-mails/report-mails.ts';
import { reports } from '#contract/reports.ts';
import { viewsOf } from '#server/features/lists/views/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Caller } from '#server/kit/caller/caller.ts';
import { AppError } from '#server/kit/errors.ts';
import { mount } from '#server/kit/mount.ts';
import type { Tx } from '#server/db/open.ts';
import {
  deleteMail,
  mailOfView,
  mailsOf,
  peopleWith,
  saveMail,
  sendingsOfView,
  stopMail,
} from './report-mails-repo.ts';

/** Saved views of reports that are sent by mail. One of a report that one may not read is not told of. */
export function reportMailsRoutes(app: AppContext): void {
  mount(
    app,
    reportMailsCalls,
  )({
    mine: async ({ db, caller }) => ({
      data: (await mailsOf(db, caller.userId)).filter(({ report }) => mayRead(caller, report)),
    }),
    ofView: async ({ db, caller, params }) => ({
      data: await mailAnswer(db, caller, await viewOf(db, caller, params.id)),
    }),
    save: async ({ db, caller, params, body, now }) => {
      const view = await ownView(db, caller, params.id);
      const possible = new Set((await readersOf(db, caller, view)).map(({ id }) => id));
      if (!body.readers.every((id) => possible.has(id))) {
        throw new AppError('common.wrong_input', {}, { readers: 'fields.unknown' });
      }
      const next_at = new Date(nextDue(body, now.getTime(), caller.timezone));
      await saveMail(db, caller, view.id, {
        ...body,
        readers: [...new Set(body.readers)],
        next_at,
      });
      return { data: await mailAnswer(db, caller, view) };
    },
    remove: async ({ db, caller, params }) => {
      const { id } = await ownView(db, caller, params.id);
      if (!(await deleteMail(db, id))) throw new AppError('common.not_found');
      return { data: null };
    },
    stop: async ({ db, caller, params, body, now }) => {
      const { id } = await viewOf(db, caller, params.id);
      if (!(await stopMail(db, id, caller.userId, body.stopped ? now : null))) {
        throw new AppError('common.not_found');
      }
      return { data: null };
    },
  });
}

const reportOf = (name: string) => reports.find((one) => one.name === name);

function mayRead({ rights }: Caller, name: string): boolean {
  const report = reportOf(name);
  return report !== undefined && rights.has(report.read);
}

/** The view of a report that the caller sees and may read. */
async function viewOf(tx: Tx, caller: Caller, id: number): Promise<View> {
  const [view] = await viewsOf(tx, caller, { id });
  if (!view || !mayRead(caller, view.resource)) throw new AppError('common.not_found');
  return view;
}

async function ownView(tx: Tx, caller: Caller, id: number): Promise<View> {
  const view = await viewOf(tx, caller, id);
  if (!view.mine) throw new AppError('common.not_found');
  return view;
}

/** Whom a view may be sent to: a view of one's own only to oneself. */
async function readersOf(
  tx: Tx,
  { userId }: Caller,
  { resource, shared }: View,
): Promise<MailOfView['people']> {
  const people = await peopleWith(tx, reportOf(resource)!.read);
  return shared === 'private' ? people.filter(({ id }) => id === userId) : people;
}

const mailAnswer = async (tx: Tx, caller: Caller, view: View): Promise<MailOfView> => ({
  mail: await mailOfView(tx, view.id),
  people: view.mine ? await readersOf(tx, caller, view) : [],
  sendings: await sendingsOfView(tx, view.id),
});
