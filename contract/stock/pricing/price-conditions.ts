import type { ProductKind } from '../products/product-kinds.ts';
import type { PriceRounding } from './price-rounding.ts';

/** Where in a price a rule acts: it makes one of a cost, or takes something off for a group of customers or in a campaign. */
export const priceStages = ['margin', 'group', 'campaign'] as const;
export type PriceStage = (typeof priceStages)[number];

/** What a rule does: a part of the cost or of the sale is added, an amount is; a price is said; a part is taken off. */
export const priceWays = ['on_sale', 'on_cost', 'amount', 'price', 'off'] as const;
export type PriceWay = (typeof priceWays)[number];

/** What of a product its price hangs on. `price`: what somebody wrote as its list price; in minor units. */
export interface PricedProduct {
  readonly id: number;
  readonly kind: ProductKind;
  readonly type_id: number;
  readonly brand_id: number | null;
  readonly tier: string;
  readonly season: string;
  readonly material: string;
  /** In tenths. */
  readonly inch: number | null;
  readonly price: number | null;
}

/** What has to be so for a rule to act; '' and null ask for nothing. */
export interface PriceConditions {
  readonly kind: string;
  readonly season: string;
  readonly material: string;
  readonly tier: string;
  readonly type_id: number | null;
  readonly brand_id: number | null;
  readonly product_id: number | null;
  readonly bonus_group_id: number | null;
  readonly inch_from: number | null;
  readonly inch_to: number | null;
  readonly cost_from: number | null;
  readonly cost_to: number | null;
  readonly valid_from: string | null;
  readonly valid_to: string | null;
}

/** A rule of prices. One of the margin manager has no id, and says which version of which grid it is of. */
export interface PriceRule extends PriceConditions {
  readonly id: number | null;
  readonly name: string;
  readonly stage: PriceStage;
  readonly way: PriceWay;
  /** Hundredths of a percent. */
  readonly percent: number | null;
  readonly amount: number | null;
  readonly rounding: PriceRounding;
  /** What the sale has to leave at least, and what the price is at most. */
  readonly least: number | null;
  readonly most: number | null;
  readonly priority: number;
}

/** Who buys, and when. */
export interface PricedFor {
  /** `yyyy-MM-dd` */
  readonly day: string;
  readonly bonus_group_id: number | null;
}

/** The conditions in the order in which they are named as what a rule lacks. */
const weights = {
  product: 1000,
  brand: 200,
  type: 100,
  inch: 60,
  tier: 40,
  season: 20,
  material: 20,
  cost: 10,
  group: 5,
  kind: 1,
} as const;

/** Why a rule does not act: a condition that is not met, its days, or another that comes before it. */
export type WhyNot = keyof typeof weights | 'day' | 'less_exact' | 'lower_priority' | 'older';

/** How exactly a rule says what it is for; of two that act, the more exact one does. An inch alone is more exact than a span of them. */
export function exactness(rule: PriceConditions): number {
  const asks = {
    product: rule.product_id !== null,
    brand: rule.brand_id !== null,
    type: rule.type_id !== null,
    inch: rule.inch_from !== null || rule.inch_to !== null,
    tier: rule.tier !== '',
    season: rule.season !== '',
    material: rule.material !== '',
    cost: rule.cost_from !== null || rule.cost_to !== null,
    group: rule.bonus_group_id !== null,
    kind: rule.kind !== '',
  };
  const names = Object.keys(weights) as (keyof typeof weights)[];
  const sum = names.reduce((all, name) => all + (asks[name] ? weights[name] : 0), 0);
  return sum + (asks.inch && rule.inch_from === rule.inch_to ? 5 : 0);
}

const outside = (
  value: number | null,
  { from, to }: { readonly from: number | null; readonly to: number | null },
): boolean =>
  (from !== null || to !== null) &&
  (value === null || (from !== null && value < from) || (to !== null && value > to));

const other = <T>(wanted: T | null | '', value: T | null): boolean =>
  wanted !== null && wanted !== '' && wanted !== value;

/** What keeps a rule from acting on a product, besides other rules. `cost` in minor units, null where nobody knows it. */
export function lacking(
  rule: PriceConditions,
  product: PricedProduct,
  cost: number | null,
  { day, bonus_group_id }: PricedFor,
): WhyNot[] {
  const why: WhyNot[] = [];
  if (other(rule.product_id, product.id)) why.push('product');
  if (other(rule.brand_id, product.brand_id)) why.push('brand');
  if (other(rule.type_id, product.type_id)) why.push('type');
  if (outside(product.inch, { from: rule.inch_from, to: rule.inch_to })) why.push('inch');
  if (other(rule.tier, product.tier)) why.push('tier');
  if (other(rule.season, product.season)) why.push('season');
  if (other(rule.material, product.material)) why.push('material');
  if (outside(cost, { from: rule.cost_from, to: rule.cost_to })) why.push('cost');
  if (other(rule.bonus_group_id, bonus_group_id)) why.push('group');
  if (other(rule.kind, product.kind)) why.push('kind');
  if (rule.valid_from !== null && day < rule.valid_from) why.push('day');
  else if (rule.valid_to !== null && day > rule.valid_to) why.push('day');
  return why;
}

/** Why the second of two rules that could act gives way to the first; null where the first does. */
export function givesWay(first: PriceRule, second: PriceRule): WhyNot | null {
  const exact = exactness(first) - exactness(second);
  if (exact !== 0) return exact > 0 ? 'less_exact' : null;
  if (first.priority !== second.priority) {
    return first.priority > second.priority ? 'lower_priority' : null;
  }
  return isNewer(first, second) ? 'older' : null;
}

// Of two alike the one that holds from a later day on, then the one that was made later.
function isNewer(first: PriceRule, second: PriceRule): boolean {
  const [one, two] = [first.valid_from ?? '', second.valid_from ?? ''];
  return one === two ? (first.id ?? 0) > (second.id ?? 0) : one > two;
}

const apart = <T>(one: T | null | '', two: T | null | ''): boolean =>
  one !== null && two !== null && one !== '' && two !== '' && one !== two;

const spansApart = (from: unknown, to: unknown, otherFrom: unknown, otherTo: unknown): boolean =>
  (to !== null && otherFrom !== null && (to as number) < (otherFrom as number)) ||
  (otherTo !== null && from !== null && (otherTo as number) < (from as number));

/** Whether two rules could act on one product on one day with equal right: only their age decides which one does. */
export function inConflict(one: PriceRule, two: PriceRule): boolean {
  if (one.stage !== two.stage || one.priority !== two.priority) return false;
  if (exactness(one) !== exactness(two)) return false;
  const fields = [
    'kind',
    'season',
    'material',
    'tier',
    'type_id',
    'brand_id',
    'product_id',
    'bonus_group_id',
  ] as const;
  if (fields.some((field) => apart<string | number>(one[field], two[field]))) return false;
  return !(
    spansApart(one.inch_from, one.inch_to, two.inch_from, two.inch_to) ||
    spansApart(one.cost_from, one.cost_to, two.cost_from, two.cost_to) ||
    spansApart(one.valid_from, one.valid_to, two.valid_from, two.valid_to)
  );
}
