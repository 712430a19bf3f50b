import { eanKey } from '#contract/kit/rules/ean-rules.ts';
import { products } from '#contract/stock/products/products.ts';
import { stockLevels } from '#contract/stock/stock-levels/stock-levels.ts';
import { stockListLines, stockListProfiles } from '#contract/stock/stock-lists/stock-lists.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { keepsInStock } from '#server/features/stock/stock-levels/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged, resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { saveRow } from '#server/kit/resource/write.ts';
import { countListed, followList } from './follow-list.ts';
import { hasLines, listedOf, productsCalled } from './stock-lists-repo.ts';

type Line = RowOf<typeof stockListLines>;
type Profile = RowOf<typeof stockListProfiles>;

/** Lists of third-party warehouses: how they are written, and what they say. */
export function stockListsRoutes(app: AppContext): void {
  const stockChanged = (context: Context) =>
    context.afterCommit(() => {
      publishChanged(app, stockLevels, context.caller);
      publishChanged(app, products, context.caller);
    });
  /** Counts what one line is of, whose quantity is counted so often besides what stands in lists: -1 where it goes, 1 where it comes back. */
  const follow = async (context: Context, line: Line, times: 0 | 1 | -1, product?: number) => {
    const named = product === undefined ? [] : [product];
    for (const listed of await listedOf(context.db, { lines: [line.id], products: named })) {
      const more = listed.product_id === line.product_id ? times * line.quantity : 0;
      await countListed(context, { ...listed, quantity: listed.quantity + more });
    }
    stockChanged(context);
  };
  resourceRoutes(app, stockListProfiles, {
    beforeSave: async ({ db }, change, before) => {
      const moves = before && change.warehouse_id !== undefined;
      if (moves && change.warehouse_id !== before.warehouse_id && (await hasLines(db, before.id))) {
        throw new AppError('common.wrong_input', {}, { warehouse_id: 'fields.settled' });
      }
      return change;
    },
    steps: {
      archive: async ({ db }, { id }) => {
        if (await hasLines(db, id)) throw new AppError('stock-lists.has_lines');
      },
    },
  });
  resourceRoutes(app, stockListLines, {
    beforeSave: async (context, change, before) => {
      if (change.profile_id !== undefined && before && change.profile_id !== before.profile_id) {
        throw new AppError('common.wrong_input', {}, { profile_id: 'fields.settled' });
      }
      const { article } = change;
      if (article === undefined || article === before?.article) return change;
      return { ...change, product_id: await productOf(context, article) };
    },
    afterSave: async (context, id, before) => {
      const line = (await rowWithId(context.db, stockListLines, id)) as Line;
      await follow(context, line, 0, before?.product_id ?? undefined);
    },
    steps: {
      archive: (context, before) => follow(context, before, -1),
      restore: (context, before) => follow(context, before, 1),
    },
    imports: {
      begin: async ({ db }, { profile_id: id }) => {
        if (id === undefined) return { matched: {}, isWhole: false };
        const profile = (await rowWithId(db, stockListProfiles, Number(id))) as Profile;
        return { matched: profile.matched, isWhole: profile.is_whole };
      },
      matched: async (context, { profile_id: id }, fields) => {
        if (id === undefined) return;
        const engine = app.engines.get(stockListProfiles.name)!;
        await saveRow(engine, context, Number(id), { matched: fields });
      },
      written: async (context, rows) => {
        await followList(context, rows);
        stockChanged(context);
      },
    },
  });
}

/** The one product that an article is of, which is kept in stock. Throws at the article. */
async function productOf(context: Context, article: string): Promise<number> {
  const wrong = (code: string) => new AppError('common.wrong_input', {}, { article: code });
  const [product, ...others] = await productsCalled(context.db, { article, ean: eanKey(article) });
  if (product === undefined) throw wrong('fields.no_such_product');
  if (others.length > 0) throw wrong('fields.ambiguous');
  if (!(await keepsInStock(context, product))) throw wrong('fields.not_stocked');
  return product;
}
