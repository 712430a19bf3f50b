import type { JournalReport } from '#contract/cash/cash-registers/journal/journal-calls.ts';
import type { Counted } from '#contract/cash/cash-registers/journal/report.ts';
import type { Receipt } from '#contract/cash/cash-registers/journal/journal-calls.ts';
import { across, amountOn, numberOn, rule, wrapped, type RollLine } from './roll.ts';

/** Says a word of cash registers. */
export type Say = (key: string, values?: Record<string, string | number>) => string;

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
  t: Say,
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
    ...rowsOf(report, t).flatMap(([name, value]) => across(name, value, columns)),
  ];
}

type Row = readonly [name: string, value: string];

function rowsOf({ sums, drawer }: JournalReport, t: Say): Row[] {
  const counted = ({ count, amount }: Counted) =>
    t('sums.counted', { count, amount: amountOn(amount) });
  const group = (name: string) => t(`groups.${name}`);
  const { grand } = sums;
  return [
    [t('sums.cash_sales'), amountOn(sums.cash_sales)],
    ...sums.groups.map((one): Row => [group(one.group), counted(one)]),
    ...sums.user_groups.map((one): Row => [`${one.user}, ${group(one.group)}`, counted(one)]),
    ...sums.methods.map((one): Row => [one.method, counted(one)]),
    ...sums.user_methods.map((one): Row => [`${one.user}, ${one.method}`, counted(one)]),
    ...sums.vat.map(({ vat_rate: rate, net, vat }): Row => [
      t('sums.vat', { rate: `${numberOn(rate, 100)} %` }),
      t('sums.vatOf', { vat: amountOn(vat), net: amountOn(net) }),
    ]),
    [t('sums.float'), amountOn(sums.float)],
    [t('sums.receipts'), String(sums.receipts)],
    [t('sums.drawer_openings'), String(sums.drawer_openings)],
    ...(['copies', 'returns', 'discounts', 'dropped', 'lines_removed'] as const).map(
      (name): Row => [t(`sums.${name}`), counted(sums[name])],
    ),
    ...sums.prices_asked.map((one): Row => [
      t('sums.prices_asked', { group: group(one.group) }),
      counted(one),
    ]),
    ...(['pay_ins', 'pay_outs', 'differences'] as const).map((name): Row => [
      t(`sums.${name}`),
      counted(sums[name]),
    ]),
    [t('sums.in_drawer'), amountOn(sums.in_drawer)],
    ...(drawer
      ? [
          [t('sums.countedDrawer'), amountOn(drawer.amount)] as const,
          [
            t('sums.difference'),
            [amountOn(drawer.difference), drawer.explanation].filter(Boolean).join(': '),
          ] as const,
        ]
      : []),
    [t('sums.grand_sales'), amountOn(grand.sales)],
    [t('sums.grand_returns'), amountOn(grand.returns)],
    [t('sums.grand_net'), amountOn(grand.sales - grand.returns)],
  ];
}
