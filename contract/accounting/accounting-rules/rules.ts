import { costCentres } from '../../customer/cost-centres/cost-centres.ts';
import { customerTypes } from '../../customer/customers.ts';
import type { ErrorTable } from '../../kit/errors.ts';
import { choice, countryOrAny, date, percent, number, reference, text } from '../../kit/fields.ts';
import { resource, type Resource } from '../../kit/resource.ts';
import { productKinds } from '../../stock/products/product-kinds.ts';
import { productTypes } from '../../stock/products/products.ts';
import { ledgerAccounts } from '../../money/ledger-accounts.ts';
import { paymentKinds, paymentMethods } from '../../money/payment-methods.ts';

export const accountingRulesErrors = {
  /** Another rule holds for the same, has as many conditions, and none decides between them. */
  'accounting-rules.equally_narrow': 409,
} as const satisfies ErrorTable;

const account = (
  traits: { list?: true; required?: true; hint?: true; when?: readonly [string, string] } = {},
) => reference((): Resource => ledgerAccounts, traits);
const kept = {
  feature: 'accounting-rules',
  of: 'company',
  read: 'accounting_rules.read',
  write: 'accounting_rules.write',
  title: 'name',
  sort: 'name:asc',
  keys: [['name']],
} as const;
const named = { name: text(80, { required: true, list: true, sort: true, search: true }) };
const held = {
  valid_from: date({ list: true }),
  valid_to: date({ list: true, notBefore: 'valid_from' }),
};
const ofProducts = {
  product_kind: choice(['', ...productKinds], { list: true, filter: true }),
  /** Its kind is filled in. */
  product_type_id: reference((): Resource => productTypes, { list: true, hint: true }),
};
const ofCentre = { cost_centre_id: reference((): Resource => costCentres, { list: true }) };

/** On which account a line is booked that is sold. */
export const salesAccountingRules = resource('sales-accounting-rules', {
  ...kept,
  path: '/v4/site/sales-accounting-rules',
  fields: {
    ...named,
    ...ofProducts,
    vat_code: text(10, { list: true, hint: true }),
    customer_type: choice(['', ...customerTypes], { list: true, filter: true }),
    customer_country: countryOrAny({ list: true, filter: true }),
    ...ofCentre,
    account_id: account({ list: true, required: true }),
    /** Where what is sold for months to come is held until it is earned; without one it is earned at once. */
    prepaid_account_id: account({ hint: true }),
    ...held,
  },
  sections: {
    what: ['name', 'valid_from', 'valid_to'],
    when: [
      'product_kind',
      'product_type_id',
      'vat_code',
      'customer_type',
      'customer_country',
      'cost_centre_id',
    ],
    booked: ['account_id', 'prepaid_account_id'],
  },
});

/** On which accounts a payment is booked, and what it costs to be paid so. */
export const paymentAccountingRules = resource('payment-accounting-rules', {
  ...kept,
  path: '/v4/site/payment-accounting-rules',
  fields: {
    ...named,
    payment_kind: choice(['', ...paymentKinds], { list: true, filter: true }),
    /** Its kind is filled in. */
    payment_method_id: reference((): Resource => paymentMethods, { list: true, hint: true }),
    ...ofCentre,
    account_id: account({ list: true, required: true }),
    /** Where what customers pay ahead is held until it is invoiced. */
    advance_account_id: account({ hint: true, when: ['payment_kind', 'invoice'] }),
    /** Where fees of reminders and late interest are booked that customers are asked for. */
    late_fee_account_id: account({ when: ['payment_kind', 'invoice'] }),
    interest_account_id: account({ when: ['payment_kind', 'invoice'] }),
    /** Where what customers owe and is given up is a loss. */
    loss_account_id: account({ when: ['payment_kind', 'invoice'] }),
    fee_account_id: account(),
    fee: percent({ hint: true }),
    settled_after: number({ from: 0, to: 90 }, { hint: true }),
    ...held,
  },
  sections: {
    what: ['name', 'valid_from', 'valid_to'],
    when: ['payment_kind', 'payment_method_id', 'cost_centre_id'],
    booked: [
      'account_id',
      'advance_account_id',
      'late_fee_account_id',
      'interest_account_id',
      'loss_account_id',
      'fee_account_id',
      'fee',
      'settled_after',
    ],
  },
});

/** On which accounts goods are booked that are bought, kept in stock and sold. */
export const costAccountingRules = resource('cost-accounting-rules', {
  ...kept,
  path: '/v4/site/cost-accounting-rules',
  fields: {
    ...named,
    ...ofProducts,
    supplier: text(80, { list: true, search: true }),
    ...ofCentre,
    stock_account_id: account({ list: true }),
    cost_account_id: account({ list: true, required: true }),
    /** What a count finds, and what a price differs by from the one agreed. */
    difference_account_id: account(),
    freight_account_id: account(),
    ...held,
  },
  sections: {
    what: ['name', 'valid_from', 'valid_to'],
    when: ['product_kind', 'product_type_id', 'supplier', 'cost_centre_id'],
    booked: ['stock_account_id', 'cost_account_id', 'difference_account_id', 'freight_account_id'],
  },
});

/** What a rule asks for: the fields of its second section. */
export const conditionsOf = ({ sections }: Pick<Resource, 'sections'>): readonly string[] =>
  sections?.['when'] ?? [];
