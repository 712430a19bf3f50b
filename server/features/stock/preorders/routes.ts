import { preorderCalls } from '#contract/stock/preorders/preorder-calls.ts';
import { preorderAgreements } from '#contract/stock/preorders/preorder-agreements.ts';
import { residualOf } from '#contract/stock/preorders/call-off-rules.ts';
import { vatRatesOf } from '#server/features/money/vat-codes/exports.ts';
import { brandOnPaper } from '#server/features/platform/white-label/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { todayOf } from '#server/kit/clock.ts';
import { documentRoutes } from '#server/kit/document/document-routes.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { mount } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { callOff } from './call-off.ts';
import { callOffsOf, costsOf, coveringOf, linesThere, sitesOfCompany } from './preorders-repo.ts';
import { redistribute } from './redistribute.ts';

/** What companies agree to buy before a season, and what sites call off of it. */
export function preordersRoutes(app: AppContext): void {
  documentRoutes(app, preorderAgreements, {
    rates: ({ db }) => vatRatesOf(db),
    letterhead: async ({ db, host }) => ({ ...(await brandOnPaper(db, host)), phone: '' }),
    beforeSave: (context, change, before) => {
      // Its VAT is calculated for a day, so it never is without one.
      const isWithoutDay = !before?.agreed_on || change.agreed_on === null;
      const agreed_on = change.agreed_on ?? todayOf(context);
      return Promise.resolve(isWithoutDay ? { ...change, agreed_on } : change);
    },
    steps: {
      send: ({ body }: Context, { budget, net }) => {
        const { override = false } = (body ?? {}) as { override?: boolean };
        const isOver = budget !== null && Number(net) > budget;
        if (isOver && !override) throw new AppError('preorders.over_budget');
        return Promise.resolve();
      },
      close: async ({ db }, { id }) => {
        const { pieces, value } = residualOf(await linesThere(db, id));
        return { residual: pieces, residual_value: value };
      },
    },
  });
  mount(
    app,
    preorderCalls,
  )({
    costs: async (context) => {
      const { product_ids: products, supplier = '', day = todayOf(context) } = context.query;
      return { data: { prices: await costsOf(context.db, { products, supplier, day }) } };
    },
    sites: async ({ db, caller }) => ({ data: await sitesOfCompany(db, caller) }),
    covering: async (context) => {
      const { db, caller, query } = context;
      const wanted = { products: query.product_ids, siteId: caller.siteId, day: todayOf(context) };
      return { data: await coveringOf(db, wanted) };
    },
    stand: async (context) => {
      const { db, caller, params } = context;
      const { id } = params;
      await rowWithId(db, preorderAgreements, id);
      const lines = (await linesThere(db, id)).map(({ key, called_off, received, ...line }) => ({
        key,
        called_off,
        received,
        site: line.site_id === null ? null : { id: line.site_id, name: line.site ?? '' },
      }));
      const options = { today: todayOf(context), timezone: caller.timezone };
      return { data: { lines, call_offs: await callOffsOf(db, id, options) } };
    },
    callOff: async (context) => ({
      data: { refill_id: await callOff(app, context, context.params.id, context.body) },
    }),
    redistribute: async (context) => ({
      data: await redistribute(app, context, context.params.id, context.body),
    }),
  });
}
