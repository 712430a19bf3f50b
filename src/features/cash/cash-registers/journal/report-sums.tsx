import { useTranslation } from 'react-i18next';
import type { JournalReport } from '#contract/cash/cash-registers/journal/journal-calls.ts';
import type { Counted } from '#contract/cash/cash-registers/journal/report.ts';
import { percentText } from '#src/i18n/formats.ts';
import { useAmount } from '../use-amount.ts';

/** The sums of an X or Z report, in the order that the law has them. */
export function ReportSums({ report: { sums, drawer } }: { report: JournalReport }) {
  const { t } = useTranslation('cash-registers');
  const amount = useAmount();
  const counted = ({ count, amount: sum }: Counted) =>
    t('sums.counted', { count, amount: amount(sum) });
  const { grand } = sums;
  const rows: readonly (readonly [name: string, value: string])[] = [
    [t('sums.cash_sales'), amount(sums.cash_sales)],
    ...sums.groups.map((one) => [t(`groups.${one.group as 'goods'}`), counted(one)] as const),
    ...sums.methods.map((one) => [one.method, counted(one)] as const),
    ...sums.user_methods.map((one) => [`${one.user}, ${one.method}`, counted(one)] as const),
    ...sums.vat.map(
      ({ vat_rate: rate, net, vat }) =>
        [
          t('sums.vat', { rate: percentText(rate) }),
          t('sums.vatOf', { vat: amount(vat), net: amount(net) }),
        ] as const,
    ),
    [t('sums.float'), amount(sums.float)],
    [t('sums.receipts'), String(sums.receipts)],
    [t('sums.drawer_openings'), String(sums.drawer_openings)],
    [t('sums.copies'), counted(sums.copies)],
    [t('sums.returns'), counted(sums.returns)],
    [t('sums.discounts'), counted(sums.discounts)],
    [t('sums.dropped'), counted(sums.dropped)],
    [t('sums.lines_removed'), counted(sums.lines_removed)],
    ...sums.prices_asked.map(
      (one) =>
        [
          t('sums.prices_asked', { group: t(`groups.${one.group as 'goods'}`) }),
          counted(one),
        ] as const,
    ),
    [t('sums.pay_ins'), counted(sums.pay_ins)],
    [t('sums.pay_outs'), counted(sums.pay_outs)],
    [t('sums.differences'), counted(sums.differences)],
    [t('sums.in_drawer'), amount(sums.in_drawer)],
    ...(drawer
      ? [
          [t('sums.countedDrawer'), amount(drawer.amount)] as const,
          [
            t('sums.difference'),
            [amount(drawer.difference), drawer.explanation].filter(Boolean).join(': '),
          ] as const,
        ]
      : []),
    [t('sums.grand_sales'), amount(grand.sales)],
    [t('sums.grand_returns'), amount(grand.returns)],
    [t('sums.grand_net'), amount(grand.sales - grand.returns)],
  ];
  return (
    <dl className="facts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
