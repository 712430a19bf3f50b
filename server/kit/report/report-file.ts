import type {
  Report,
  ReportAnswer,
  ReportColumn,
  ReportGroup,
  ReportLine,
} from '#contract/kit/report.ts';
import type { Language } from '#contract/platform/languages.ts';
import type { Cell } from '#server/kit/sheet/cell.ts';
import type { FileAnswer } from '#server/kit/sheet/file-answer.ts';
import { sheetTypes, writeSheet } from '#server/kit/sheet/write-sheet.ts';
import { say } from '#server/kit/words.ts';
import type { ReportQuery } from './run-report.ts';

/** A report as a file: a line for each of its own, and its totals at the end. */
export function reportFile(
  report: Report,
  { lines, totals }: ReportAnswer,
  query: ReportQuery,
  language: Language,
): FileAnswer {
  const { from, to, by = Object.keys(report.groups)[0]!, format: asked } = query;
  const format = asked === 'xlsx' ? 'xlsx' : 'csv';
  const words = (key: string) => say(language, report.feature, `${report.name}.${key}`);
  const columns = Object.entries(report.columns);
  const cells = (first: Cell, values: ReportLine['values']): Cell[] => [
    first,
    ...values.map((value, at) => cellOf(columns[at]![1], value)),
  ];
  const rows = [
    ...lines.map((line) => cells(keyCell(report, by, line, language), line.values)),
    cells({ kind: 'text', value: say(language, 'crud', 'report.total') }, totals),
  ];
  const headings = [words(`groups.${by}`), ...columns.map(([name]) => words(`columns.${name}`))];
  async function* content() {
    yield await Promise.resolve(rows);
  }
  return {
    name: `${report.name}-${from}-${to}.${format}`,
    type: sheetTypes[format],
    content: writeSheet(format, headings, content(), language),
  };
}

function keyCell(report: Report, by: string, { key, label }: ReportLine, language: Language): Cell {
  const group: ReportGroup = report.groups[by]!;
  if (key === null) return { kind: 'text', value: say(language, 'crud', 'report.none') };
  if (group.kind === 'day' || group.kind === 'week') return { kind: 'date', value: key };
  if (group.kind === 'weekday') {
    return { kind: 'text', value: say(language, 'crud', `report.weekdays.${key}`) };
  }
  if (group.kind !== 'choice') return { kind: 'text', value: label ?? key };
  const value = say(language, report.feature, `${report.name}.choices.${by}.${key}`);
  return { kind: 'text', value };
}

function cellOf({ kind, unit, digits }: ReportColumn, value: number | null): Cell {
  if (value === null) return { kind: 'text', value: '' };
  const behind = kind === 'share' || unit === 'money' ? 2 : (digits ?? 0);
  return { kind: 'number', value: value / 10 ** behind, digits: behind };
}
