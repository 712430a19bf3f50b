import { reportRows, type ReportRow } from '#contract/cash/cash-registers/journal/report-rows.ts';
import type { Language } from '#contract/platform/languages.ts';
import { paperAmount } from '#server/kit/paper/paper-amount.ts';
import { say } from '#server/kit/words.ts';
import type { WholeFile } from '../saft/saft-file.ts';
import { heading, htmlPage, nameTable, paragraph } from './html-page.ts';

/** The Z reports of a period, register by register, whole. */
export function reportsPage(file: WholeFile, language: Language): string {
  const { currency } = file.company;
  const registers = file.registers.map(({ number, name, site, events }) => {
    const title = heading(
      say(language, 'cash-registers', 'told.pack.register', { number, name, site }),
    );
    const reports = events.flatMap(({ report, day, time, user }) =>
      report?.kind === 'z' ? [{ report, at: `${day} ${time}, ${user}` }] : [],
    );
    if (reports.length === 0)
      return title + paragraph(say(language, 'cash-registers', 'told.pack.reports.none'));
    return (
      title +
      reports
        .map(({ report, at }) =>
          nameTable([
            [say(language, 'cash-registers', 'journal.report.z', { nr: report.nr }), at],
            ...reportRows(report).map(
              (row) => [nameOf(row, language), valueOf(row, currency, language)] as const,
            ),
          ]),
        )
        .join('\n')
    );
  });
  const title = say(language, 'cash-registers', 'told.pack.reports.title', {
    from: file.from,
    to: file.to,
  });
  return htmlPage(language, title, registers.join('\n'));
}

function nameOf({ name }: ReportRow, language: Language): string {
  const group = (of: string) => say(language, 'cash-registers', `groups.${of}`);
  if ('word' in name) return say(language, 'cash-registers', `sums.${name.word}`);
  if ('text' in name) return name.text;
  if ('group' in name) return group(name.group);
  if ('asked' in name) {
    return say(language, 'cash-registers', 'sums.prices_asked', { group: group(name.asked) });
  }
  const rate = `${paperAmount(name.rate, 2, 0, language)} %`;
  return say(language, 'cash-registers', 'sums.vat', { rate });
}

function valueOf({ value }: ReportRow, currency: string, language: Language): string {
  const amount = (minor: number) => `${currency} ${paperAmount(minor, 2, 2, language)}`;
  if ('count' in value) return String(value.count);
  if ('counted' in value) {
    const { count, amount: sum } = value.counted;
    return say(language, 'cash-registers', 'sums.counted', { count, amount: amount(sum) });
  }
  if ('vat' in value) {
    const of = { vat: amount(value.vat), net: amount(value.net) };
    return say(language, 'cash-registers', 'sums.vatOf', of);
  }
  return [amount(value.amount), value.because].filter(Boolean).join(': ');
}
