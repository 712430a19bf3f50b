import i18next from 'i18next';
import { invoiceBy } from '#contract/economy/invoices/invoice-rules.ts';
import type { StatusOf } from '#src/crud/values/row-status.tsx';
import { serverNow } from '#src/data/server-time.ts';
import { showDate } from '#src/i18n/time.ts';

const dayMs = 86_400_000;
const soon = 7;

/** How many days are left to invoice an order that is done, in its last week; null as long as there is time, and once it is invoiced. */
export const invoicingStatus: StatusOf = ({ invoiced, done_on: day, gross }) => {
  // Who may not see prices cannot be told whether anything is to be paid.
  if (invoiced === 'whole' || typeof day !== 'string' || !gross) return null;
  const left = (Date.parse(invoiceBy(day)) - Date.parse(showDate(serverNow()))) / dayMs;
  if (left > soon) return null;
  return left < 0
    ? { tone: 'bad', text: i18next.t('orders:toInvoice.late'), field: 'state' }
    : { tone: 'warn', text: i18next.t('orders:toInvoice.left', { count: left }), field: 'state' };
};
