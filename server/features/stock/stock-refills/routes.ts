import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { products } from '#contract/stock/products/products.ts';
import { stockLevels } from '#contract/stock/stock-levels/stock-levels.ts';
import {
  stockRefillCalls,
  stockRefills,
  type Chosen,
} from '#contract/stock/stock-refills/stock-refills.ts';
import { holdStock, receiveGoods } from '#server/features/stock/stock-levels/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { mount } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged, resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { wrongState } from '#server/kit/resource/steps/guards.ts';
import { changeOne, nextRow, writeRows } from '#server/kit/resource/write.ts';
import { propose } from './propose.ts';
import { knowsSupplier, linesOf, suppliersOf } from './stock-refills-repo.ts';

type Refill = RowOf<typeof stockRefills>;

const proposalFields = ['warehouse_id', 'supplier', 'sold_days', 'cover_days'] as const;

/** What warehouses are filled up with: proposed, chosen, ordered and received. */
export function stockRefillsRoutes(app: AppContext): void {
  const stockChanged = (context: Context) =>
    context.afterCommit(() => {
      publishChanged(app, stockLevels, context.caller);
      publishChanged(app, products, context.caller);
    });
  resourceRoutes(app, stockRefills, {
    beforeSave: async (context, change, before) => {
      const refill = { ...before, ...change } as Refill;
      const isChanged = proposalFields.some((name) => refill[name] !== before?.[name]);
      if (isChanged && refill.supplier && !(await knowsSupplier(context.db, refill.supplier))) {
        throw new AppError('common.wrong_input', {}, { supplier: 'fields.unknown' });
      }
      const isChosen = change.chosen !== undefined && change.chosen.length > 0;
      // Who chooses at once wants nothing proposed.
      const needsProposal = isChanged && !(before === undefined && isChosen);
      const again = needsProposal ? await propose(context, refill) : undefined;
      const saved = { ...again, ...change, ...(!isChosen && again && { chosen: again.chosen }) };
      return saved.chosen ? { ...saved, pieces: piecesOf(saved.chosen) } : saved;
    },
    steps: {
      recalculate: async (context, before) => {
        const again = await propose(context, before);
        return { ...again, pieces: piecesOf(again.chosen) };
      },
      order: async (context, { chosen, proposed, warehouse_id, expected_on }) => {
        // What is ordered has a place to come to, and is shown there as coming.
        for (const { product_id } of inOrder(chosen)) {
          await holdStock(context, product_id, [warehouse_id]);
        }
        const ids = new Set(chosen.map(({ product_id: id }) => id));
        const leads = proposed.flatMap((one) => (ids.has(one.product_id) ? [one.lead_days] : []));
        stockChanged(context);
        const latest = daysAfter(todayOf(context), Math.max(0, ...leads));
        return { expected_on: expected_on ?? latest };
      },
    },
    afterSave: (context) => {
      context.afterCommit(() => publishChanged(app, stockLevels, context.caller));
      return Promise.resolve();
    },
  });
  mount(
    app,
    stockRefillCalls,
  )({
    suppliers: async ({ db }) => ({ data: await suppliersOf(db) }),
    lines: async (context) => {
      const { db, caller, params } = context;
      const { id, chosen } = (await rowWithId(db, stockRefills, params.id)) as Refill;
      const mayKnow = caller.rights.has('products.costs');
      const lines = await linesOf(db, { id, chosen, day: todayOf(context) });
      return { data: mayKnow ? lines : lines.map((line) => ({ ...line, cost: null })) };
    },
    receive: async (context) => {
      const { params, body } = context;
      const engine = app.engines.get(stockRefills.name)!;
      let ids: number[] = [];
      await changeOne(engine, context, params.id, { archived: 'refused' }, async (rows) => {
        const [before] = rows;
        const refill = before as unknown as Refill;
        if (refill.state !== 'ordered') throw wrongState(stockRefills, context.language, before!);
        const delivery = { ...body, kind: 'receipt', refill_id: refill.id } as const;
        ids = await receiveGoods(context, refill.warehouse_id, delivery);
        const { id, chosen } = refill;
        const lines = await linesOf(context.db, { id, chosen, day: todayOf(context) });
        const come = lines.map((line) => Math.max(0, Math.min(line.received, line.quantity)));
        const received = come.reduce((sum, one) => sum + one, 0);
        const state = received >= Number(refill.pieces) ? 'received' : 'ordered';
        const next = nextRow(stockRefills, before!, { received, state });
        if (next.changes.length > 0) await writeRows(engine, context, 'receive', [next]);
      });
      context.afterCommit(() => publishChanged(app, stockRefills, context.caller));
      stockChanged(context);
      return { data: { ids } };
    },
  });
}

const piecesOf = (chosen: Chosen): number =>
  chosen.reduce((sum, { quantity }) => sum + quantity, 0);

/** By product, so that two who move the same ones do not deadlock. */
const inOrder = (chosen: Chosen) =>
  chosen.toSorted((one, other) => one.product_id - other.product_id);
