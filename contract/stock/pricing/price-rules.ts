import { bonusGroups } from '../../customer/bonus-groups/groups.ts';
import { setSeasons } from '../../hotel/wheel-sets/wheel-sets.ts';
import type { ErrorTable } from '../../kit/errors.ts';
import { choice, date, money, notes, number, reference, text, yesNo } from '../../kit/fields.ts';
import { resource, type Resource } from '../../kit/resource.ts';
import { settings } from '../../kit/settings.ts';
import { productBrands } from '../products/brands.ts';
import { productKinds } from '../products/product-kinds.ts';
import { products, productTypes } from '../products/products.ts';
import { priceStages, priceWays } from './price-conditions.ts';
import { listModes } from './price-engine.ts';
import { priceRoundings } from './price-rounding.ts';

const inches = { from: 8_0, to: 26_5, digits: 1, unit: '″' } as const;
const withPart = { when: ['way', 'on_sale', 'on_cost', 'off'] } as const;
const ofMargin = { when: ['stage', 'margin'] } as const;

/** What a margin, a group of customers or a campaign does to the price of what it is for. The most exact one that can act does. */
export const priceRules = resource('price-rules', {
  feature: 'pricing',
  path: '/v4/site/price-rules',
  of: 'chain',
  read: 'pricing.read',
  write: 'pricing.write',
  title: 'name',
  sort: 'exactness:desc',
  keys: [['name']],
  fields: {
    name: text(80, { required: true, list: true, sort: true, search: true }),
    stage: choice(priceStages, { list: true, filter: true }),
    kind: choice(['', ...productKinds], { list: true, filter: true }),
    type_id: reference((): Resource => productTypes, { filter: true }),
    brand_id: reference((): Resource => productBrands, { list: true, filter: true }),
    product_id: reference((): Resource => products, { filter: true }),
    tier: choice(['', 'premium', 'quality', 'budget'], {}),
    season: choice(['', ...setSeasons], { when: ['kind', 'tyre'] }),
    material: choice(['', 'alu', 'steel'], { when: ['kind', 'rim'] }),
    inch_from: number(inches, { when: ['kind', 'tyre', 'rim'] }),
    inch_to: number(inches, { when: ['kind', 'tyre', 'rim'] }),
    /** What it costs to buy. */
    cost_from: money(ofMargin),
    cost_to: money(ofMargin),
    bonus_group_id: reference((): Resource => bonusGroups, { filter: true, hint: true }),
    way: choice(priceWays, { list: true }),
    percent: number(
      { from: 0, to: 1000_00, digits: 2, unit: '%' },
      { list: true, hint: true, ...withPart },
    ),
    amount: money({ list: true, when: ['way', 'amount', 'price'] }),
    rounding: choice(priceRoundings, { hint: true }),
    least: money({ hint: true, ...ofMargin }),
    most: money(ofMargin),
    valid_from: date({ list: true }),
    valid_to: date({ list: true, notBefore: 'valid_from' }),
    priority: number({ from: 0, to: 100 }, { required: true, default: 0, hint: true }),
    /** How exactly it says what it is for: the order in which rules are asked. */
    exactness: number({ from: 0, to: 10_000 }, { readOnly: true, list: true, sort: true }),
    note: notes({}, 500),
  },
  sections: {
    what: ['name', 'stage', 'way', 'percent', 'amount', 'rounding', 'least', 'most'],
    where: [
      'kind',
      'type_id',
      'brand_id',
      'product_id',
      'tier',
      'season',
      'material',
      'inch_from',
      'inch_to',
      'cost_from',
      'cost_to',
      'bonus_group_id',
    ],
    when: ['valid_from', 'valid_to', 'priority', 'exactness', 'note'],
  },
});

/** How a chain makes its prices: which one holds where a margin and a list price meet, and what margins are calculated on. */
export const pricingSettings = settings('pricing-settings', {
  feature: 'pricing',
  path: '/v4/site/pricing-settings',
  levels: ['chain'],
  read: 'pricing.read',
  write: 'pricing.publish',
  fields: {
    list_mode: choice(listModes, { hint: true }),
    use_bonus: yesNo({ hint: true }),
  },
});

export const pricingErrors = {
  'pricing.no_cells': 422,
  'pricing.newer_version': 409,
} as const satisfies ErrorTable;
