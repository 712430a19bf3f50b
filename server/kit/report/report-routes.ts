import type { Report } from '#contract/kit/report.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { audit } from '#server/kit/audit-repo.ts';
import { mount, type Context } from '#server/kit/mount.ts';
import { reportFile } from './report-file.ts';
import { runReport, type ReportQuery, type ReportSource } from './run-report.ts';

/** Serves the calls of a report. See docs/report.md. */
export function reportRoutes(app: AppContext, report: Report, source: ReportSource): void {
  const answer = ({ db, caller, query }: Context) =>
    runReport(db, report, source, caller, query as ReportQuery);
  mount(
    app,
    report.calls,
  )({
    run: async (context: Context) => ({ data: await answer(context) }),
    export: async (context: Context) => {
      const { db, caller, query, language, requestId, address } = context;
      const { userId, chainId, siteId } = caller;
      const told = await answer(context);
      const action = `${report.name}.export`;
      await audit(db, { action, userId, chainId, siteId, detail: { query }, requestId, address });
      return reportFile(report, told, query as ReportQuery, language);
    },
  });
}
