import type { ComponentType } from 'react';
import { reports } from '#contract/reports.ts';
import { ReportPage } from '#src/crud/report/report-page.tsx';

/** The screen of each report, by its name. */
const screens: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  reports.map((report) => [report.name, () => <ReportPage report={report} />]),
);
export default screens;
