import * as z from 'zod/mini';

const named = z.object({ id: z.nullable(z.int()), name: z.string() });
/** A rule as it was called when it acted; one of the margin manager has no id. */
export type RuleNamed = z.infer<typeof named>;

const purchase = z.object({
  supplier: z.string(),
  list: z.nullable(z.int()),
  percent: z.int(),
  freight: z.int(),
  cost: z.int(),
  bonus: z.int(),
  net_net: z.int(),
});

/** One step to a price, in minor units: from what to what, by which rule, and which others nearly acted. */
export const priceStep = z.object({
  step: z.enum([
    'stock',
    'purchase',
    'bonus',
    'margin',
    'least',
    'most',
    'rounding',
    'list',
    'group',
    'campaign',
  ]),
  from: z.nullable(z.int()),
  to: z.nullable(z.int()),
  rule: z.nullable(named),
  passed: z.array(z.object({ id: z.nullable(z.int()), name: z.string(), why: z.string() })),
  purchase: z.optional(purchase),
  /** What somebody wrote as the list price of the product. */
  list: z.optional(z.int()),
});
export type PriceStep = z.infer<typeof priceStep>;

/**
 * The steps as those are told who may not know what things cost: what the shop asks, and what is
 * taken off it. No cost, no margin, no rule that would reveal either.
 */
export function withoutCosts(steps: readonly PriceStep[]): PriceStep[] {
  const open = steps.filter(({ step, rule }) => isOff(step) && rule !== null);
  const shop = steps.findLast(({ step, to }) => to !== null && !isCost(step) && !isOff(step));
  return [
    ...(shop ? [{ step: 'list' as const, from: null, to: shop.to, rule: null, passed: [] }] : []),
    ...open.map(({ step, from, to, rule }) => ({ step, from, to, rule, passed: [] })),
  ];
}

const isCost = (step: PriceStep['step']): boolean =>
  step === 'stock' || step === 'purchase' || step === 'bonus';
const isOff = (step: PriceStep['step']): boolean => step === 'group' || step === 'campaign';
