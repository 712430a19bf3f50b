import type { ErrorTable } from '../../kit/errors.ts';
import {
  choice,
  date,
  money,
  notes,
  number,
  reference,
  tags,
  text,
  yesNo,
} from '../../kit/fields.ts';
import { resource, type Resource } from '../../kit/resource.ts';
import { setSeasons } from '../../hotel/wheel-sets/wheel-sets.ts';
import { productBrands } from './brands.ts';
import { labelClasses, productKinds, productUnits, productVats } from './product-kinds.ts';
import { searchedProduct } from './product-search.ts';

const inches = { from: 8_0, to: 26_5, digits: 1, unit: '″' } as const;
const kept = { from: -999_999_999_999, to: 999_999_999_999, digits: 3 } as const;
const ofTyres = { when: ['kind', 'tyre'] } as const;
const ofRims = { when: ['kind', 'rim'] } as const;
const ofGoods = { when: ['kind', 'tyre', 'rim', 'part'] } as const;

/** How a chain sorts what it sells; what is calculated, bought and reported by more than the kind. */
export const productTypes = resource('product-types', {
  feature: 'products',
  path: '/v4/site/product-types',
  of: 'chain',
  read: 'products.read',
  write: 'products.write',
  title: 'name',
  sort: 'position:asc',
  keys: [['name']],
  guards: { archive: { needs: { 'products.type_in_use': ({ products }) => products === 0 } } },
  fields: {
    name: text(60, { required: true, list: true, sort: true, search: true }),
    kind: choice(productKinds, { list: true, filter: true }),
    position: number(
      { from: 0, to: 10_000 },
      { required: true, default: 0, list: true, sort: true },
    ),
    products: number({ from: 0, to: 10_000_000 }, { readOnly: true, list: true }),
  },
});

/** What a chain sells: tyres, rims, parts, work, and packages of them. One that was sold is archived, never gone. */
export const products = resource('products', {
  feature: 'products',
  path: '/v4/site/products',
  of: 'chain',
  read: 'products.read',
  write: 'products.write',
  title: 'name',
  sort: 'name:asc',
  keys: [['number'], ['ean']],
  searched: searchedProduct,
  fields: {
    number: text(40, { list: true, sort: true, search: true, hint: true }),
    name: text(120, { required: true, list: true, sort: true, search: true }),
    kind: choice(productKinds, { list: true, filter: true }),
    type_id: reference((): Resource => productTypes, { required: true, filter: true }),
    brand_id: reference((): Resource => productBrands, { list: true, filter: true, ...ofGoods }),
    pattern: text(60, { search: true, ...ofTyres }),
    ean: text(20, { search: true, numeric: true, ...ofGoods }),
    /** Of a tyre with its indices and marks, of a rim with its offset. */
    size: text(40, { list: true, search: true, hint: true, when: ['kind', 'tyre', 'rim'] }),
    inch: number(inches, {
      readOnly: true,
      sort: true,
      filter: true,
      when: ['kind', 'tyre', 'rim'],
    }),
    width: number({ from: 1, to: 999, unit: 'mm' }, { readOnly: true, filter: true, ...ofTyres }),
    ratio: number({ from: 20, to: 99, unit: '%' }, { readOnly: true, filter: true, ...ofTyres }),
    load: number({ from: 40, to: 204 }, { readOnly: true, ...ofTyres }),
    speed: text(2, { readOnly: true, ...ofTyres }),
    marks: tags({ readOnly: true, filter: true, ...ofTyres }),
    season: choice(['', ...setSeasons], { list: true, filter: true, ...ofTyres }),
    run_flat: yesNo({ filter: true, ...ofTyres }),
    eprel: text(10, { ...ofTyres }),
    fuel_class: choice(labelClasses, { ...ofTyres }),
    wet_class: choice(labelClasses, { ...ofTyres }),
    noise: number({ from: 50, to: 90, unit: 'dB' }, { ...ofTyres }),
    rim_width: number({ from: 3_0, to: 14_0, digits: 1, unit: '″' }, { readOnly: true, ...ofRims }),
    offset: number({ from: -150, to: 150, unit: 'mm' }, { readOnly: true, ...ofRims }),
    bolt: text(20, { search: true, ...ofRims }),
    bore: number({ from: 40_0, to: 200_0, digits: 1, unit: 'mm' }, { ...ofRims }),
    material: choice(['', 'alu', 'steel'], { ...ofRims }),
    minutes: number(
      { from: 0, to: 10_000, unit: 'min' },
      { hint: true, when: ['kind', 'work', 'package'] },
    ),
    /** At the site that asks; the ledger of movements keeps it. */
    on_hand: number(kept, { readOnly: true, counted: true, list: true, ...ofGoods }),
    price: money({ list: true, sort: true, hint: true }),
    vat: choice(productVats, {}),
    unit: choice(productUnits, {}),
    stocked: yesNo({ filter: true, default: true, ...ofGoods }),
    reserved: number(kept, { readOnly: true, counted: true, ...ofGoods }),
    /** At any site of the chain. */
    in_stock: yesNo({ readOnly: true, filter: true, ...ofGoods }),
    note: notes({}, 1000),
  },
  sections: {
    what: ['number', 'name', 'kind', 'type_id', 'brand_id', 'pattern', 'ean', 'minutes'],
    size: [
      'size',
      'inch',
      'width',
      'ratio',
      'load',
      'speed',
      'marks',
      'season',
      'run_flat',
      'rim_width',
      'offset',
      'bolt',
      'bore',
      'material',
    ],
    label: ['eprel', 'fuel_class', 'wet_class', 'noise'],
    sold: ['price', 'vat', 'unit', 'stocked', 'on_hand', 'reserved', 'in_stock', 'note'],
  },
});

