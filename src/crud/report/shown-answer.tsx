import { useTranslation } from 'react-i18next';
import type { Report } from '#contract/kit/report.ts';
import { writeReportState, type ReportState } from '#contract/kit/report-state.ts';
import { useToday } from '../values/use-today.ts';
import { linesCome } from './lines-come.ts';
import { ReportFigures } from './report-figures.tsx';
import { ReportPicture } from './report-picture.tsx';
import { ReportTable } from './report-table.tsx';
import { useReportWords } from './report-words.ts';
import type { Answered } from './use-report.ts';
import { linesBeside, type LineBeside } from './year-before.ts';

/** What a report answers: its key figures, a picture and a table; beside the year before where that was asked for. */
export function ShownAnswer({
  report,
  state,
  now,
  before,
}: { report: Report; state: ReportState } & Answered) {
  const { t } = useTranslation('crud');
  const words = useReportWords(report);
  const today = useToday();
  const { by } = state;
  const drawn = Object.keys(report.columns).indexOf(report.chart);
  const lines: readonly LineBeside[] = before
    ? linesBeside(report, by, drawn, { now, before: before.answer })
    : now.lines;
  const come = linesCome(report.groups[by]!, now.lines, today);
  return (
    <>
      <ReportFigures {...{ report, by, words, come }} {...now} />
      <ReportPicture {...{ report, state, words, lines, before, drawn, come }} />
      <ReportTable
        report={report}
        by={by}
        lines={lines}
        totals={now.totals}
        drawn={drawn}
        before={before?.answer.totals[drawn]}
        address={writeReportState(report, state)}
      />
      {now.more && <p className="callout whole">{t('report.more')}</p>}
    </>
  );
}
