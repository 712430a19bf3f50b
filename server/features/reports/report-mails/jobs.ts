import type { AppContext } from '#server/kit/app-context.ts';
import { sendDue } from './send-due.ts';

/** Views of reports are sent within a minute of when they are due. */
export function reportMailsJobs(app: AppContext): void {
  app.jobs.add({ name: 'report-mails', cron: '* * * * *', work: () => sendDue(app) });
}
