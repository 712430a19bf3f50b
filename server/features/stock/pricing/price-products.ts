import type { PricedFor, PriceRule } from '#contract/stock/pricing/price-conditions.ts';
import {
  priceOf,
  withStockCost,
  type PriceChoices,
  type Priced,
} from '#contract/stock/pricing/price-engine.ts';
import { pricingSettings } from '#contract/stock/pricing/price-rules.ts';
import { purchaseOf, type PurchaseTerms } from '#contract/stock/pricing/purchase-cost.ts';
import type { Context } from '#server/kit/context.ts';
import { settingsOf } from '#server/kit/settings/settings-repo.ts';
import {
  pricingInputsOf,
  stockCostsOf,
  supplierPricesOf,
  type NamedProduct,
} from './inputs-repo.ts';

/** What a chain's prices are made of besides its products: read once, however many are priced. */
export interface PriceInputs {
  readonly rules: readonly PriceRule[];
  readonly terms: PurchaseTerms;
  readonly choices: PriceChoices;
}

/** What prices are made of at the caller's chain. */
export async function priceInputsOf({ db, caller }: Context): Promise<PriceInputs> {
  const { list_mode, use_bonus } = await settingsOf(db, pricingSettings, caller);
  return { ...(await pricingInputsOf(db)), choices: { list_mode, use_bonus } };
}

/** Prices of products, in their order. `explain` names the rules that nearly acted. */
export async function pricesOf(
  { db }: Pick<Context, 'db'>,
  products: readonly NamedProduct[],
  inputs: PriceInputs,
  whom: PricedFor,
  explain = false,
): Promise<Priced[]> {
  if (products.length === 0) return [];
  const ids = products.map(({ id }) => id);
  const prices = await supplierPricesOf(db, ids, whom.day);
  const by = { rules: inputs.rules, choices: inputs.choices, for: whom };
  const priced = products.map((product) => {
    const supplierPrices = prices.get(product.id) ?? [];
    const purchase = purchaseOf(product, supplierPrices, inputs.terms, whom.day);
    return priceOf(product, purchase, by, explain);
  });
  const unlisted = ids.filter((_, at) => priced[at]!.cost === null);
  const stockCosts = await stockCostsOf(db, unlisted);
  return priced.map((one, at) => withStockCost(one, stockCosts.get(ids[at]!)));
}
