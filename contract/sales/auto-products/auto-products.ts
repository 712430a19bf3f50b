import { bonusGroups } from '../../customer/bonus-groups/groups.ts';
import { customerTypes, invoiceDeliveries } from '../../customer/customers.ts';
import { setSeasons } from '../../hotel/wheel-sets/wheel-sets.ts';
import type { ErrorTable } from '../../kit/errors.ts';
import {
  choice,
  countryOrAny,
  date,
  money,
  notes,
  number,
  quantity,
  reference,
  text,
  yesNo,
} from '../../kit/fields.ts';
import { resource, type Resource } from '../../kit/resource.ts';
import { productBrands } from '../../stock/products/brands.ts';
import { productKinds } from '../../stock/products/product-kinds.ts';
import { products, productTypes } from '../../stock/products/products.ts';
import { autoPers } from './auto-lines.ts';

const inches = { from: 8_0, to: 26_5, digits: 1, unit: '″' } as const;
const ofWheels = { when: ['kind', 'tyre', 'rim'] } as const;
const byItself = { when: ['mode', 'self'] } as const;
const product = (traits: { filter?: true; hint?: true } = {}) =>
  reference((): Resource => products, traits);

/** Products that are added to an order because of what else it sells, and whom to. */
export const autoProducts = resource('auto-products', {
  feature: 'auto-products',
  path: '/v4/site/auto-products',
  of: 'chain',
  read: 'products.read',
  write: 'products.write',
  title: 'name',
  sort: 'priority:desc',
  keys: [['name']],
  fields: {
    name: text(80, { required: true, list: true, sort: true, search: true }),
    product_id: reference((): Resource => products, { required: true, list: true, filter: true }),
    per: choice(autoPers, { list: true }),
    quantity: quantity({ required: true, default: 1000, list: true, hint: true }),
    /** Of one, without VAT; what the product costs, where nothing is said. */
    price: money({ hint: true }),
    text: text(200, { hint: true }),
    mode: choice(['self', 'ask'], { list: true, filter: true }),
    question: text(120, { when: ['mode', 'ask'], hint: true }),
    must_stay: yesNo({ filter: true, ...byItself }),
    kind: choice(['', ...productKinds], { list: true, filter: true }),
    type_id: reference((): Resource => productTypes, { filter: true }),
    brand_id: reference((): Resource => productBrands, { filter: true }),
    for_product_id: product(),
    season: choice(['', ...setSeasons], { when: ['kind', 'tyre'] }),
    inch_from: number(inches, ofWheels),
    inch_to: number(inches, ofWheels),
    customer_type: choice(['', ...customerTypes], {}),
    bonus_group_id: reference((): Resource => bonusGroups, {}),
    country: countryOrAny({}),
    invoice_delivery: choice(['', ...invoiceDeliveries], { hint: true }),
    sensors: choice(['', 'with', 'without'], { hint: true }),
    agreement: choice(['', 'with', 'without'], { hint: true }),
    /** As sites call it, each for itself. */
    service: text(80, { hint: true }),
    except_type_id: reference((): Resource => productTypes, {}),
    except_brand_id: reference((): Resource => productBrands, {}),
    except_product_id: product(),
    unless_product_id: product({ hint: true }),
    valid_from: date({ list: true }),
    valid_to: date({ list: true, notBefore: 'valid_from' }),
    priority: number(
      { from: 0, to: 1000 },
      { required: true, default: 0, list: true, sort: true, hint: true },
    ),
    /** On how many orders of the site that asks it stands. */
    hits: number({ from: 0, to: 1_000_000_000 }, { readOnly: true, counted: true, list: true }),
    note: notes({}, 500),
  },
  sections: {
    what: ['name', 'product_id', 'per', 'quantity', 'price', 'text'],
    how: ['mode', 'question', 'must_stay'],
    where: ['kind', 'type_id', 'brand_id', 'for_product_id', 'season', 'inch_from', 'inch_to'],
    whom: [
      'customer_type',
      'bonus_group_id',
      'country',
      'invoice_delivery',
      'sensors',
      'agreement',
      'service',
    ],
    except: ['except_type_id', 'except_brand_id', 'except_product_id', 'unless_product_id'],
    when: ['valid_from', 'valid_to', 'priority', 'hits', 'note'],
  },
});

export const autoProductsErrors = {
  'auto-products.lacking': 409,
  'auto-products.must_stay': 403,
  'auto-products.must_cost': 403,
} as const satisfies ErrorTable;