const ofProduct = { required: true, list: true, filter: true } as const;

/** What suppliers call a product. */
export const supplierArticles = resource('supplier-articles', {
  feature: 'products',
  path: '/v4/site/supplier-articles',
  of: 'chain',
  read: 'products.read',
  write: 'products.write',
  title: 'number',
  sort: 'number:asc',
  keys: [['number', 'supplier']],
  fields: {
    product_id: reference((): Resource => products, ofProduct),
    supplier: text(60, {
      comparedAs: 'name',
      required: true,
      list: true,
      sort: true,
      search: true,
    }),
    number: text(40, {
      comparedAs: 'article',
      required: true,
      list: true,
      sort: true,
      search: true,
    }),
    ean: text(20, { list: true, search: true, numeric: true }),
    /** How many it is sold in. */
    pack: number({ from: 1, to: 10_000 }, { required: true, default: 1, list: true }),
    lead_days: number({ from: 0, to: 365 }, { list: true }),
  },
});

/** What a product costs to buy, from a day on. Not everybody may know. */
export const productCosts = resource('product-costs', {
  feature: 'products',
  path: '/v4/site/product-costs',
  of: 'chain',
  read: 'products.costs',
  write: 'products.costs',
  title: 'supplier',
  sort: 'valid_from:desc',
  keys: [['product_id', 'supplier', 'valid_from']],
  fields: {
    product_id: reference((): Resource => products, ofProduct),
    supplier: text(60, { comparedAs: 'name', required: true, list: true, search: true }),
    cost: money({ required: true, list: true, sort: true }),
    valid_from: date({ required: true, list: true, sort: true }),
  },
});

/** What a package holds, and how much of it. */
export const packageLines = resource('package-lines', {
  feature: 'products',
  path: '/v4/site/package-lines',
  of: 'chain',
  read: 'products.read',
  write: 'products.write',
  title: 'name',
  sort: 'position:asc',
  fields: {
    /** That of the product. */
    name: text(120, { readOnly: true, list: true, search: true }),
    package_id: reference((): Resource => products, { required: true, filter: true }),
    product_id: reference((): Resource => products, { required: true }),
    /** In thousandths. */
    quantity: number(
      { from: 1, to: 999_999_999, digits: 3 },
      { required: true, default: 1000, list: true },
    ),
    position: number({ from: 0, to: 10_000 }, { required: true, default: 0, sort: true }),
  },
});

export const productsErrors = { 'products.type_in_use': 409 } as const satisfies ErrorTable;
