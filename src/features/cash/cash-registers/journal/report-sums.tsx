import { useTranslation } from 'react-i18next';
import type { JournalReport } from '#contract/cash/cash-registers/journal/journal-calls.ts';
import { reportRows, type ReportRow } from '#contract/cash/cash-registers/journal/report-rows.ts';
import { percentText } from '#src/i18n/formats.ts';
import { useAmount } from '../use-amount.ts';

/** The sums of an X or Z report, in the order that the law has them. */
export function ReportSums({ report }: { report: JournalReport }) {
  const { t } = useTranslation('cash-registers');
  const amount = useAmount();
  function nameOf({ name }: ReportRow): string {
    if ('word' in name) return t(`sums.${name.word}`);
    if ('text' in name) return name.text;
    if ('received' in name) return t('sums.received', { method: name.received });
    if ('rate' in name) return t('sums.vat', { rate: percentText(name.rate) });
    if ('group' in name) {
      return [name.user, t(`groups.${name.group as 'goods'}`)].filter(Boolean).join(', ');
    }
    return t('sums.prices_asked', { group: t(`groups.${name.asked as 'goods'}`) });
  }
  function textOf({ value }: ReportRow): string {
    if ('counted' in value) {
      const { count, amount: sum } = value.counted;
      return t('sums.counted', { count, amount: amount(sum) });
    }
    if ('count' in value) return String(value.count);
    if ('vat' in value) {
      return t('sums.vatOf', { vat: amount(value.vat), net: amount(value.net) });
    }
    return [amount(value.amount), value.because].filter(Boolean).join(': ');
  }
  const rows = reportRows(report).map((row) => [nameOf(row), textOf(row)] as const);
  return (
    <dl className="facts">
      {rows.map(([name, value], at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two may be called alike, and none has a state
        <div key={`${at} ${name}`}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
