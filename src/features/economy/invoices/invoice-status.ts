import i18next from 'i18next';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { statusBy } from '#src/crud/values/status-by.ts';
import type { StatusOf } from '#src/crud/values/row-status.tsx';
import { serverNow } from '#src/data/server-time.ts';
import { showDate } from '#src/i18n/time.ts';

const byState = statusBy(invoices, 'state');

/** How an invoice stands: as long as it is not issued by its state, then by what of it is paid and how late it is. */
export const invoiceStatus: StatusOf = (row) => {
  if (row['state'] !== 'issued') return byState(row);
  const [open, gross] = [Number(row['open']), Number(row['gross'])];
  const field = 'state';
  if (row['kind'] === 'credit') {
    return open === 0
      ? { tone: 'ok', text: i18next.t('invoices:status.settled'), field }
      : byState(row);
  }
  if (gross > 0 && row['credited'] === gross) {
    return { tone: 'idle', text: i18next.t('invoices:status.credited'), field };
  }
  if (open === 0) return { tone: 'ok', text: i18next.t('invoices:status.paid'), field };
  if (String(row['due_date']) < showDate(serverNow())) {
    return { tone: 'bad', text: i18next.t('invoices:status.overdue'), field };
  }
  return open < gross
    ? { tone: 'warn', text: i18next.t('invoices:status.part'), field }
    : byState(row);
};
