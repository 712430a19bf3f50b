import { date, money, number, reference, text } from '../../kit/fields.ts';
import { resource, type Resource } from '../../kit/resource.ts';
import { states } from '../../kit/states.ts';
import { invoices } from '../invoices/invoices.ts';

/** Invoices that are paid in parts, one each month, as agreed: nobody is reminded of one as long as the parts are paid. */
export const paymentPlans = resource('payment-plans', {
  feature: 'reminder-runs',
  path: '/v4/site/payment-plans',
  of: 'company',
  read: 'invoices.read',
  write: 'invoices.issue',
  title: 'note',
  sort: 'first_day:desc',
  fields: {
    invoice_id: reference((): Resource => invoices, { required: true, list: true, filter: true }),
    parts: number({ from: 2, to: 36 }, { required: true, list: true }),
    first_day: date({ required: true, list: true, sort: true }),
    note: text(200, { list: true, search: true }),
    state: states(
      { active: ['note'], ended: ['note'] },
      { end: { from: ['active'], to: 'ended' } },
    ),
    /** What was open when it was agreed. */
    agreed: money({ readOnly: true, required: true, list: true }),
    /** What is paid each month; the last part is what is left. */
    part: money({ readOnly: true, counted: true, list: true }),
    /** What is paid of it, and what should be by today. */
    paid: money({ readOnly: true, counted: true, list: true }),
    expected: money({ readOnly: true, counted: true, list: true }),
  },
});
