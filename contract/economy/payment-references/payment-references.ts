import { number, text } from '../../kit/fields.ts';
import { settings } from '../../kit/settings.ts';

/** By what payments of a Norwegian company's invoices are known, as it agreed with its bank. What is issued keeps its own. */
export const paymentReferences = settings('payment-references', {
  feature: 'payment-references',
  path: '/v4/site/payment-references',
  levels: ['company'],
  read: 'billing.settings',
  write: 'billing.settings',
  fields: {
    /** How long a KID is, with its check digit. */
    length: number({ from: 4, to: 25 }, { required: true, default: 10, hint: true }),
    /** The number of the agreement of OCR giro, nine digits. */
    agreement: text(9, { hint: true, numeric: true }),
  },
});

/** Whether a KID of a length holds a number, its check digit, and has room for numbers of a digit more. */
export const hasRoom = (number: number, length: number): boolean =>
  String(number).length + 2 <= length;
