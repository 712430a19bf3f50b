import type { ComponentType } from 'react';
import { reports } from '#contract/reports.ts';
import { ReportMail } from '#src/features/reports/report-mails/exports.ts';
import { ReportPage } from '#src/crud/report/report-page.tsx';

/** The screen of each report, by its name. */
const screens: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  reports.map((report) => [report.name, () => <ReportPage report={report} OfView={ReportMail} />]),
);
export default screens;
