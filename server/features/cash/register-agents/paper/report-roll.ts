import type {
  JournalReport,
  Receipt,
} from '#contract/cash/cash-registers/journal/journal-calls.ts';
import { reportTexts, type SaysReport } from '#server/features/cash/cash-registers/exports.ts';
import { across, amountOn, numberOn, rule, wrapped, type RollLine } from './roll.ts';

/** An X or Z report with what stands around it: who made it, where and when. */
export interface PrintedReport {
  readonly seller: Pick<Receipt['seller'], 'name' | 'org_number'>;
  /** The number of the register. */
  readonly register: string;
  readonly day: string;
  readonly time: string;
  readonly user: string;
  readonly report: JournalReport;
}

/** An X or Z report as it is printed, in the order in which the law has its sums. */
export function reportRoll(
  { seller, register, day, time, user, report }: PrintedReport,
  t: SaysReport['t'],
  { practice, columns }: { readonly practice: string; readonly columns: number },
): RollLine[] {
  const large = { size: 'large', bold: true, centred: true } as const;
  return [
    ...wrapped(practice, columns, large),
    ...wrapped(t(`journal.report.${report.kind}`, { nr: report.nr }), columns, large),
    ...wrapped(seller.name, columns, { bold: true, centred: true }),
    ...wrapped(seller.org_number, columns, { centred: true }),
    ...across(`${t('cash-registers.one')} ${register}`, `${day} ${time}`, columns),
    ...wrapped(user, columns),
    rule(columns),
    ...reportTexts(report, {
      t,
      amount: amountOn,
      percent: (of) => `${numberOn(of, 2)} %`,
    }).flatMap(([name, value]) => across(name, value, columns)),
  ];
}
