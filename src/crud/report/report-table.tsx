import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Fragment, type MouseEvent } from 'react';
import type { Report, ReportAnswer } from '#contract/kit/report.ts';
import { withOpenRows, type OpenRows } from '#contract/kit/report-state.ts';
import { isOpening } from '../table/is-opening.ts';
import { useOnePress } from '#src/ui/touch/use-one-press.ts';
import { Scrolled } from '#src/ui/layout/scrolled.tsx';
import { useReportWords } from './report-words.ts';
import { changeOf, type LineBeside } from './year-before.ts';
import './report.css';

interface Props extends Pick<ReportAnswer, 'totals'> {
  lines: readonly LineBeside[];
  /** Where the column stands that the year before is told of, and what it came to then; nothing is told of it where that is left out. */
  drawn: number;
  before: number | null | undefined;
  report: Report;
  by: string;
  /** How the report stands in its address. */
  address: URLSearchParams;
}

/** The lines of a report with its totals above them, where they are seen without going to the end. Each opens the rows it counts. */
export function ReportTable({ report, by, lines, totals, drawn, before, address }: Props) {
  const { t } = useTranslation('crud');
  const words = useReportWords(report);
  const navigate = useNavigate();
  const pathTo = (rows: OpenRows) => `?${withOpenRows(address, rows)}`;
  const press = useOnePress();
  const open = (rows: OpenRows) => (event: MouseEvent<HTMLElement>) => {
    if (isOpening(event)) press(event.timeStamp, pathTo(rows), () => void navigate(pathTo(rows)));
  };
  // Followed twice, the way back would lead to the same rows once more.
  const follow = (rows: OpenRows) => (event: MouseEvent<HTMLElement>) => {
    let isFirst = false;
    press(event.timeStamp, pathTo(rows), () => (isFirst = true));
    if (!isFirst) event.preventDefault();
  };
  const columns = Object.entries(report.columns);
  const cells = (values: ReportAnswer['totals'], then: number | null) =>
    columns.map(([name, column], at) => (
      <Fragment key={name}>
        <td data-name={words.text(`columns.${name}`)}>{words.value(column, values[at] ?? null)}</td>
        {before !== undefined && at === drawn && (
          <>
            <td data-name={t('report.yearBefore')}>{words.value(column, then)}</td>
            <td data-name={t('report.change')}>
              {words.change(changeOf(values[at] ?? null, then))}
            </td>
          </>
        )}
      </Fragment>
    ));
  return (
    <Scrolled label={words.text('title')}>
      <table className="table report-lines" data-group={report.groups[by]?.kind}>
        <thead>
          <tr>
            <th scope="col">{words.text(`groups.${by}`)}</th>
            {columns.map(([name], at) => (
              <Fragment key={name}>
                <th scope="col">{words.text(`columns.${name}`)}</th>
                {before !== undefined && at === drawn && (
                  <>
                    <th scope="col">{t('report.yearBefore')}</th>
                    <th scope="col">{t('report.change')}</th>
                  </>
                )}
              </Fragment>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="report-total report-line" onClick={open('all')}>
            <th scope="row">
              <Link to={pathTo('all')} onClick={follow('all')}>
                {t('report.total')}
              </Link>
            </th>
            {cells(totals, before ?? null)}
          </tr>
          {lines.map((line) => (
            <tr key={line.key} className="report-line" onClick={open({ line: line.key })}>
              <th scope="row">
                <Link to={pathTo({ line: line.key })} onClick={follow({ line: line.key })}>
                  {words.line(by, line)}
                </Link>
              </th>
              {cells(line.values, line.before ?? null)}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}
