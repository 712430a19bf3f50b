import { mostCounted } from '#contract/kit/list-query.ts';
import { mostRowsInFile, rowsOnPage, type Report } from '#contract/kit/report.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { audit } from '#server/kit/audit-repo.ts';
import type { Context } from '#server/kit/context.ts';
import { mount } from '#server/kit/mount.ts';
import { reportFile, rowsFile } from './report-file.ts';
import { rowsOf } from './report-rows.ts';
import { openReportSites } from './report-sites.ts';
import { runReport, type ReportQuery, type ReportSource } from './run-report.ts';

/** Serves the calls of a report. See docs/report.md. */
export function reportRoutes(app: AppContext, report: Report, source: ReportSource): void {
  const answer = async ({ db, caller, query, ...from }: Context) => {
    await openReportSites(db, report, query as ReportQuery, from);
    return runReport(db, report, source, caller, query as ReportQuery);
  };
  const part = async ({ db, caller, query, ...from }: Context, limit: number, offset: number) => {
    await openReportSites(db, report, query as ReportQuery, from);
    return rowsOf(db, report, source, caller, query as ReportQuery, { limit, offset });
  };
  const noteTaken = ({ db, caller, query, requestId, address }: Context, action: string) => {
    const { userId, chainId, siteId } = caller;
    const taken = `${report.name}.${action}`;
    return audit(db, {
      action: taken,
      userId,
      chainId,
      siteId,
      detail: { query },
      requestId,
      address,
    });
  };
  mount(
    app,
    report.calls,
  )({
    run: async (context: Context) => ({ data: await answer(context) }),
    export: async (context: Context) => {
      const found = await answer(context);
      await noteTaken(context, 'export');
      return reportFile(report, found, context.query as ReportQuery, context.language);
    },
    rows: async (context: Context) => {
      const { page = 1 } = context.query as { page?: number };
      const { rows, total } = await part(context, rowsOnPage, (page - 1) * rowsOnPage);
      const meta = {
        current_page: page,
        per_page: rowsOnPage,
        total_items: Math.min(total, mostCounted),
        more: total > mostCounted,
      };
      return { data: rows, meta };
    },
    exportRows: async (context: Context) => {
      const { rows } = await part(context, mostRowsInFile + 1, 0);
      await noteTaken(context, 'rows.export');
      const { query, language, caller } = context;
      return rowsFile(report, rows, query as ReportQuery, { language, zone: caller.timezone });
    },
  });
}
