import { bounded, rounded } from '../../money/amounts.ts';
import {
  givesWay,
  lacking,
  type PricedFor,
  type PricedProduct,
  type PriceRule,
  type PriceStage,
  type WhyNot,
} from './price-conditions.ts';
import type { PriceStep, RuleNamed } from './price-trace.ts';
import { roundedPrice } from './price-rounding.ts';
import type { Purchase } from './purchase-cost.ts';

/** Which price holds where a margin makes one and somebody wrote one at the product. */
export const listModes = ['margin', 'list', 'lowest'] as const;

/** What a chain has said of how its prices are made. */
export interface PriceChoices {
  readonly list_mode: (typeof listModes)[number];
  /** Whether margins are calculated on what is left after the year-end bonus. */
  readonly use_bonus: boolean;
}

/** What a price is made of, besides the product. */
export interface PriceInputs {
  readonly rules: readonly PriceRule[];
  readonly choices: PriceChoices;
  readonly for: PricedFor;
}

/** A price in minor units, without VAT, and how it came about. `cost` is what its margin is calculated on. */
export interface Priced {
  readonly price: number | null;
  readonly cost: number | null;
  readonly steps: readonly PriceStep[];
}

// More of them explain nothing.
const mostPassed = 8;

/**
 * The price of a product with each step to it: cost, margin, what it leaves and is at least and at
 * most, rounding, list price, the group of the customer, campaign. `explain` also names the rules
 * that nearly acted, and why they did not.
 */
export function priceOf(
  product: PricedProduct,
  purchase: Purchase | undefined,
  { rules, choices, for: whom }: PriceInputs,
  explain = false,
): Priced {
  const steps: PriceStep[] = [];
  const cost = purchase ? (choices.use_bonus ? purchase.net_net : purchase.cost) : null;
  const choose = (stage: PriceStage) => chosen(stage, rules, product, cost, whom, explain);

  if (purchase) {
    steps.push({ step: 'purchase', from: purchase.list, to: purchase.cost, ...nobody, purchase });
    if (choices.use_bonus && purchase.bonus > 0) {
      steps.push({ step: 'bonus', from: purchase.cost, to: purchase.net_net, ...nobody, purchase });
    }
  }
  const margin = choose('margin');
  let price = marginPrice(steps, cost, margin);
  price = listPrice(steps, price, product.price, choices.list_mode);
  if (price === null) return { price, cost, steps };

  const before = price;
  const group = choose('group');
  if (group.rule || group.passed.length > 0) {
    const to = taken(before, group.rule);
    steps.push({ step: 'group', from: before, to, rule: named(group.rule), passed: group.passed });
    price = to;
  }
  const campaign = choose('campaign');
  if (campaign.rule || campaign.passed.length > 0) {
    // Discounts are not given one upon the other: the lower price holds.
    const to = Math.min(price, taken(before, campaign.rule));
    const { rule, passed } = campaign;
    steps.push({ step: 'campaign', from: price, to, rule: named(rule), passed });
    price = to;
  }
  return { price, cost, steps };
}

/** A price with what the goods have cost that stand in stock, where no supplier's list says what they do: its margin is calculated on that, and no price is made of it. */
export const withStockCost = (priced: Priced, cost: number | undefined): Priced =>
  priced.cost !== null || cost === undefined
    ? priced
    : {
        ...priced,
        cost,
        steps: [{ step: 'stock', from: null, to: cost, ...nobody }, ...priced.steps],
      };

const nobody: Pick<PriceStep, 'rule' | 'passed'> = { rule: null, passed: [] };

interface Chosen {
  readonly rule: PriceRule | undefined;
  readonly passed: PriceStep['passed'];
}

const named = (rule: PriceRule | undefined): RuleNamed | null =>
  rule ? { id: rule.id, name: rule.name } : null;

