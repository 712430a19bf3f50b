import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import {
  rowsOnPage,
  type Report,
  type ReportAnswer,
  type ReportRow,
} from '#contract/kit/report.ts';
import { writeReportState, type OpenRows, type ReportState } from '#contract/kit/report-state.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteTokens } from '#src/data/use-site-tokens.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Scrolled } from '#src/ui/layout/scrolled.tsx';
import { Pager } from '#src/ui/paging/pager.tsx';
import { FilesMenu } from '../files/files-menu.tsx';
import { Loaded } from '../loaded.tsx';
import { pathOfOne } from '../resource-paths.ts';
import { showNumber } from '../values/number-text.ts';
import { SaidTime } from '../values/said-time.tsx';
import { useReportWords } from './report-words.ts';
import '../record/back-link.css';

interface Props {
  report: Report;
  state: ReportState;
  /** What the report is asked for. */
  params: Readonly<Record<string, string>>;
  open: OpenRows;
  /** The lines, where they are known. */
  answer: ReportAnswer | undefined;
}

interface Listed {
  readonly data: readonly ReportRow[];
  readonly meta: { readonly total_items: number; readonly more: boolean };
}

/** The rows that a line of a report counts, with the line above them; each leads to what it is about. */
export function ReportRows({ report, state, params, open, answer }: Props) {
  const { t, i18n } = useTranslation('crud');
  const words = useReportWords(report);
  const siteId = useSiteId();
  const reached = useSiteTokens().map((token) => token.siteId);
  const [address, goTo] = useSearchParams();
  const page = Math.max(1, Number(address.get('page')) || 1);
  const ofLine =
    open === 'all' ? {} : open.line === null ? { none: '1' as const } : { line: open.line };
  const rowParams = { ...params, ...ofLine };
  const query = useQuery({
    ...queryFor(siteId, report.calls.rows, { query: { ...rowParams, page } }),
    placeholderData: keepPreviousData,
  });
  const listed = query.data as Listed | undefined;
  const line = open === 'all' ? undefined : answer?.lines.find(({ key }) => key === open.line);
  const values = open === 'all' ? answer?.totals : line?.values;
  const called =
    open === 'all'
      ? t('report.allRows')
      : words.line(state.by, line ?? { key: open.line, label: null, values: [] });
  const columns = Object.entries(report.columns)
    .map(([name, column], at) => ({ name, column, at }))
    .filter(({ column }) => column.kind !== 'share');

  function turn(to: number) {
    const next = new URLSearchParams(address);
    if (to === 1) next.delete('page');
    else next.set('page', String(to));
    goTo(next);
  }

  return (
    <div className="page">
      <Link className="back-link whole" to={`?${writeReportState(report, state)}`}>
        <span aria-hidden="true">{'‹ '}</span>
        {words.text('title')}
      </Link>
      <header className="row apart">
        <h1>{called}</h1>
        <FilesMenu
          name={t('report.export')}
          className="button"
          call={report.calls.exportRows}
          query={rowParams}
        />
      </header>
      <p className="muted">
        {open !== 'all' && <span>{`${words.text(`groups.${state.by}`)} · `}</span>}
        <span>{words.days(state)}</span>
        {state.allSites && <span>{` · ${t('views.allSites')}`}</span>}
        {Object.entries(state.filters).map(([name, value]) => (
          <span key={name}>
            {` · ${words.text(`filters.${name}`)}: ${words.text(`choices.${name}.${value}`)}`}
          </span>
        ))}
      </p>
      <Loaded query={{ ...query, data: listed }}>
        {({ data, meta }) => (
          <div className="stack" aria-busy={query.isPlaceholderData}>
            {data.length === 0 && page === 1 ? (
              <p className="callout">{t('report.noRows')}</p>
            ) : (
              <Scrolled label={called}>
                <table className="table report-lines" data-rows>
                  <thead>
                    <tr>
                      <th scope="col">{t('report.at')}</th>
                      {state.allSites && <th scope="col">{t('list.site')}</th>}
                      {report.rows.columns.map((name) => (
                        <th key={name} scope="col" className="told">
                          {words.column(name)}
                        </th>
                      ))}
                      {columns.map(({ name }) => (
                        <th key={name} scope="col">
                          {words.text(`columns.${name}`)}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {values && (
                      <tr className="report-total">
                        <th
                          scope="row"
                          colSpan={report.rows.columns.length + (state.allSites ? 2 : 1)}
                        >
                          {t('report.total')}
                        </th>
                        {columns.map(({ name, column, at }) => (
                          <td key={name}>{words.value(column, values[at] ?? null)}</td>
                        ))}
                      </tr>
                    )}
                    {data.map((row) => (
                      <tr key={row.key}>
                        <th scope="row">
                          {row.at === null ? (
                            t('report.before')
                          ) : report.rows.daily ? (
                            <SaidTime value={showDate(row.at)} text={showDate(row.at)} />
                          ) : (
                            <SaidTime
                              value={row.at}
                              text={`${showDate(row.at)} ${showTime(row.at)}`}
                            />
                          )}
                        </th>
                        {state.allSites && <td className="told">{row.site?.name ?? '–'}</td>}
                        {row.tells.map((value, at) => (
                          <td key={report.rows.columns[at]} className="told">
                            <CellText
                              text={words.cell(report.rows.columns[at]!, value)}
                              path={at === 0 ? addressOf(report, row, siteId, reached) : undefined}
                            />
                          </td>
                        ))}
                        {columns.map(({ name, column, at }) => (
                          <td key={name}>{words.value(column, row.values[at] ?? null)}</td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                </table>
              </Scrolled>
            )}
            <footer className="row muted">
              <span aria-live="polite">
                {t('list.rows', {
                  count: meta.total_items,
                  total: `${showNumber(meta.total_items, 0, i18n.language)}${meta.more ? '+' : ''}`,
                })}
              </span>
              <Pager page={page} pages={Math.ceil(meta.total_items / rowsOnPage)} onTurn={turn} />
            </footer>
          </div>
        )}
      </Loaded>
    </div>
  );
}

/** Where a row leads: at the site it is of, where the person is logged in there. */
function addressOf(
  { rows }: Report,
  { leads_to, site }: ReportRow,
  here: string,
  reached: readonly string[],
): string | undefined {
  const siteId = site ? String(site.id) : here;
  return rows.leads === undefined ||
    leads_to === null ||
    !(siteId === here || reached.includes(siteId))
    ? undefined
    : sitePath(siteId, pathOfOne(rows.leads, leads_to));
}

const CellText = ({ text, path }: { text: string; path: string | undefined }) =>
  path === undefined ? <span>{text}</span> : <Link to={path}>{text}</Link>;
