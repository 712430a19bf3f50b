import type { ErrorTable } from '../../kit/errors.ts';
import { date, money, reference, text } from '../../kit/fields.ts';
import { resource, type Resource } from '../../kit/resource.ts';
import { states } from '../../kit/states.ts';
import { invoices } from '../invoices/invoices.ts';

export const writeOffsErrors = {
  'write-offs.not_open': 409,
  'write-offs.more_than_open': 409,
  'write-offs.kept': 409,
} as const satisfies ErrorTable;

/** What of invoices a company has given up, and why: all that was open with fees and interest, or a part. It is a loss in the books; VAT stays as it was. Taken back, what it had given up is open again. */
export const writeOffs = resource('write-offs', {
  feature: 'write-offs',
  path: '/v4/site/write-offs',
  of: 'company',
  read: 'invoices.read',
  write: 'invoices.write_off',
  title: 'reason',
  sort: 'day:desc',
  guards: { archive: { needs: { 'write-offs.kept': () => false } } },
  fields: {
    reason: text(200, { required: true, list: true, search: true }),
    invoice_id: reference((): Resource => invoices, { required: true, list: true, filter: true }),
    /** All that is open where nothing is said. */
    amount: money({ list: true, hint: true }, 1),
    day: date({ readOnly: true, list: true, sort: true, filter: true }),
    state: states(
      { given_up: [], taken_back: [] },
      {
        take_back: {
          from: ['given_up'],
          to: 'taken_back',
          asks: { because: text(200, { required: true }) },
        },
      },
    ),
  },
});
