import { choice, reference, text, yesNo } from '../kit/fields.ts';
import { resource, type Resource } from '../kit/resource.ts';
import { ledgerAccounts } from './ledger-accounts.ts';
import { roundingDirections, type Rounding } from './payment-rounding.ts';

/** In steps of what is paid; the words say them in the site's money. */
const roundings = ['none', 'r5', 'r10', 'r50', 'r100'] as const;

export const paymentKinds = [
  'cash',
  'card',
  'mobile',
  'transfer',
  'invoice',
  'gift_card',
  'other',
] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** What a company is paid by, and to which coin each is rounded: only cash and, where it is wanted, invoices are. */
export const paymentMethods = resource('payment-methods', {
  feature: 'payment-methods',
  path: '/v4/site/payment-methods',
  of: 'company',
  read: 'payment_methods.read',
  write: 'payment_methods.write',
  title: 'name',
  sort: 'name:asc',
  keys: [['name']],
  fields: {
    name: text(60, { required: true, list: true, sort: true, search: true }),
    kind: choice(paymentKinds, {
      list: true,
      filter: true,
    }),
    rounding: choice(roundings, { list: true, when: ['kind', 'cash', 'invoice'] }),
    direction: choice(roundingDirections, { when: ['kind', 'cash', 'invoice'] }),
    account_id: reference((): Resource => ledgerAccounts, { list: true, filter: true }),
    rounding_account_id: reference((): Resource => ledgerAccounts, {
      when: ['kind', 'cash', 'invoice'],
    }),
    /** Where it is booked what a drawer has more or less than it should. */
    difference_account_id: reference((): Resource => ledgerAccounts, {
      when: ['kind', 'cash'],
      hint: true,
    }),
    /** From where comes what is put into a drawer without a sale, and where goes what is taken out. */
    moved_account_id: reference((): Resource => ledgerAccounts, {
      when: ['kind', 'cash'],
      hint: true,
    }),
    /** Where what is left of gift cards that are over is earned. */
    expired_account_id: reference((): Resource => ledgerAccounts, {
      when: ['kind', 'gift_card'],
      hint: true,
    }),
    in_register: yesNo({ list: true, default: true }),
  },
});

/** How an amount is rounded that is paid so (`roundPayment`); what is no coin is paid to the cent. */
export const roundingOf = (type: {
  readonly kind: string;
  readonly rounding: (typeof roundings)[number];
  readonly direction: Rounding['direction'];
}): Rounding => ({
  step:
    type.rounding === 'none' || !['cash', 'invoice'].includes(type.kind)
      ? 1
      : Number(type.rounding.slice(1)),
  direction: type.direction,
});
