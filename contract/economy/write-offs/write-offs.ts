import type { ErrorTable } from '../../kit/errors.ts';
import { date, money, reference, text, yesNo } from '../../kit/fields.ts';
import { resource, type Resource } from '../../kit/resource.ts';
import { invoices } from '../invoices/invoices.ts';

export const writeOffsErrors = {
  'write-offs.not_open': 409,
  'write-offs.more_than_open': 409,
  'write-offs.kept': 409,
  'write-offs.taken_back': 409,
} as const satisfies ErrorTable;

/** What of invoices a company has given up, and why: all that was open with fees and interest, or a part. It is a loss in the books; VAT stays as it was. */
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
    taken_back: yesNo({ readOnly: true, list: true, filter: true }),
  },
  actions: {
    take_back: {
      summary: 'Takes a write-off back: what it had given up is open again',
      asks: { because: text(200, { required: true }) },
      needs: { 'write-offs.taken_back': ({ taken_back }) => taken_back !== true },
    },
  },
});
