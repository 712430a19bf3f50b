import * as z from 'zod/mini';
import { consentList } from './consents.ts';
import { customers } from './customers.ts';
import { data, get, idParams } from '../kit/call.ts';
import {
  address,
  choice,
  country,
  email,
  notes,
  phone,
  reference,
  text,
  yesNo,
} from '../kit/fields.ts';
import { resource, type Resource } from '../kit/resource.ts';

const shared = {
  feature: 'customers',
  of: 'chain',
  read: 'customers.read',
  write: 'customers.write',
  export: 'customers.export',
} as const;

const ofCustomer = () =>
  reference((): Resource => customers, { required: true, list: true, filter: true });

/** What somebody is at a customer. */
const contactRoles = ['boss', 'invoice', 'driver', 'other'] as const;

/** Who is to be spoken with at a customer, about what; one is spoken with first. */
export const customerContacts = resource('customer-contacts', {
  ...shared,
  path: '/v4/site/customer-contacts',
  title: 'name',
  sort: 'name:asc',
  fields: {
    customer_id: ofCustomer(),
    name: text(120, { required: true, list: true, sort: true, search: true }),
    role: choice(contactRoles, { list: true, filter: true }),
    phone: phone({ list: true, search: true, readMany: 'customers.write' }),
    email: email({ list: true, search: true, readMany: 'customers.write' }),
    is_primary: yesNo({ list: true, filter: true }),
    note: notes({}, 1000),
  },
});

/** What an address of a customer is for. */
const addressKinds = ['invoice', 'delivery', 'visit'] as const;

/** Where a customer gets invoices and goods, and is visited, besides their own address; one of them comes first. */
export const customerAddresses = resource('customer-addresses', {
  ...shared,
  path: '/v4/site/customer-addresses',
  title: 'street',
  sort: 'street:asc',
  fields: {
    customer_id: ofCustomer(),
    kind: choice(addressKinds, { list: true, filter: true }),
    receiver: text(120, { search: true }),
    street: address(
      { zip: 'zip', city: 'city', country: 'country' },
      { required: true, list: true, sort: true, search: true },
    ),
    zip: text(12, { list: true }),
    city: text(60, { list: true, search: true }),
    country: country({}),
    is_primary: yesNo({ list: true, filter: true }),
    note: notes({}, 500),
  },
});

const contact = z.pick(customerContacts.calls.one.result.shape.data, {
  id: true,
  name: true,
  role: true,
  phone: true,
  email: true,
  is_primary: true,
});
const placed = z.pick(customerAddresses.calls.one.result.shape.data, {
  id: true,
  kind: true,
  receiver: true,
  street: true,
  zip: true,
  city: true,
  country: true,
  is_primary: true,
});

const people = z.object({
  /** No more of either than a page of their lists; the primary one first. */
  contacts: z.array(contact),
  addresses: z.array(placed),
  consents: consentList,
});
/** Whom to speak with at a customer, where to send what, and what they consented to. */
export type CustomerPeople = z.output<typeof people>;

export const peopleCalls = {
  people: get('/v4/site/customers/{id}/people', {
    summary: 'Whom to speak with at a customer, where to send what, and what they consented to',
    access: 'customers.read',
    params: idParams,
    result: data(people),
  }),
};
