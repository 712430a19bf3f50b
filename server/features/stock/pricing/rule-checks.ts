import {
  exactness,
  inConflict,
  lacking,
  type PriceRule,
} from '#contract/stock/pricing/price-conditions.ts';
import { mostMargin } from '#contract/stock/pricing/margin-grids.ts';
import type { priceRules } from '#contract/stock/pricing/price-rules.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { allProducts } from './inputs-repo.ts';
import { priceInputsOf, pricesOf } from './price-products.ts';

type Rule = RowOf<typeof priceRules>;

const wrong = (field: string, code: string) =>
  new AppError('common.wrong_input', {}, { [field]: code });

/** A rule as it is saved, with how exact it is. Throws at the field that does not fit the others. */
export function checkedRule(change: Partial<Rule>, before: Rule | undefined): Partial<Rule> {
  const rule = { ...before, ...change };
  const { stage = 'margin', way = 'on_sale' } = rule;
  const isOff = way === 'off';
  const isMargin = way === 'on_sale' || way === 'on_cost';
  // A margin is made of a cost; what is taken off is taken off a price.
  if (stage === 'margin' ? isOff : isMargin) throw wrong('way', 'fields.way_of_stage');
  if ((isOff || isMargin) && rule.percent == null) throw wrong('percent', 'fields.required');
  if (way === 'on_sale' && rule.percent! > mostMargin) throw wrong('percent', 'fields.too_big');
  if (isOff && rule.percent! > 100_00) throw wrong('percent', 'fields.too_big');
  if (!isOff && !isMargin && rule.amount == null) throw wrong('amount', 'fields.required');
  if (stage === 'group' && rule.bonus_group_id == null) {
    throw wrong('bonus_group_id', 'fields.required');
  }
  if (isBackwards(rule.inch_from, rule.inch_to)) throw wrong('inch_to', 'fields.backwards');
  if (isBackwards(rule.cost_from, rule.cost_to)) throw wrong('cost_to', 'fields.backwards');
  return { ...change, exactness: exactness({ ...nothing, ...rule } as unknown as PriceRule) };
}

const isBackwards = (from: number | null | undefined, to: number | null | undefined): boolean =>
  from != null && to != null && to < from;

const nothing = {
  kind: '',
  season: '',
  material: '',
  tier: '',
  type_id: null,
  brand_id: null,
  product_id: null,
  bonus_group_id: null,
  inch_from: null,
  inch_to: null,
  cost_from: null,
  cost_to: null,
};

/** To how many products a rule makes a difference today, and which rules could act in its place with equal right. */
export async function effectOf(context: Context, id: number) {
  const inputs = await priceInputsOf(context);
  const rule = inputs.rules.find((one) => one.id === id);
  if (!rule) return { products: 0, conflicts: [] };
  const day = todayOf(context);
  const whom = { day, bonus_group_id: rule.bonus_group_id };
  const products = await allProducts(context.db);
  const priced = await pricesOf(context, products, inputs, whom);
  const acts = priced.filter(({ steps }) => steps.some((step) => step.rule?.id === id));
  const conflicts = inputs.rules.flatMap((other) =>
    other.id !== null && other.id !== id && inConflict(rule, other)
      ? [{ id: other.id, name: other.name }]
      : [],
  );
  // Two that ask for different things are in conflict where some product is both.
  const meets = (other: PriceRule) =>
    products.some((product, at) => {
      const cost = priced[at]!.cost;
      const anyDay = { ...whom, day: other.valid_from ?? rule.valid_from ?? day };
      return [rule, other].every((one) => lacking(one, product, cost, anyDay).length === 0);
    });
  const real = conflicts.filter((one) => meets(inputs.rules.find(({ id: of }) => of === one.id)!));
  return { products: acts.length, conflicts: real };
}
