import { useEffect, useRef, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Report } from '#contract/kit/report.ts';
import {
  readOpenRows,
  readReportState,
  writeReportState,
  type ReportState,
} from '#contract/kit/report-state.ts';
import type { View } from '#contract/lists/views.ts';
import { serverNow } from '#src/data/server-time.ts';
import { showDate } from '#src/i18n/time.ts';
import { useWide } from '#src/ui/layout/use-wide.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { FilesMenu } from '../files/files-menu.tsx';
import { Loaded } from '../loaded.tsx';
import { ReportParameters } from './report-parameters.tsx';
import { ShownAnswer } from './shown-answer.tsx';
import { useReport } from './use-report.ts';
import { useReportWords } from './report-words.ts';

// With what lists are made of: a report is read without it.
const ViewTabs = lazyComponent(async () => (await import('../views/view-tabs.tsx')).ViewTabs);
const ReportRows = lazyComponent(async () => (await import('./report-rows.tsx')).ReportRows);

interface Props {
  report: Report;
  /** What can be done with a saved view of it. */
  OfView?: ComponentType<{ view: View }>;
}

/** A report: its saved views, what it is asked for, its totals, its chart and its table, or the rows of a line; taken away as a file or printed. How it stands is in the address. */
export function ReportPage({ report, OfView }: Props) {
  const { t } = useTranslation('crud');
  const words = useReportWords(report);
  const [address, goTo] = useSearchParams();
  const read = (search: URLSearchParams) => readReportState(report, search, showDate(serverNow()));
  const state = read(address);
  const { params, isOld, query } = useReport(report, state);
  // On a phone what was asked for stands below what asks for it.
  const wide = useWide();
  const shown = useRef<HTMLDivElement>(null);
  const isChanged = useRef(false);
  const { data } = query;
  useEffect(() => {
    if (!isChanged.current || isOld || !data) return;
    isChanged.current = false;
    shown.current?.scrollIntoView({ block: 'start' });
  }, [data, isOld]);
  const open = readOpenRows(address);
  if (open) {
    return <ReportRows {...{ report, state, params, open }} answer={data?.now} />;
  }
  const kept = (next: ReportState) => ({
    query: Object.fromEntries(writeReportState(report, { ...next, view: null })),
    columns: [],
  });

  return (
    <div className="page report">
      <header className="row apart">
        <div className="rest">
          <h1>{words.text('title')}</h1>
          <p className="muted small">{words.text('intro')}</p>
        </div>
        <ViewTabs
          of={report.name}
          usual={t('report.usual')}
          state={kept(state)}
          stateOf={({ query: viewQuery }) => kept(read(new URLSearchParams(viewQuery)))}
          isNarrowed={Object.keys(kept(state).query).length > 0}
          opened={state.view}
          onOpen={(view) => goTo({ ...view?.query, ...(view && { view: String(view.id) }) })}
          OfView={OfView}
        />
        <FilesMenu
          name={t('report.export')}
          className="button"
          call={report.calls.export}
          query={params}
        />
      </header>
      <ReportParameters
        report={report}
        state={state}
        onChange={(next: ReportState) => {
          isChanged.current = !wide;
          // At once: the next change goes on from this one, however soon it comes.
          goTo(writeReportState(report, next), { replace: true, flushSync: true });
        }}
      />
      <Loaded query={query}>
        {(answered) => (
          <div ref={shown} className="report-answer stack" aria-busy={isOld}>
            <ShownAnswer report={report} state={state} {...answered} />
          </div>
        )}
      </Loaded>
    </div>
  );
}
