import { date, number } from '../../kit/fields.ts';
import { settings } from '../../kit/settings.ts';

/** Until when a company's books are closed, and with which month its financial year begins. Nothing is booked on a closed day: the database refuses it. */
export const bookkeeping = settings('bookkeeping', {
  feature: 'vouchers',
  path: '/v4/site/bookkeeping',
  levels: ['company'],
  read: 'vouchers.read',
  write: 'vouchers.write',
  fields: {
    closed_until: date({ hint: true }),
    /** From 1. Once there is a voucher it stays. */
    year_begins: number({ from: 1, to: 12 }, { required: true, default: 1, hint: true }),
  },
});
