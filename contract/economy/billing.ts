import { choice, money, notes, number, text, yesNo } from '../kit/fields.ts';
import { settings } from '../kit/settings.ts';

/** What stands on a company's invoices of itself, and how it is paid. `payment_days` is what holds for customers who have no days of their own. */
export const billing = settings('billing', {
  feature: 'billing',
  path: '/v4/site/billing',
  levels: ['company'],
  read: 'billing.settings',
  write: 'billing.settings',
  fields: {
    street: text(80, {}),
    zip: text(12, {}),
    city: text(60, {}),
    /** Whether its number is one of VAT, too: "MVA" behind it. */
    vat_registered: yesNo({ default: true }),
    /** A limited company of Norway says that it stands in the register of business enterprises. */
    in_register: yesNo({ hint: true }),
    /** A company of Sweden says that it is approved for F-tax. */
    f_tax: yesNo({ hint: true, default: true }),
    /** An account, a giro number or an IBAN, as it is written where the company is. */
    account: text(34, { hint: true }),
    bic: text(11, {}),
    payment_days: number({ from: 0, to: 120, unit: 'd' }, { required: true, default: 14 }),
    /** The first of the company's own numbers; once one was drawn it says nothing more. */
    first_number: number({ from: 1, to: 99_999_999 }, { required: true, default: 1, hint: true }),
    /** Of whom a fee for an invoice is asked. */
    fee_for: choice(['nobody', 'post', 'all'], { required: true, default: 'nobody', hint: true }),
    /** Without VAT. */
    invoice_fee: money({ when: ['fee_for', 'post', 'all'], hint: true }),
    closing: notes({ hint: true }, 500),
  },
  sections: {
    who: ['street', 'zip', 'city', 'vat_registered', 'in_register', 'f_tax'],
    paid: ['account', 'bic', 'payment_days'],
    fee: ['fee_for', 'invoice_fee'],
    paper: ['first_number', 'closing'],
  },
});
