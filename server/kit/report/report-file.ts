import {
  mostRowsInFile,
  type Report,
  type ReportAnswer,
  type ReportColumn,
  type ReportGroup,
  type ReportLine,
  type ReportRow,
} from '#contract/kit/report.ts';
import { wallTime } from '#contract/kit/time/zoned-time.ts';
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
  const { by = Object.keys(report.groups)[0]! } = query;
  const words = wordsOf(report, language);
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
  return sheet(report.name, query, { headings, rows, language });
}

/** The rows of a line as a file. One that has more than `mostRowsInFile` says so at its end. */
export function rowsFile(
  report: Report,
  rows: readonly ReportRow[],
  query: ReportQuery,
  { language, zone }: { language: Language; zone: string },
): FileAnswer {
  const words = wordsOf(report, language);
  const columns = Object.entries(report.columns).filter(([, { kind }]) => kind !== 'share');
  const places = columns.map(([name]) => Object.keys(report.columns).indexOf(name));
  const text = (value: string): Cell => ({ kind: 'text', value });
  const textCell = (name: string, value: string | null): Cell =>
    value !== null && isChoice(report, name)
      ? text(words(`choices.${name}.${value}`))
      : text(value ?? '');
  const lines = rows
    .slice(0, mostRowsInFile)
    .map(({ at, site, tells, values }): Cell[] => [
      ...(site === undefined ? [] : [text(site?.name ?? '')]),
      at === null ? text(say(language, 'crud', 'report.before')) : timeCell(report, at, zone),
      ...tells.map((value, nth) => textCell(report.rows.columns[nth]!, value)),
      ...columns.map(([, column], nth) => cellOf(column, values[places[nth]!] ?? null)),
    ]);
  const more =
    rows.length > mostRowsInFile ? [[text(say(language, 'crud', 'report.moreRows'))]] : [];
  const headings = [
    ...(query.sites === undefined ? [] : [say(language, 'crud', 'list.site')]),
    say(language, 'crud', 'report.at'),
    ...report.rows.columns.map((name) =>
      report.groups[name] ? words(`groups.${name}`) : words(`rows.${name}`),
    ),
    ...columns.map(([name]) => words(`columns.${name}`)),
  ];
  return sheet(`${report.name}-rows`, query, { headings, rows: [...lines, ...more], language });
}

const isChoice = ({ groups }: Report, name: string): boolean => groups[name]?.kind === 'choice';

function timeCell({ rows }: Report, at: string, zone: string): Cell {
  const wall = new Date(wallTime(Date.parse(at), zone)).toISOString();
  return rows.daily
    ? { kind: 'date', value: wall.slice(0, 10) }
    : { kind: 'text', value: wall.slice(0, 16).replace('T', ' ') };
}

interface Sheet {
  readonly headings: readonly string[];
  readonly rows: Cell[][];
  readonly language: Language;
}

function sheet(
  name: string,
  { from, to, sites, format: wanted }: ReportQuery,
  { headings, rows, language }: Sheet,
): FileAnswer {
  const format = wanted === 'xlsx' ? 'xlsx' : 'csv';
  async function* content() {
    yield await Promise.resolve(rows);
  }
  return {
    name: `${name}-${sites === undefined ? '' : 'all-sites-'}${from}-${to}.${format}`,
    type: sheetTypes[format],
    content: writeSheet(format, headings, content(), language),
  };
}

const wordsOf = (report: Report, language: Language) => (key: string) =>
  say(language, report.feature, `${report.name}.${key}`);

/** What the rows of a line have in common, as a cell. */
export function keyCell(
  report: Report,
  by: string,
  { key, label }: ReportLine,
  language: Language,
): Cell {
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

/** A value of a column as a cell; nothing is an empty one. */
export function cellOf({ kind, unit, digits }: ReportColumn, value: number | null): Cell {
  if (value === null) return { kind: 'text', value: '' };
  const behind = kind === 'share' || unit === 'money' || unit === 'percent' ? 2 : (digits ?? 0);
  return { kind: 'number', value: value / 10 ** behind, digits: behind };
}
