import type { JournalReport } from './journal-calls.ts';
import type { Counted } from './report.ts';

/** What a row of an X or Z report is called: by a word, or by what it is of. */
type RowName =
  | { readonly word: SumsWord }
  | { readonly group: string; readonly user?: string }
  | { readonly asked: string }
  | { readonly received: string }
  | { readonly rate: number }
  | { readonly text: string };

/** What it says, amounts in minor units. */
type RowValue =
  | { readonly amount: number; readonly because?: string }
  | { readonly counted: Counted }
  | { readonly count: number }
  | { readonly vat: number; readonly net: number };

/** A row of a report. */
export interface ReportRow {
  readonly name: RowName;
  readonly value: RowValue;
}

/** Words of rows that are in each report. */
type SumsWord =
  | 'cash_sales'
  | 'float'
  | 'receipts'
  | 'drawer_openings'
  | 'copies'
  | 'returns'
  | 'discounts'
  | 'dropped'
  | 'lines_removed'
  | 'pay_ins'
  | 'pay_outs'
  | 'differences'
  | 'in_drawer'
  | 'countedDrawer'
  | 'difference'
  | 'grand_sales'
  | 'grand_returns'
  | 'grand_net';

const amount = (word: SumsWord, minor: number, because = ''): ReportRow => ({
  name: { word },
  value: { amount: minor, because },
});
const counted = (word: SumsWord, one: Counted): ReportRow => ({
  name: { word },
  value: { counted: one },
});
const count = (word: SumsWord, times: number): ReportRow => ({
  name: { word },
  value: { count: times },
});

/** The rows of an X or Z report, in the order that the law has them. */
export function reportRows({ sums, drawer }: Pick<JournalReport, 'sums' | 'drawer'>): ReportRow[] {
  const { grand } = sums;
  return [
    amount('cash_sales', sums.cash_sales),
    ...sums.groups.map((one) => ({ name: { group: one.group }, value: { counted: one } })),
    ...sums.user_groups.map((one) => ({
      name: { group: one.group, user: one.user },
      value: { counted: one },
    })),
    ...sums.methods.map((one) => ({ name: { text: one.method }, value: { counted: one } })),
    ...sums.user_methods.map((one) => ({
      name: { text: `${one.user}, ${one.method}` },
      value: { counted: one },
    })),
    ...sums.vat.map(({ vat_rate: rate, net, vat }) => ({ name: { rate }, value: { vat, net } })),
    amount('float', sums.float),
    count('receipts', sums.receipts),
    count('drawer_openings', sums.drawer_openings),
    counted('copies', sums.copies),
    counted('returns', sums.returns),
    counted('discounts', sums.discounts),
    counted('dropped', sums.dropped),
    counted('lines_removed', sums.lines_removed),
    ...sums.prices_asked.map((one) => ({ name: { asked: one.group }, value: { counted: one } })),
    ...(sums.received ?? []).map((one) => ({
      name: { received: one.method },
      value: { counted: one },
    })),
    counted('pay_ins', sums.pay_ins),
    counted('pay_outs', sums.pay_outs),
    counted('differences', sums.differences),
    amount('in_drawer', sums.in_drawer),
    ...(drawer
      ? [
          amount('countedDrawer', drawer.amount),
          amount('difference', drawer.difference, drawer.explanation),
        ]
      : []),
    amount('grand_sales', grand.sales),
    amount('grand_returns', grand.returns),
    amount('grand_net', grand.sales - grand.returns),
  ];
}