function chosen(
  stage: PriceStage,
  rules: readonly PriceRule[],
  product: PricedProduct,
  cost: number | null,
  whom: PricedFor,
  explain: boolean,
): Chosen {
  let rule: PriceRule | undefined;
  // Each cell of a grid lacks something of most products: only rules of the register are named.
  const near: { readonly rule: PriceRule; readonly why: WhyNot }[] = [];
  const able: PriceRule[] = [];
  for (const one of rules) {
    if (one.stage !== stage) continue;
    const why = lacking(one, product, cost, whom);
    if (why.length === 0) {
      able.push(one);
      if (!rule || givesWay(rule, one) === null) rule = one;
    } else if (explain && why.length === 1 && one.id !== null)
      near.push({ rule: one, why: why[0]! });
  }
  if (!explain) return { rule, passed: [] };
  const beaten = able
    .filter((one) => one !== rule)
    .map((one) => ({ rule: one, why: givesWay(rule!, one)! }));
  const passed = [...beaten, ...near]
    .slice(0, mostPassed)
    .map(({ rule: { id, name }, why }) => ({ id, name, why }));
  return { rule, passed };
}

function marginPrice(
  steps: PriceStep[],
  cost: number | null,
  { rule, passed }: Chosen,
): number | null {
  const made = rule && withMargin(cost, rule);
  if (made === undefined || !rule) {
    // A margin without a cost makes no price, and that is said.
    if (rule || passed.length > 0) {
      steps.push({ step: 'margin', from: cost, to: null, rule: named(rule), passed });
    }
    return null;
  }
  steps.push({ step: 'margin', from: cost, to: made, rule: named(rule), passed });
  let price = made;
  const go = (step: 'least' | 'most' | 'rounding', to: number) => {
    if (to !== price) steps.push({ step, from: price, to, rule: named(rule), passed: [] });
    price = to;
  };
  const floor = rule.least !== null && cost !== null ? bounded(cost + rule.least) : 0;
  go('least', Math.max(price, floor));
  if (rule.most !== null) go('most', Math.min(price, rule.most));
  const nearest = roundedPrice(price, rule.rounding);
  const isAllowed = nearest >= floor && !(rule.most !== null && nearest > rule.most);
  const up = roundedPrice(price, rule.rounding, true);
  go('rounding', isAllowed ? nearest : rule.most !== null && up > rule.most ? price : up);
  return price;
}

function withMargin(cost: number | null, rule: PriceRule): number | undefined {
  if (rule.way === 'price') return rule.amount ?? undefined;
  if (cost === null) return undefined;
  if (rule.way === 'amount') return bounded(cost + (rule.amount ?? 0));
  const percent = rule.percent ?? 0;
  if (rule.way === 'on_sale') return priceLeaving(cost, percent);
  return bounded(rounded(BigInt(cost) * BigInt(10_000 + percent), 10_000n));
}

/** The price of which a part is margin, in hundredths of a percent, when what is sold has a cost. */
export const priceLeaving = (cost: number, percent: number): number =>
  bounded(rounded(BigInt(cost) * 10_000n, BigInt(10_000 - percent)));

function listPrice(
  steps: PriceStep[],
  made: number | null,
  list: number | null,
  mode: PriceChoices['list_mode'],
): number | null {
  if (list === null) return made;
  const to = heldPrice(made, list, mode);
  steps.push({ step: 'list', from: made, to, ...nobody, list });
  return to;
}

/** Which price holds of the one that a margin made and the one that somebody wrote at the product. */
export function heldPrice(
  made: number | null,
  list: number,
  mode: PriceChoices['list_mode'],
): number {
  if (made === null || mode === 'list') return list;
  return mode === 'lowest' ? Math.min(made, list) : made;
}

/** What is left of a price when a rule of a group or a campaign was taken off it; never more than it was. */
function taken(price: number, rule: PriceRule | undefined): number {
  if (!rule) return price;
  const left =
    rule.way === 'price'
      ? (rule.amount ?? price)
      : rule.way === 'amount'
        ? price - (rule.amount ?? 0)
        : rounded(BigInt(price) * BigInt(10_000 - (rule.percent ?? 0)), 10_000n);
  const kept = Math.min(price, Math.max(0, left));
  return rule.rounding === '' ? kept : Math.min(price, roundedPrice(kept, rule.rounding));
}

/** What a sale leaves of its price, in hundredths of a percent; null where it has no price. */
export const marginOf = (price: number, cost: number): number | null =>
  price === 0 ? null : rounded(BigInt(price - cost) * 10_000n, BigInt(price));
