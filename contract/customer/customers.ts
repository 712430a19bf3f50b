import { bonusGroups } from './bonus-groups/groups.ts';
import type { ErrorTable } from '../kit/errors.ts';
import {
  address,
  choice,
  country,
  date,
  email,
  money,
  notes,
  number,
  orgNumber,
  phone,
  reference,
  tags,
  text,
  yesNo,
} from '../kit/fields.ts';
import { resource, type Resource } from '../kit/resource.ts';
import { accountManagers } from './key-accounts.ts';
import { languages } from '../platform/languages.ts';

export const customerTypes = ['private', 'company', 'public', 'internal'] as const;
/** How an invoice reaches somebody. */
export const invoiceDeliveries = ['email', 'peppol', 'post', 'sms', 'autopay'] as const;

/** The register of a chain's customers: people and companies that own cars and wheels and pay. */
export const customers = resource('customers', {
  feature: 'customers',
  path: '/v4/site/customers',
  of: 'chain',
  read: 'customers.read',
  write: 'customers.write',
  export: 'customers.export',
  title: 'name',
  sort: 'name:asc',
  keys: [['number'], ['external_id'], ['org_number'], ['email']],
  sameName: 'name',
  guards: {
    restore: {
      needs: { 'customers.merged': ({ merged_into_id }) => merged_into_id === null },
    },
  },
  fields: {
    number: text(20, { readOnly: true, list: true, sort: true, search: true }),
    name: text(120, { required: true, list: true, sort: true, search: true }),
    type: choice(customerTypes, { list: true, filter: true }),
    org_number: orgNumber({ search: true }),
    vat_number: text(20, {}),
    phone: phone({ list: true, search: true, readMany: 'customers.write' }),
    email: email({ list: true, search: true, readMany: 'customers.write' }),
    language: choice(languages, { filter: true }),
    street: address(
      { zip: 'zip', city: 'city', country: 'country' },
      { readMany: 'customers.write' },
    ),
    zip: text(12, {}),
    city: text(60, { list: true, search: true }),
    country: country({ filter: true }),
    invoice_delivery: choice(invoiceDeliveries, { filter: true }),
    invoice_email: email({ readMany: 'customers.write' }),
    buyer_reference: text(60, {}),
    payment_days: number({ from: 0, to: 120 }, {}),
    /** At the company that somebody works for: only what was asked for is approved, and nothing here writes it. */
    credit_limit: money({ readOnly: true, counted: true, read: 'invoices.read' }),
    /** What they owe the company that somebody works for, below zero what they have to come. */
    owes: money({ readOnly: true, counted: true, read: 'invoices.read' }),
    /** What of that was to be paid before today. */
    overdue: money({ readOnly: true, counted: true, read: 'invoices.read' }),
    blocked: yesNo({ filter: true, write: 'customers.chain' }),
    block_reason: text(200, { write: 'customers.chain' }),
    manager_id: reference((): Resource => accountManagers, { filter: true }),
    bonus_group_id: reference((): Resource => bonusGroups, {
      filter: true,
      write: 'bonus_groups.write',
    }),
    follow_up: date({ sort: true, filter: true }),
    external_id: text(60, { search: true }),
    tags: tags({ list: true, filter: true }),
    counter_note: notes({}, 1000),
    last_visit: date({ readOnly: true, list: true, sort: true, filter: true }),
    /** Whose second entry it turned out to be. */
    merged_into_id: reference((): Resource => customers, { readOnly: true }),
  },
  sections: {
    who: ['number', 'name', 'type', 'org_number', 'vat_number', 'language', 'tags'],
    reach: ['phone', 'email', 'street', 'zip', 'city', 'country'],
    economy: [
      'invoice_delivery',
      'invoice_email',
      'buyer_reference',
      'payment_days',
      'credit_limit',
      'owes',
      'overdue',
      'bonus_group_id',
      'blocked',
      'block_reason',
    ],
    care: ['manager_id', 'follow_up', 'counter_note', 'last_visit'],
    more: ['external_id'],
  },
});

export const customersErrors = {
  'customers.merged': 409,
  'customers.forgotten': 409,
  'customers.open_account': 409,
} as const satisfies ErrorTable;
