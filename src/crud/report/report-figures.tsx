import type { Report, ReportAnswer } from '#contract/kit/report.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { isOverTime, mostDrawn } from './lines-come.ts';
import type { useReportWords } from './report-words.ts';

const Sparkline = lazyComponent(
  async () => (await import('#src/ui/chart/sparkline.tsx')).Sparkline,
);

interface Props extends ReportAnswer {
  report: Report;
  by: string;
  words: ReturnType<typeof useReportWords>;
  /** How many of the lines have come by now; the others are of days to come. */
  come: number;
}

/** What a report comes to, a figure for each of its columns; over time also how it went. */
export function ReportFigures({ report, by, words, lines, totals, come }: Props) {
  const went = isOverTime(report.groups[by]!) ? lines.slice(0, come) : [];
  const hasCourse = (at: number) =>
    went.length > 1 && went.length <= mostDrawn && went.some(({ values }) => values[at]);
  return (
    <dl className="report-figures tiles">
      {Object.entries(report.columns).map(([name, column], at) =>
        // The whole's part of the whole says nothing.
        column.kind === 'share' ? null : (
          <div key={name} className="box">
            <dt className="muted small cut">{words.text(`columns.${name}`)}</dt>
            <dd>
              <b className="t18 amount">{words.value(column, totals[at] ?? null)}</b>
              {hasCourse(at) && (
                <Sparkline
                  label={words.text(`columns.${name}`)}
                  x={went.map((line) => words.line(by, line))}
                  xName={words.text(`groups.${by}`)}
                  values={went.map(({ values }) => values[at] ?? null)}
                  text={(value, unit) => words.value(column, value, unit)}
                />
              )}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
