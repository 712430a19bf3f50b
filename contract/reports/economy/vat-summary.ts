import { report } from '../../kit/report.ts';

/** The VAT of what a company sold within a period and of what it took back, as it is booked: by code and rate, with the vouchers of each. */
export const vatSummary = report('vat-summary', {
  feature: 'reports',
  area: 'economy',
  of: 'company',
  path: '/v4/site/reports/vat-summary',
  read: 'vouchers.read',
  groups: {
    code: { kind: 'named' },
    rate: { kind: 'named' },
    account: { kind: 'named' },
    month: { kind: 'month' },
    day: { kind: 'day' },
  },
  columns: {
    net: { kind: 'sum', unit: 'money' },
    vat: { kind: 'sum', unit: 'money' },
    share: { kind: 'share', of: 'vat' },
    lines: { kind: 'count' },
  },
  usual: 'this_month',
  chart: 'vat',
  rows: { columns: ['voucher', 'document', 'code', 'account'], leads: 'vouchers', daily: true },
});
