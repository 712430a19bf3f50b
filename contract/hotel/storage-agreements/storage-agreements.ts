import { cars } from '../../car/cars.ts';
import { customers } from '../../customer/customers.ts';
import {
  choice,
  date,
  money,
  notes,
  number,
  plate,
  reference,
  text,
  yesNo,
} from '../../kit/fields.ts';
import { resource, type Resource } from '../../kit/resource.ts';
import { states } from '../../kit/states.ts';

/** What the price of storing is for; a fleet's is in the agreement with the fleet. */
const billedPer = ['season', 'year', 'month', 'fleet'] as const;

/** Kinds of agreements about storing wheels that a chain offers: what one costs, how long it lasts and what is in it. */
export const storageAgreementTypes = resource('storage-agreement-types', {
  feature: 'storage-agreements',
  path: '/v4/site/storage-agreement-types',
  of: 'chain',
  read: 'hotel.read',
  write: 'hotel.prices',
  title: 'name',
  sort: 'name:asc',
  keys: [['name']],
  fields: {
    name: text(80, { required: true, list: true, sort: true, search: true }),
    billed_per: choice(billedPer, { list: true, filter: true }),
    price: money({ list: true, sort: true }),
    /** Whether that is what private people pay. */
    price_with_vat: yesNo({ default: true }),
    /** How long an agreement lasts; without, until somebody ends it. */
    months: number({ from: 1, to: 60 }, { list: true, sort: true }),
    renews: yesNo({ list: true, filter: true, hint: true }),
    with_change: yesNo({ list: true, filter: true }),
    with_wash: yesNo({ list: true, filter: true }),
    with_balancing: yesNo({ filter: true }),
    with_insurance: yesNo({ filter: true }),
    note: notes({}, 1000),
  },
  sections: {
    price: ['name', 'billed_per', 'price', 'price_with_vat', 'months', 'renews'],
    included: ['with_change', 'with_wash', 'with_balancing', 'with_insurance'],
    more: ['note'],
  },
});

/** What is agreed with a customer about the wheels that a site stores for a car. */
export const storageAgreements = resource('storage-agreements', {
  feature: 'storage-agreements',
  path: '/v4/site/storage-agreements',
  of: 'site',
  read: 'hotel.read',
  write: 'hotel.agreements',
  title: 'number',
  sort: 'number:desc',
  fields: {
    number: text(20, { readOnly: true, list: true, sort: true, search: true }),
    customer_id: reference((): Resource => customers, { required: true, list: true, filter: true }),
    licenseplate: plate({ list: true, sort: true, search: true }),
    car_id: reference((): Resource => cars, { filter: true, brings: ['customer_id'] }),
    type_id: reference((): Resource => storageAgreementTypes, {
      required: true,
      list: true,
      filter: true,
    }),
    state: states(
      {
        draft: 'all',
        active: 'all',
        ended: ['paid_until', 'note'],
        terminated: ['paid_until', 'note'],
      },
      {
        activate: { from: ['draft'], to: 'active', undo: true, usual: true },
        end: { from: ['active'], to: 'ended', undo: true },
        terminate: { from: ['active'], to: 'terminated', asks: ['end_reason'], undo: true },
      },
    ),
    begins_on: date({ sort: true, filter: true }),
    ends_on: date({ list: true, sort: true, filter: true, notBefore: 'begins_on', hint: true }),
    /** For what its type says that it is billed per; what its type costs, where nothing is said. */
    price: money({ list: true, sort: true, hint: true }),
    /** What was paid otherwise than by its invoices is not invoiced. */
    paid_until: date({ list: true, sort: true, filter: true, hint: true }),
    invoiced_until: date({ readOnly: true }),
    /** From when on it asks for something that is neither invoiced nor paid. */
    next_invoice_on: date({ readOnly: true, list: true, sort: true, filter: true }),
    renews: yesNo({ filter: true }),
    /** Of its sets, how many are in the house. */
    sets: number({ from: 0, to: 100_000 }, { readOnly: true, counted: true, list: true }),
    end_reason: text(200, { readOnly: true }),
    note: notes({}, 1000),
  },
  sections: {
    party: ['number', 'customer_id', 'licenseplate', 'car_id', 'sets'],
    agreed: [
      'type_id',
      'begins_on',
      'ends_on',
      'price',
      'paid_until',
      'invoiced_until',
      'next_invoice_on',
      'renews',
    ],
    more: ['end_reason', 'note'],
  },
});
