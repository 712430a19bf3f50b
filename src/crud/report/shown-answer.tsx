import { useTranslation } from 'react-i18next';
import type { Report } from '#contract/kit/report.ts';
import { writeReportState, type ReportState } from '#contract/kit/report-state.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { ReportTable } from './report-table.tsx';
import { useReportWords } from './report-words.ts';
import type { Answered } from './use-report.ts';
import { linesBeside, type LineBeside } from './year-before.ts';

const Chart = lazyComponent(async () => (await import('#src/ui/chart/chart.tsx')).Chart);

// More bars than that are thinner than what lies between them.
const mostDrawn = 62;

/** What a report answers, as a chart and a table; beside the year before where that was asked for. */
export function ShownAnswer({
  report,
  state,
  now,
  before,
}: { report: Report; state: ReportState } & Answered) {
  const { t } = useTranslation('crud');
  const words = useReportWords(report);
  const { by, from, to } = state;
  const columns = Object.entries(report.columns);
  const drawn = columns.findIndex(([name]) => name === report.chart);
  const lines: readonly LineBeside[] = before
    ? linesBeside(report, by, drawn, { now, before: before.answer })
    : now.lines;
  const called = words.text(`columns.${report.chart}`);
  const current = lines.map(({ values }) => values[drawn] ?? null);
  const series = before
    ? [
        { name: `${from} – ${to}`, values: current },
        {
          name: `${before.from} – ${before.to}`,
          values: lines.map(({ before: value }) => value ?? null),
        },
      ]
    : [{ name: called, values: current }];
  return (
    <>
      {lines.length <= mostDrawn && lines.length > 1 && (
        <section className="section">
          <h2>{called}</h2>
          <Chart
            kind="bars"
            label={called}
            x={lines.map((line) => words.line(by, line))}
            xName={words.text(`groups.${by}`)}
            series={series}
            text={(value, unit) => words.value(columns[drawn]![1], value, unit)}
          />
        </section>
      )}
      <ReportTable
        report={report}
        by={by}
        lines={lines}
        totals={now.totals}
        drawn={drawn}
        before={before?.answer.totals[drawn]}
        address={writeReportState(report, state)}
      />
      {now.more && <p className="callout">{t('report.more')}</p>}
    </>
  );
}
