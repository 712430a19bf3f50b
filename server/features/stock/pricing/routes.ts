import { orders } from '#contract/sales/orders.ts';
import {
  linePriceCalls,
  priceCalls,
  priceRuleCalls,
  purchaseMatrixCalls,
} from '#contract/stock/pricing/price-calls.ts';
import { priceManagerCalls } from '#contract/stock/pricing/margin-grids.ts';
import { priceFloors } from '#contract/stock/pricing/price-floors.ts';
import { priceRules, pricingSettings } from '#contract/stock/pricing/price-rules.ts';
import type { MatrixCell } from '#contract/stock/pricing/purchase-cost.ts';
import {
  purchaseBrands,
  purchaseMatrices,
  supplierPrices,
} from '#contract/stock/pricing/purchase-prices.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import { currencyOf } from '#server/kit/resource/import/currency-repo.ts';
import { mount } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged, resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { settingsRoutes } from '#server/kit/settings/settings-routes.ts';
import { productsToPrice } from './inputs-repo.ts';
import { linePriceAnswers } from './line-prices.ts';
import { checkGrid, marginGrid, rollBackMargins, saveMargins } from './margins/margin-grid.ts';
import { lastVersions } from './margins/margins-repo.ts';
import { publishMatrix } from './matrices/publish-matrix.ts';
import { simulateMatrix } from './matrices/simulate-matrix.ts';
import { priceInputsOf, pricesOf } from './price-products.ts';
import { proposedPrices } from './proposed-prices.ts';
import { checkedRule, effectOf } from './rule-checks.ts';
import { priceAnswerOf } from './price-answer.ts';

const mostVersions = 20;

/** What a chain's prices are made by, what things cost by that, and why. */
export function pricingRoutes(app: AppContext): void {
  settingsRoutes(app, pricingSettings);
  settingsRoutes(app, priceFloors);
  resourceRoutes(app, priceRules, {
    beforeSave: (_, change, before) => Promise.resolve(checkedRule(change, before)),
  });
  resourceRoutes(app, purchaseBrands);
  resourceRoutes(app, supplierPrices, {
    beforeSave: async ({ db }, change) => {
      const { currency = '' } = change;
      if (currency !== '' && currency !== (await currencyOf(db, supplierPrices))) {
        throw new AppError('common.wrong_input', {}, { currency: 'fields.other_currency' });
      }
      return change;
    },
  });
  const holds = (
    context: Parameters<typeof publishMatrix>[1],
    before: { id: number; supplier: string },
  ) => publishMatrix(app, context, before);
  resourceRoutes(app, purchaseMatrices, {
    steps: {
      publish: holds,
      roll_back: holds,
      schedule: ({ body, now }) => {
        const { publish_at: at } = body as { publish_at: string };
        if (Date.parse(at) <= now.getTime()) {
          throw new AppError('common.wrong_input', {}, { publish_at: 'fields.gone_by' });
        }
        return Promise.resolve({});
      },
    },
  });

  mount(
    app,
    priceRuleCalls,
  )({
    effect: async (context) => {
      await rowWithId(context.db, priceRules, context.params.id);
      return { data: await effectOf(context, context.params.id) };
    },
  });
  mount(
    app,
    purchaseMatrixCalls,
  )({
    simulation: async (context) => {
      const matrix = await rowWithId(context.db, purchaseMatrices, context.params.id);
      const supplier = String(matrix['supplier']);
      const cells = matrix['cells'] as readonly MatrixCell[];
      return { data: await simulateMatrix(context, { supplier, cells }) };
    },
  });
  mount(
    app,
    priceManagerCalls,
  )({
    grid: async (context) => ({ data: await marginGrid(context, context.params) }),
    save: async (context) => {
      const { version, changes } = context.body;
      const saved = await saveMargins(context, context.params, version, changes);
      context.afterCommit(() => publishChanged(app, priceRules, context.caller));
      return { data: { version: saved } };
    },
    versions: async ({ db, params }) => {
      checkGrid(params);
      const all = await lastVersions(db, params, mostVersions);
      const versions = all.map(({ version, by, at, cells }) => ({
        version,
        by,
        at: at!.toISOString(),
        cells: cells.length,
      }));
      return { data: versions };
    },
    rollBack: async (context) => {
      const { version, to } = context.body;
      const saved = await rollBackMargins(context, context.params, version, to);
      context.afterCommit(() => publishChanged(app, priceRules, context.caller));
      return { data: { version: saved } };
    },
  });
  mount(
    app,
    priceCalls,
  )({
    proposed: async (context) => {
      const { product_ids: ids, ...whom } = context.query;
      const prices = await proposedPrices(context, whom, ids);
      return { data: { prices: [...prices].map(([id, price]) => ({ id, price })) } };
    },
    ofProduct: async (context) => {
      const { db, params, query } = context;
      const group = query.bonus_group_id ?? null;
      const whom = { day: todayOf(context), bonus_group_id: group };
      const known = await productsToPrice(db, [params.id]);
      if (known.length === 0) throw new AppError('common.not_found');
      const [price] = await pricesOf(context, known, await priceInputsOf(context), whom, true);
      return { data: priceAnswerOf(price!, context.caller) };
    },
  });
  mount(
    app,
    linePriceCalls,
  )({
    prices: async (context) => {
      await rowWithId(context.db, orders, context.params.id);
      return { data: await linePriceAnswers(context, context.params.id) };
    },
  });
}
