import { customers } from './customers.ts';
import { email, money, notes, phone, reference, text, choice } from '../kit/fields.ts';
import { resource, type Resource } from '../kit/resource.ts';
import { languages } from '../platform/languages.ts';

/** Who drives the cars of companies: called and told instead of the one who pays. */
export const drivers = resource('drivers', {
  feature: 'cars',
  path: '/v4/site/drivers',
  of: 'chain',
  read: 'cars.read',
  write: 'cars.write',
  export: 'customers.export',
  title: 'name',
  sort: 'name:asc',
  keys: [['email'], ['phone']],
  sameName: 'name',
  fields: {
    name: text(120, { required: true, list: true, sort: true, search: true }),
    customer_id: reference((): Resource => customers, { list: true, filter: true }),
    phone: phone({ list: true, search: true, readMany: 'customers.write' }),
    email: email({ list: true, search: true, readMany: 'customers.write' }),
    language: choice(languages, { filter: true }),
    order_limit: money({ list: true, sort: true, filter: true }),
    note: notes({}, 1000),
  },
});
