import type { RowOf } from '#contract/kit/row.ts';
import { autoInputsCalls, autoTrialCalls } from '#contract/sales/auto-products/auto-calls.ts';
import { autoProducts } from '#contract/sales/auto-products/auto-products.ts';
import { orders } from '#contract/sales/orders.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import { todayOf } from '#server/kit/clock.ts';
import { mount } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { autoInputsOf } from './inputs-repo.ts';
import { tryRule } from './try-rule.ts';

type Rule = RowOf<typeof autoProducts>;

/** What is added to orders by rule. */
export function autoProductsRoutes(app: AppContext): void {
  resourceRoutes(app, autoProducts, {
    beforeSave: (_, change, before) => Promise.resolve(checkedRule(change, before)),
  });
  mount(
    app,
    autoInputsCalls,
  )({
    inputs: async (context) => {
      const { db, query } = context;
      const asked = { ...query, day: todayOf(context) };
      const { rules, products, facts } = await autoInputsOf(db, asked);
      const services = [...facts.services];
      return {
        data: { rules: [...rules], products: [...products], facts: { ...facts, services } },
      };
    },
  });
  mount(
    app,
    autoTrialCalls,
  )({
    trial: async (context) => {
      const { id, orderId } = context.params;
      await rowWithId(context.db, autoProducts, id);
      const order = (await rowWithId(context.db, orders, orderId)) as RowOf<typeof orders>;
      return { data: await tryRule(context, id, order) };
    },
  });
}

/** A rule as it is saved. Throws at the field that does not fit the others. */
function checkedRule(change: Partial<Rule>, before: Rule | undefined): Partial<Rule> {
  const { inch_from: from, inch_to: to } = { ...before, ...change };
  if (from != null && to != null && to < from) {
    throw new AppError('common.wrong_input', {}, { inch_to: 'fields.backwards' });
  }
  return change;
}
