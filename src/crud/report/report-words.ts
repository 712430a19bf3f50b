import { useTranslation } from 'react-i18next';
import { shellCalls } from '#contract/platform/shell.ts';
import type { Report, ReportColumn, ReportLine } from '#contract/kit/report.ts';
import type { ReportState } from '#contract/kit/report-state.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { sayDay, sayDays, sayMonth } from '#src/i18n/said-day.ts';
import { axisNames } from '#src/i18n/axis-days.ts';
import { showNumber } from '../values/number-text.ts';
import { useToday } from '../values/use-today.ts';
import { moneyText } from '../values/value-text.ts';
import { useTranslations } from '../words.ts';
import { isOverTime } from './lines-come.ts';
import { showShare } from './share-text.ts';

/** The words of a report, which stand in its feature's file under its name: `title`, `intro`, `columns.<column>`, `groups.<group>`, `filters.<filter>`, `choices.<group or filter>.<value>`. */
export function useReportWords(report: Report) {
  const { t, i18n } = useTranslation('crud');
  const words = useTranslations({ ...report, fields: {} });
  const { language } = i18n;
  const today = useToday();
  // Amounts are shown again once it is known what they are in.
  useLoaded(useSiteId(), shellCalls.profile);
  const share = (part: number) => `${showShare(part, language)} %`;
  const line = (by: string, { key, label }: ReportLine): string => {
    if (key === null) return t('report.none');
    switch (report.groups[by]?.kind) {
      case 'weekday':
        return t(`report.weekdays.${key}`);
      case 'hour':
        return `${key}–${String(Number(key) + 1).padStart(2, '0')}`;
      case 'choice':
        return words.text(`choices.${by}.${key}`);
      case 'month':
        return sayMonth(key, language);
      case 'day':
      case 'week':
        return sayDay(key, today, language);
      default:
        return label ?? key;
    }
  };
  return {
    text: words.text,
    /** What the rows of a line have in common. */
    line,
    /** The days of a period, both included. */
    days: ({ from, to }: Pick<ReportState, 'from' | 'to'>): string => sayDays(from, to, language),
    /** The same of all lines, as short as it is said below an axis. */
    axis(by: string, lines: readonly ReportLine[]): string[] {
      const days = lines.flatMap(({ key }) => key ?? []);
      return isOverTime(report.groups[by]!) && days.length === lines.length
        ? axisNames(days, language)
        : lines.map((one) => line(by, one));
    },
    /** A part (0 to 1) of a whole. */
    share: (part: number): string => share(Math.round(part * 10_000)),
    /** What a column of the rows is called. */
    column: (name: string): string =>
      report.groups[name] ? words.text(`groups.${name}`) : words.text(`rows.${name}`),
    /** What is shown of a row; nothing is a dash. */
    cell(name: string, value: string | null): string {
      if (value === null || value === '') return '–';
      return report.groups[name]?.kind === 'choice'
        ? words.text(`choices.${name}.${value}`)
        : value;
    },
    /** By how much something has changed, in hundredths of a percent. */
    change: (part: number | null): string =>
      part === null ? '–' : `${part > 0 ? '+' : ''}${share(part)}`,
    /** An amount in whole units of its currency, where it stands by itself. */
    whole: (amount: number): string => moneyText(Math.round(amount / 100), words, language, 0),
    /** A value as it is read; nothing is a dash. Where there is little room, an amount is in whole units, and its currency is known. */
    value({ kind, unit, digits = 0 }: ReportColumn, value: number | null, room = true): string {
      if (value === null) return '–';
      if (kind === 'share' || unit === 'percent') return share(value);
      if (unit === 'money' && !room) return showNumber(Math.round(value / 100), 0, language);
      if (unit === 'money') return moneyText(value, words, language);
      const number = showNumber(value, digits, language);
      return unit === undefined ? number : `${number} ${unit}`;
    },
  };
}
