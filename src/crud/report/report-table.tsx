import { useTranslation } from 'react-i18next';
import type { Report, ReportAnswer } from '#contract/kit/report.ts';
import { Scrolled } from '#src/ui/layout/scrolled.tsx';
import { useReportWords } from './report-words.ts';
import './report.css';

interface Props extends Pick<ReportAnswer, 'lines' | 'totals'> {
  report: Report;
  by: string;
}

/** The lines of a report with its totals above them, where they are seen without going to the end. */
export function ReportTable({ report, by, lines, totals }: Props) {
  const { t } = useTranslation('crud');
  const words = useReportWords(report);
  const columns = Object.entries(report.columns);
  const cells = (values: ReportAnswer['totals']) =>
    columns.map(([name, column], at) => (
      <td key={name} data-name={words.say(`columns.${name}`)}>
        {words.value(column, values[at] ?? null)}
      </td>
    ));
  return (
    <Scrolled label={words.say('title')}>
      <table className="table report-lines" data-group={report.groups[by]?.kind}>
        <thead>
          <tr>
            <th scope="col">{words.say(`groups.${by}`)}</th>
            {columns.map(([name]) => (
              <th key={name} scope="col">
                {words.say(`columns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="report-total">
            <th scope="row">{t('report.total')}</th>
            {cells(totals)}
          </tr>
          {lines.map((line) => (
            <tr key={line.key}>
              <th scope="row">{words.line(by, line)}</th>
              {cells(line.values)}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}
