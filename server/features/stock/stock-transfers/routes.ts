import { pagesOf } from '#contract/kit/paper/pages.ts';
import { textsOf } from '#contract/kit/paper/sheet.ts';
import { products } from '#contract/stock/products/products.ts';
import { stockLevels } from '#contract/stock/stock-levels/stock-levels.ts';
import {
  calledThere,
  goodsOfProducts,
  stockTransferCalls,
  stockTransfers,
  type Loaded,
} from '#contract/stock/stock-transfers/stock-transfers.ts';
import { checkWeeks, keepsInStock } from '#server/features/stock/stock-levels/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { goodsRoutes, publishMoved } from '#server/kit/goods/goods-routes.ts';
import { mount } from '#server/kit/mount.ts';
import { paperFile } from '#server/kit/paper/paper-file.ts';
import { transferPaper } from './paper-content.ts';
import { receiveTransfer } from './receive.ts';
import { sendTransfer, takeBack } from './send.ts';
import {
  announceThere,
  linesOf,
  loadedLines,
  siteOfTransfer,
  transfersWithCodes,
  transferToPrint,
  warehousesElsewhere,
} from './stock-transfers-repo.ts';

/** Products that go from one site of a chain to another. */
export function stockTransfersRoutes(app: AppContext): void {
  const publish = (context: Context, otherSite?: number) => {
    publishMoved(app, context, [stockTransfers, stockLevels, products]);
    if (otherSite !== undefined)
      publishMoved(app, context, [stockTransfers, stockLevels], otherSite);
  };
  goodsRoutes(app, goodsOfProducts, {
    places: async ({ db }) => (await warehousesElsewhere(db)).map(calledThere),
    lines: async ({ db, caller }, { id, warehouse_id, goods }) => {
      const sent = await linesOf(db, id);
      if (sent.length === 0) return loadedLines(db, warehouse_id, goods);
      const mayKnow = caller.rights.has('products.costs');
      return mayKnow ? sent : sent.map((line) => ({ ...line, value: null }));
    },
    coming: transfersWithCodes,
    publish,
    depart: async (context, transfer, body) => {
      const there = await sendTransfer(context, transfer, body);
      const sent_at = context.now.toISOString();
      return { siteId: there.site_id, change: { to_site: calledThere(there), sent_at } };
    },
    beforeSave: async (context, change) => {
      const { goods } = change;
      if (!goods) return change;
      await checkGoods(context, goods);
      return { ...change, pieces: goods.reduce((sum, { quantity }) => sum + quantity, 0) };
    },
    afterSave: async ({ db }, id, _, changes) => {
      if (changes.some(({ field, to }) => field === 'state' && to === 'sent')) {
        await announceThere(db, id);
      }
    },
    steps: {
      cancel: async (context, { id, state }) => {
        if (state !== 'sent') return {};
        await takeBack(context, id);
        publish(context, await siteOfTransfer(context.db, id));
        return {};
      },
    },
  });
  const { warehouses, paper, paperLetters, receive } = stockTransferCalls;
  mount(app, { warehouses, paper, paperLetters, receive })({
    warehouses: async ({ db }) => ({ data: await warehousesElsewhere(db) }),
    paper: async (context) => paperFile(app, await paperOf(context)),
    paperLetters: async (context) => {
      const { missingLetters } = await import('#server/kit/paper/fonts.ts');
      return { data: { missing: missingLetters(textsOf(pagesOf(await paperOf(context)))) } };
    },
    receive: async (context) => {
      const { from, ...done } = await receiveTransfer(context, context.params.id, context.body);
      publish(context, from);
      return { data: done };
    },
  });
}

/** What goes along is kept in stock, and of a week that there was. */
async function checkGoods(context: Context, goods: readonly Loaded[]): Promise<void> {
  for (const { product_id: product, dot } of goods) {
    checkWeeks('goods', dot);
    if (!(await keepsInStock(context, product))) throw new AppError('stock-levels.not_stocked');
  }
}

async function paperOf(context: Context & { readonly params: { readonly id: number } }) {
  const { db, caller, language, params } = context;
  const transfer = await transferToPrint(db, params.id);
  if (!transfer) throw new AppError('common.not_found');
  return transferPaper(transfer, language, caller.timezone);
}
