import { readCode } from '#contract/hotel/label-codes.ts';
import { stockTakeCalls, stockTakes, type Count } from '#contract/stock/stock-takes/stock-takes.ts';
import { placeKey } from '#contract/hotel/storage-places/place-rules.ts';
import { storagePlaces, warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { setSearches } from '#contract/hotel/set-searches/set-searches.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { products } from '#contract/stock/products/products.ts';
import { stockLevels } from '#contract/stock/stock-levels/stock-levels.ts';
import { postCounts } from '#server/features/stock/stock-counts/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Tx } from '#server/db/open.ts';
import type { Caller } from '#server/kit/caller/caller.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { mount } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged, resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { wrongState } from '#server/kit/resource/steps/guards.ts';
import { addRow } from '#server/kit/resource/write.ts';
import { foundBy, scopeOf } from './found.ts';
import { postStockTake } from './post.ts';
import {
  openTake,
  placesNamed,
  setsWithNumbers,
  writeCount,
  type Scope,
} from './stock-takes-repo.ts';

/** A call that returns what stands at a place. */
type Counting = Context & { readonly caller: Caller; readonly body: Count };

/** Stock takes: what people find at places, and what follows when it is approved. */
export function stockTakesRoutes(app: AppContext): void {
  resourceRoutes(app, stockTakes, {
    steps: {
      post: async (context, before) => {
        await postStockTake(app, context, before);
        const moved = await postCounts(context, before);
        context.afterCommit(() => {
          publishChanged(app, wheelSets, context.caller);
          publishChanged(app, storagePlaces, context.caller);
          publishChanged(app, setSearches, context.caller);
          if (!moved) return;
          publishChanged(app, stockLevels, context.caller);
          publishChanged(app, products, context.caller);
        });
        return {};
      },
    },
  });
  /** Writes down what was read at a place; answers what of it is no set here. */
  async function count(context: Counting, takeId: number, placeId: number): Promise<string[]> {
    const { db, caller, body, doneAt } = context;
    const numbers = new Map(body.sets.map((read) => [numberOf(read), read]));
    const known = await setsWithNumbers(db, [...numbers.keys()]);
    for (const { number } of known) numbers.delete(number);
    const unknown = [...numbers.values()];
    const sets = known.map(({ id }) => id);
    await writeCount(db, caller, { takeId, placeId, sets, unknown, at: doneAt });
    context.afterCommit(() => publishChanged(app, stockTakes, caller));
    return unknown;
  }
  mount(
    app,
    stockTakeCalls,
  )({
    count: async (context) => {
      const { db, body, params } = context;
      const take = await lockRow(db, stockTakes, params.id);
      if (take.archived_at !== null) throw new AppError('common.archived');
      if (take['state'] !== 'open') throw wrongState(stockTakes, context.language, take);
      const place = await placeOf(db, body, scopeOf(take));
      return { data: { unknown: await count(context, take.id, place.id) } };
    },
    countOpen: async (context) => {
      const place = await placeOf(context.db, context.body);
      const takeId = await openTakeOf(app, context, place);
      return { data: { take_id: takeId, unknown: await count(context, takeId, place.id) } };
    },
    differences: async ({ db, params: { id } }) => {
      const take = await rowWithId(db, stockTakes, id);
      const { places, counts, sets, differences } = await foundBy(db, take);
      const placeOf = new Map(places.map((place) => [place.id, place.code]));
      const setOf = new Map(sets.map((set) => [set.id, set]));
      const countOf = new Map(counts.map((count) => [count.place_id, count]));
      const shown = differences.map(({ kind, place_id: at, set_id: setId, code }) => {
        const set = setId === null ? undefined : setOf.get(setId);
        return {
          kind,
          place: placeOf.get(at) ?? '',
          set_id: setId,
          code,
          from: set?.place ?? null,
          licenseplate: set?.licenseplate ?? '',
          by: countOf.get(at)?.by ?? null,
        };
      });
      return { data: { places: places.length, read: counts.length, differences: shown } };
    },
  });
}

/** The one place that a count is of, among those that are counted. */
async function placeOf(tx: Tx, { store, place: code }: Count, scope?: Scope) {
  const named = await placesNamed(tx, { code: placeKey(code), store }, scope);
  const [place, ...others] = named;
  if (!place || others.length > 0) throw new AppError('stock-takes.not_here', { place: code });
  return place;
}

/** The stock take that is open where a place is; begun where none is. Whoever comes at once waits for the first, and counts in the same. */
async function openTakeOf(
  app: AppContext,
  context: Context,
  { warehouse_id: id, zone }: { readonly warehouse_id: number; readonly zone: string },
): Promise<number> {
  await lockRow(context.db, warehouses, id);
  const open = await openTake(context.db, { warehouseId: id, zone });
  if (open) return open.id;
  const engine = app.engines.get(stockTakes.name)!;
  return (await addRow(engine, context, { warehouse_id: id })).id;
}

/** A label of a wheel stands for its set; what is no label of ours is kept as it was read. */
function numberOf(read: string): string {
  const code = readCode(read);
  return code.kind === 'set' || code.kind === 'wheel' ? code.set : read;
}
