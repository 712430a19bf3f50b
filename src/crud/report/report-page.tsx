import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Report, ReportAnswer } from '#contract/kit/report.ts';
import { download } from '#src/data/download.ts';
import { queryFor } from '#src/data/query.ts';
import { serverNow } from '#src/data/server-time.ts';
import { showDate } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { useComing } from '#src/ui/download/use-coming.ts';
import { showSnackbar, showWhile } from '#src/ui/snackbar.ts';
import { lazyPart } from '#src/ui/state/lazy-part.tsx';
import { actionErrorOf } from '../action-error.ts';
import { Loaded } from '../loaded.tsx';
import { ReportParameters } from './report-parameters.tsx';
import { readReportState, writeReportState, type ReportState } from './report-state.ts';
import { ReportTable } from './report-table.tsx';
import { useReportWords } from './report-words.ts';

const Chart = lazyPart(async () => (await import('#src/ui/chart/chart.tsx')).Chart);

// More bars than that are thinner than what lies between them.
const mostDrawn = 62;
const formats = ['csv', 'xlsx'] as const;

/** A report: what it is asked for, its totals, its chart and its table; taken away as a file or printed. How it stands is in the address. */
export function ReportPage({ report }: { report: Report }) {
  const { t } = useTranslation('crud');
  const words = useReportWords(report);
  const siteId = useSiteId();
  const [address, goTo] = useSearchParams();
  const [coming, begin] = useComing();
  const state = readReportState(report, address, showDate(serverNow()));
  const { from, to, by, filters } = state;
  const asked = { from, to, by, ...filters };
  const query = useQuery({
    ...queryFor(siteId, report.calls.run, { query: asked }),
    // Another parameter is no reason to see nothing meanwhile, as long as it is the same report.
    placeholderData: (before: unknown) => before,
  });
  const answer = { ...query, data: (query.data as { data: ReportAnswer } | undefined)?.data };
  const columns = Object.entries(report.columns);
  const drawn = columns.findIndex(([name]) => name === report.chart);

  function take(format: (typeof formats)[number]) {
    begin();
    showWhile(t('list.downloading'), () =>
      download(report.calls.export, { query: { ...asked, format } }, siteId),
    ).catch((cause: unknown) => showSnackbar(actionErrorOf(cause).text));
  }

  return (
    <div className="page">
      <h1>{words.say('title')}</h1>
      <p className="muted">{words.say('intro')}</p>
      <ReportParameters
        report={report}
        state={state}
        onChange={(next: ReportState) => goTo(writeReportState(report, next), { replace: true })}
      />
      <div className="actions">
        {formats.map((format) => (
          <Button key={format} busy={coming} onClick={() => take(format)}>
            {t(`list.${format}`)}
          </Button>
        ))}
        <Button onClick={() => window.print()}>{t('list.print')}</Button>
      </div>
      <Loaded query={answer}>
        {({ lines, totals, more }) => (
          <div className="stack" aria-busy={query.isPlaceholderData}>
            {lines.length <= mostDrawn && lines.length > 1 && (
              <section className="section">
                <h2>{words.say(`columns.${report.chart}`)}</h2>
                <Chart
                  kind="bars"
                  label={words.say(`columns.${report.chart}`)}
                  x={lines.map((line) => words.line(by, line))}
                  xName={words.say(`groups.${by}`)}
                  series={[
                    {
                      name: words.say(`columns.${report.chart}`),
                      values: lines.map(({ values }) => values[drawn] ?? null),
                    },
                  ]}
                  text={(value, unit) => words.value(columns[drawn]![1], value, unit)}
                />
              </section>
            )}
            <ReportTable report={report} by={by} lines={lines} totals={totals} />
            {more && <p className="callout">{t('report.more')}</p>}
          </div>
        )}
      </Loaded>
    </div>
  );
}
