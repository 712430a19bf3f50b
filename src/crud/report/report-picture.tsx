import type { Report } from '#contract/kit/report.ts';
import type { ReportState } from '#contract/kit/report-state.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { isOverTime, mostDrawn } from './lines-come.ts';
import type { useReportWords } from './report-words.ts';
import type { Answered } from './use-report.ts';
import type { LineBeside } from './year-before.ts';

const Chart = lazyComponent(async () => (await import('#src/ui/chart/chart.tsx')).Chart);
const Stack = lazyComponent(async () => (await import('#src/ui/chart/stack.tsx')).Stack);

interface Props {
  report: Report;
  state: ReportState;
  words: ReturnType<typeof useReportWords>;
  lines: readonly LineBeside[];
  /** The year before, where it stands beside it. */
  before: Answered['before'];
  /** Where the column stands that is drawn. */
  drawn: number;
  /** How many of the lines have come by now. */
  come: number;
}

/** The column of a report that is drawn: as bars, as one bar of choices that make up a whole, or as curves where time goes on beside the year before. Nothing of one line, or of too many. */
export function ReportPicture({ report, state, words, lines, before, drawn, come }: Props) {
  const { by } = state;
  const [, column] = Object.entries(report.columns)[drawn]!;
  const called = words.text(`columns.${report.chart}`);
  if (lines.length < 2 || lines.length > mostDrawn) return null;
  const values = lines.map((line) => line.values[drawn] ?? null);
  const names = lines.map((line) => words.line(by, line));
  const overTime = isOverTime(report.groups[by]!);
  const isWhole =
    report.groups[by]!.kind === 'choice' &&
    (column.kind === 'count' || column.kind === 'sum') &&
    values.every((value) => (value ?? 0) >= 0);
  return (
    <section className="section report-picture">
      <h2>{called}</h2>
      {isWhole && !before ? (
        <Stack
          label={called}
          partsAre={words.text(`groups.${by}`)}
          counted={called}
          parts={values.map((value, at) => ({ name: names[at]!, value: value ?? 0 }))}
          text={(value) => words.value(column, value)}
          share={words.share}
        />
      ) : (
        <Chart
          kind={overTime && before ? 'lines' : 'bars'}
          label={called}
          x={names}
          axis={words.axis(by, lines)}
          xName={words.text(`groups.${by}`)}
          {...(overTime && { current: come - 1 })}
          series={
            before
              ? [
                  {
                    name: words.days(state),
                    // A curve ends where it has come to.
                    values: values.map((value, at) => (overTime && at >= come ? null : value)),
                  },
                  {
                    name: words.days(before),
                    values: lines.map((line) => line.before ?? null),
                  },
                ]
              : [{ name: called, values }]
          }
          text={(value, unit) => words.value(column, value, unit)}
        />
      )}
    </section>
  );
}
