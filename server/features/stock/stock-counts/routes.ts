import { averageCost, costOf } from '#contract/stock/stock-levels/cost-rules.ts';
import { stockTakes } from '#contract/stock/stock-takes/stock-takes.ts';
import { stockCountCalls, stockCounts } from '#contract/stock/stock-counts/stock-counts.ts';
import { checkWeeks, keepsInStock } from '#server/features/stock/stock-levels/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { mount } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged, resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { addRow } from '#server/kit/resource/write.ts';
import { countedBy } from './counted.ts';
import { namesOf, peopleNamed, uncountedOf } from './stock-counts-repo.ts';

/** The most products that are told of those nobody has counted. */
const mostUncounted = 300;

/** Products that are counted in stock takes. */
export function stockCountsRoutes(app: AppContext): void {
  const changed = (context: Context) =>
    context.afterCommit(() => {
      publishChanged(app, stockCounts, context.caller);
      publishChanged(app, stockTakes, context.caller);
    });
  const steps = {
    archive: (context: Context, before: { take_id: number }) => checkOpen(context, before.take_id),
    restore: (context: Context, before: { take_id: number }) => checkOpen(context, before.take_id),
  };
  resourceRoutes(app, stockCounts, {
    beforeSave: async (context, change, before) => {
      const { take_id, product_id, dot } = { ...before, ...change };
      checkWeeks('dot', dot);
      await checkOpen(context, take_id!);
      if (before && before.take_id !== take_id) await checkOpen(context, before.take_id);
      if (product_id !== before?.product_id) await checkStocked(context, product_id!);
      return before ? change : { ...change, counted_at: context.doneAt.toISOString() };
    },
    afterSave: (context) => {
      changed(context);
      return Promise.resolve();
    },
    steps,
  });
  mount(
    app,
    stockCountCalls,
  )({
    countProduct: async (context) => {
      const { body, params, caller } = context;
      await rowWithId(context.db, stockTakes, params.id);
      context.afterCommit(() => publishChanged(app, stockCounts, caller));
      const values = { ...body, take_id: params.id };
      const { id } = await addRow(app.engines.get(stockCounts.name)!, context, values);
      return { data: { id } };
    },
    foundProducts: async ({ db, caller, params: { id } }) => {
      const take = await rowWithId(db, stockTakes, id);
      const warehouse = Number(take['warehouse_id']);
      const { lines, counts } = await countedBy(db, take);
      const ids = lines.map(({ product_id }) => product_id);
      const names = new Map((await namesOf(db, warehouse, ids)).map((one) => [one.id, one]));
      const who = await peopleNamed(
        db,
        counts.map(({ by }) => by),
      );
      const nameOf = (person: number | null) =>
        person === null ? null : (who.get(person) ?? null);
      const uncounted = await uncountedOf(db, id, warehouse, mostUncounted + 1);
      const mayKnow = caller.rights.has('products.costs');
      return {
        data: {
          lines: lines.map(({ by, shelves, otherwise, ...line }) => {
            const { name = '', number = '', on_hand, value } = names.get(line.product_id) ?? {};
            const each = averageCost({ on_hand: on_hand ?? 0, value: value ?? 0 });
            const difference = line.counted - line.expected;
            const worth = Math.sign(difference) * costOf(Math.abs(difference), each ?? 0);
            return {
              ...line,
              name,
              number,
              shelf: shelves.filter(Boolean).join(', '),
              value: mayKnow && each !== null ? worth : null,
              by: nameOf(by),
              otherwise: otherwise.map((one) => ({ ...one, by: nameOf(one.by) })),
            };
          }),
          uncounted: uncounted.slice(0, mostUncounted),
          more: uncounted.length > mostUncounted,
        },
      };
    },
  });
}

/** Products are counted while a stock take is open; whoever ends it waits for who is just counting. */
async function checkOpen({ db }: Context, take: number): Promise<void> {
  const row = await lockRow(db, stockTakes, take);
  if (row['state'] !== 'open' || row.archived_at !== null) {
    throw new AppError('stock-counts.not_open');
  }
}

async function checkStocked(context: Context, product: number): Promise<void> {
  if (!(await keepsInStock(context, product))) throw new AppError('stock-levels.not_stocked');
}
