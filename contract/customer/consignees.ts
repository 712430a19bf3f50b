import { customers } from './customers.ts';
import { choice, country, notes, reference, text, yesNo } from '../kit/fields.ts';
import { resource, type Resource } from '../kit/resource.ts';

/** Who pays for the way of what a supplier sends. */
const freightTerms = ['', 'free', 'collect', 'prepaid'] as const;

/**
 * Under which number a supplier knows a receiver of its goods: a site of the chain, or a customer
 * whom the supplier delivers to directly.
 */
export const consignees = resource('consignees', {
  feature: 'consignees',
  path: '/v4/site/consignees',
  of: 'chain',
  read: 'consignees.read',
  write: 'consignees.write',
  title: 'name',
  sort: 'name:asc',
  keys: [['supplier', 'number']],
  fields: {
    name: text(120, { required: true, list: true, sort: true, search: true }),
    supplier: text(80, {
      comparedAs: 'name',
      required: true,
      list: true,
      sort: true,
      search: true,
    }),
    number: text(40, { required: true, list: true, search: true }),
    customer_id: reference((): Resource => customers, { list: true, filter: true }),
    gln: text(13, { search: true, numeric: true }),
    street: text(120, {}),
    zip: text(12, {}),
    city: text(60, { list: true, search: true }),
    country: country({ filter: true }),
    freight_terms: choice(freightTerms, { list: true, filter: true }),
    direct_delivery: yesNo({ filter: true }),
    note: notes({}, 1000),
  },
  sections: {
    who: ['name', 'supplier', 'number', 'customer_id', 'gln'],
    where: ['street', 'zip', 'city', 'country'],
    delivery: ['freight_terms', 'direct_delivery', 'note'],
  },
});
