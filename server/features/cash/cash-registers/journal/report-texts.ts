import type { JournalReport } from '#contract/cash/cash-registers/journal/journal-calls.ts';
import { reportRows, type ReportRow } from '#contract/cash/cash-registers/journal/report-rows.ts';

/** How a report is said on some paper: a word of cash registers, an amount in minor units, and hundredths of a percent. */
export interface SaysReport {
  readonly t: (key: string, values?: Record<string, string | number>) => string;
  readonly amount: (minor: number) => string;
  readonly percent: (hundredths: number) => string;
}

/** The rows of an X or Z report as texts, in the order that the law has them. */
export const reportTexts = (
  report: Pick<JournalReport, 'sums' | 'drawer'>,
  says: SaysReport,
): (readonly [name: string, value: string])[] =>
  reportRows(report).map((row) => [nameOf(row, says), valueOf(row, says)] as const);

function nameOf({ name }: ReportRow, { t, percent }: SaysReport): string {
  if ('word' in name) return t(`sums.${name.word}`);
  if ('text' in name) return name.text;
  if ('group' in name) return [name.user, t(`groups.${name.group}`)].filter(Boolean).join(', ');
  if ('asked' in name) return t('sums.prices_asked', { group: t(`groups.${name.asked}`) });
  if ('received' in name) return t('sums.received', { method: name.received });
  return t('sums.vat', { rate: percent(name.rate) });
}

function valueOf({ value }: ReportRow, { t, amount }: SaysReport): string {
  if ('count' in value) return String(value.count);
  if ('counted' in value) {
    const { count, amount: sum } = value.counted;
    return t('sums.counted', { count, amount: amount(sum) });
  }
  if ('vat' in value) return t('sums.vatOf', { vat: amount(value.vat), net: amount(value.net) });
  return [amount(value.amount), value.because].filter(Boolean).join(': ');
}
