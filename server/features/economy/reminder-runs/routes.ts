import { automaticReminders } from '#contract/economy/reminder-runs/automatic-reminders.ts';
import { paymentPlans } from '#contract/economy/reminder-runs/payment-plans.ts';
import {
  reminderLetterCalls,
  reminderLetters,
} from '#contract/economy/reminder-runs/reminder-letters.ts';
import { reminderRuns, runs } from '#contract/economy/reminder-runs/reminder-runs.ts';
import { reminderSettings } from '#contract/economy/reminder-runs/reminder-settings.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { leftOfInvoice } from '#server/features/economy/customer-ledger/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { batchRoutes } from '#server/kit/batch/batch-routes.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import { mount } from '#server/kit/mount.ts';
import { papersFile } from '#server/kit/paper/paper-file.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged, resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { settingsRoutes } from '#server/kit/settings/settings-routes.ts';
import { say } from '#server/kit/words.ts';
import { claimsFile } from './letters/claims-file.ts';
import { hasPlan } from './debts-repo.ts';
import { judge } from './judge.ts';
import { paperOfLetter } from './letters/paper-of-letter.ts';
import {
  claimsOfRun,
  invoicesOfLetter,
  lettersOfInvoice,
  lettersOfRun,
} from './letters/letters-repo.ts';
import { itemsOfRun, writeProposal } from './runs-repo.ts';
import { waiveCharges } from './waive.ts';

/** Runs that write to who is late, their letters, and invoices that are paid in parts. */
export function reminderRunsRoutes(app: AppContext): void {
  batchRoutes(app, runs, {
    beforeSave: (context, change, before) => {
      const until = change.until ?? before?.until ?? todayOf(context);
      const name = change.name ?? before?.name ?? '';
      const source = change.source ?? before?.source ?? 'reminders';
      const usual = say(context.language, 'reminder-runs', `message.names.${source}`, {
        day: until,
      });
      return Promise.resolve({ ...change, until, name: name === '' ? usual : name });
    },
    propose: async (context, run) => {
      const all = await judge(context, { ...run, until: run.until! });
      await writeProposal(context.db, context.caller, run.id, all);
      return all.filter(({ state }) => state === 'planned').length;
    },
    items: (context, id, query) => itemsOfRun(context.db, id, query, todayOf(context)),
  });
  settingsRoutes(app, reminderSettings);
  settingsRoutes(app, automaticReminders);
  resourceRoutes(app, reminderLetters, {
    beforeSave: (_, change, before) => {
      // They are written by runs alone, whichever way somebody tries.
      if (!before) throw new AppError('reminder-runs.by_run');
      return Promise.resolve(change);
    },
    steps: {
      waive: async (context, { id }) => {
        await waiveCharges(context, id);
        context.afterCommit(() => publishChanged(app, invoices, context.caller));
        return { waived: true };
      },
    },
  });
  resourceRoutes(app, paymentPlans, {
    beforeSave: async ({ db, language }, change, before) => {
      if (before) return change;
      const invoice = change.invoice_id!;
      // Another request that agrees on one, pays or credits it waits here.
      await lockRow(db, invoices, invoice);
      if (await hasPlan(db, invoice)) throw new AppError('reminder-runs.has_plan');
      const agreed = await leftOfInvoice(db, invoice);
      if (agreed === 0) throw new AppError('reminder-runs.not_open');
      const { number } = await rowWithId(db, invoices, invoice);
      const usual = say(language, 'reminder-runs', 'message.plan', {
        number: String(number),
        parts: String(change.parts),
      });
      return { ...change, agreed, note: change.note || usual };
    },
  });
  mount(
    app,
    reminderLetterCalls,
  )({
    invoices: async ({ db, params }) => {
      await rowWithId(db, reminderLetters, params.id);
      const all = await invoicesOfLetter(db, params.id);
      return {
        data: all.map(({ invoice_id, number, due, open, left }) => ({
          invoice_id,
          number,
          due,
          open,
          left,
        })),
      };
    },
    ofInvoice: async ({ db, params }) => {
      await rowWithId(db, invoices, params.id);
      return { data: await lettersOfInvoice(db, params.id) };
    },
    paper: async (context) => papersFile(app, [await paperOfLetter(context, context.params.id)]),
    papers: async (context) => {
      const { db, params } = context;
      await rowWithId(db, reminderRuns, params.id);
      const ids = await lettersOfRun(db, params.id, 'print');
      if (ids.length === 0) throw new AppError('reminder-runs.no_letters');
      const papers = [];
      for (const id of ids) papers.push(await paperOfLetter(context, id));
      return papersFile(app, papers);
    },
    claims: async (context) => {
      const { db, params } = context;
      const { name } = await rowWithId(db, reminderRuns, params.id);
      const claims = await claimsOfRun(db, params.id);
      if (claims.length === 0) throw new AppError('reminder-runs.no_letters');
      return claimsFile(String(name), claims, context.language);
    },
  });
}
