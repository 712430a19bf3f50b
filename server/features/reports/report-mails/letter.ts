import type { Report, ReportAnswer, ReportLine } from '#contract/kit/report.ts';
import type { View } from '#contract/lists/views.ts';
import { leastDecimals } from '#contract/kit/rules/decimals.ts';
import type { Language } from '#contract/platform/languages.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import type { Attached } from '#server/kit/mail/messages-repo.ts';
import { cellOf, keyCell, reportFile } from '#server/kit/report/report-file.ts';
import type { ReportQuery } from '#server/kit/report/run-report.ts';
import type { Cell } from '#server/kit/sheet/cell.ts';
import { say } from '#server/kit/words.ts';

interface LetterInput {
  readonly report: Report;
  readonly view: View;
  readonly query: ReportQuery & { readonly by: string };
  readonly answer: ReportAnswer;
  readonly language: Language;
  /** Where it is stopped. */
  readonly link: string;
  readonly caller: Pick<Actor, 'siteName'>;
}

// More lines than these are read in the file.
const mostLines = 60;

/** The mail of a view: its totals and lines as a table, and the whole of it as a file. */
export async function letterOf(
  input: LetterInput,
): Promise<{ subject: string; body: string; attached: Attached }> {
  const { report, view, query, answer, language, link, caller } = input;
  const words = (key: string, values?: Record<string, string | number>) =>
    say(language, 'report-mails', `letter.${key}`, values);
  const title = say(language, report.feature, `${report.name}.title`);
  const where =
    query.sites === undefined ? caller.siteName : say(language, 'crud', 'views.allSites');
  const about = `${title} · ${where} · ${query.from} – ${query.to}`;
  const table = tableOf(input);
  const left =
    answer.lines.length > mostLines
      ? words('more', { shown: mostLines, all: answer.lines.length })
      : '';
  const totals = table.headings
    .slice(1)
    .map((heading, at) => `${heading}: ${table.totals[at + 1]}`)
    .join('\n');
  const stop = words('stop', { link });
  const file = reportFile(report, answer, query, language);
  return {
    subject: `${view.name} – ${where}`,
    body: [about, totals, words('attached'), stop].join('\n\n'),
    attached: {
      html: pageOf(language, view.name, [
        `<p>${escape(about)}</p>`,
        htmlOf(table),
        ...[left, words('attached')].filter(Boolean).map((text) => `<p>${escape(text)}</p>`),
        `<p style="color:#666">${escape(stop)}</p>`,
      ]),
      file: { name: file.name, type: file.type, base64: await base64Of(file.content) },
    },
  };
}

interface Table {
  readonly headings: readonly string[];
  readonly totals: readonly string[];
  readonly lines: readonly (readonly string[])[];
}

function tableOf({ report, query, answer, language }: LetterInput): Table {
  const words = (key: string) => say(language, report.feature, `${report.name}.${key}`);
  const columns = Object.entries(report.columns);
  const values = (of: ReportLine['values']) =>
    of.map((value, at) => textOf(cellOf(columns[at]![1], value), language));
  return {
    headings: [words(`groups.${query.by}`), ...columns.map(([name]) => words(`columns.${name}`))],
    totals: [say(language, 'crud', 'report.total'), ...values(answer.totals)],
    lines: answer.lines
      .slice(0, mostLines)
      .map((line) => [
        textOf(keyCell(report, query.by, line, language), language),
        ...values(line.values),
      ]),
  };
}

const textOf = (cell: Cell, language: Language): string =>
  cell.kind === 'number'
    ? new Intl.NumberFormat(language, {
        minimumFractionDigits: leastDecimals(cell.digits),
        maximumFractionDigits: cell.digits,
      }).format(cell.value)
    : cell.value;

// Programs that read mail know no style sheets.
const style = 'padding:4px 8px;border-bottom:1px solid #ddd';

function htmlOf({ headings, totals, lines }: Table): string {
  const row = (tag: 'td' | 'th', texts: readonly string[]) =>
    `<tr>${texts
      .map(
        (text, at) =>
          `<${tag} style="${style};text-align:${at === 0 ? 'left' : 'right'}">${escape(text)}</${tag}>`,
      )
      .join('')}</tr>`;
  return `<table style="border-collapse:collapse">${row('th', headings)}${row('th', totals)}${lines
    .map((line) => row('td', line))
    .join('')}</table>`;
}

const pageOf = (language: Language, heading: string, parts: readonly string[]): string =>
  `<!doctype html><html lang="${language}"><body style="font-family:sans-serif"><h1 style="font-size:20px">${escape(heading)}</h1>${parts.join('')}</body></html>`;

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

async function base64Of(content: ReturnType<typeof reportFile>['content']): Promise<string> {
  const parts: Uint8Array[] = [];
  const whole = typeof content === 'string' || content instanceof Uint8Array ? [content] : content;
  for await (const part of whole) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('base64');
}
