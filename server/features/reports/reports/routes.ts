import { reports } from '#contract/reports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { reportRoutes } from '#server/kit/report/report-routes.ts';
import { reportSources } from './sources.ts';

/** What is asked of a period: how long people waited, what became of bookings, what was carried, what the stock is worth and how it came and left. */
export function reportsRoutes(app: AppContext): void {
  for (const report of reports) reportRoutes(app, report, reportSources[report.name]!);
}
