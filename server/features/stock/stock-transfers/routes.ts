import type { RowOf } from '#contract/kit/row.ts';
import { products } from '#contract/stock/products/products.ts';
import { stockLevels } from '#contract/stock/stock-levels/stock-levels.ts';
import {
  calledThere,
  carries,
  stockTransferCalls,
  stockTransfers,
  type Loaded,
} from '#contract/stock/stock-transfers/stock-transfers.ts';
import { checkWeeks, keepsInStock } from '#server/features/stock/stock-levels/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { mount } from '#server/kit/mount.ts';
import { pagesOf } from '#contract/kit/paper/pages.ts';
import { textsOf } from '#contract/kit/paper/sheet.ts';
import { paperFile } from '#server/kit/paper/paper-file.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged, resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { wrongState } from '#server/kit/resource/steps/guards.ts';
import { nextRow, writeRows } from '#server/kit/resource/write.ts';
import { transferPaper } from './paper-content.ts';
import { receiveTransfer } from './receive.ts';
import { sendTransfer, takeBack } from './send.ts';
import {
  announceThere,
  eansOf,
  linesOf,
  loadedLines,
  siteOfTransfer,
  transferToPrint,
  transfersThatCame,
  transfersToHere,
  warehousesElsewhere,
} from './stock-transfers-repo.ts';

type Transfer = RowOf<typeof stockTransfers>;

/** Products that go from one site of a chain to another. */
export function stockTransfersRoutes(app: AppContext): void {
  /** Tells everybody who looks at the stock here, and at what is on its way at the other site. */
  const moved = (context: Context, other: number | undefined) =>
    context.afterCommit(() => {
      const { chainId, siteId } = context.caller;
      for (const site of other === undefined ? [siteId] : [siteId, other]) {
        publishChanged(app, stockTransfers, { chainId, siteId: site });
        publishChanged(app, stockLevels, { chainId, siteId: site });
      }
      publishChanged(app, products, context.caller);
    });
  resourceRoutes(app, stockTransfers, {
    beforeSave: async (context, change) => {
      const { goods, to_site } = change;
      if (to_site !== undefined) await checkWhereTo(context, to_site);
      if (!goods) return change;
      await checkGoods(context, goods);
      return { ...change, pieces: goods.reduce((sum, { quantity }) => sum + quantity, 0) };
    },
    steps: {
      cancel: async (context, { id, state }) => {
        if (state !== 'sent') return {};
        await takeBack(context, id);
        moved(context, await siteOfTransfer(context.db, id));
        return {};
      },
    },
  });
  mount(
    app,
    stockTransferCalls,
  )({
    warehouses: async ({ db }) => ({
      data: (await warehousesElsewhere(db)).map(({ id, name, site }) => ({ id, name, site })),
    }),
    lines: async ({ db, caller, params: { id } }) => {
      const transfer = (await rowWithId(db, stockTransfers, id)) as Transfer;
      const sent = await linesOf(db, id);
      if (sent.length === 0) {
        return { data: await loadedLines(db, transfer.warehouse_id, transfer.goods) };
      }
      const mayKnow = caller.rights.has('products.costs');
      return { data: mayKnow ? sent : sent.map((line) => ({ ...line, value: null })) };
    },
    send: async (context) => {
      const { db, params, body, language } = context;
      const before = await lockRow(db, stockTransfers, params.id);
      const transfer = before as unknown as Transfer;
      if (before.archived_at !== null) throw new AppError('common.archived');
      if (transfer.state !== 'draft') throw wrongState(stockTransfers, language, before);
      if (!carries(transfer)) throw new AppError('stock-transfers.empty');
      const there = await sendTransfer(context, transfer, body);
      const to_site = calledThere(there);
      const sent_at = context.now.toISOString();
      const change = { state: 'sent', to_site, driver: body.driver, sent_at };
      const engine = app.engines.get(stockTransfers.name)!;
      await writeRows(engine, context, 'send', [nextRow(stockTransfers, before, change)]);
      await announceThere(db, params.id);
      moved(context, there.site_id);
      return { data: (await rowWithId(db, stockTransfers, params.id)) as Transfer };
    },
    incoming: async ({ db }) => {
      const coming = await transfersToHere(db);
      const carried = coming.flatMap(({ lines }) => lines.map((line) => line.product_id));
      const eans = await eansOf(db, carried);
      return {
        data: coming.map(({ from_site_id: _, sent_at: at, lines, ...transfer }) => ({
          ...transfer,
          sent_at: at.toISOString(),
          lines: lines.map(({ id, product_id, name, number, dot, quantity, received, lost }) => ({
            id,
            product_id,
            name,
            number,
            dot,
            ean: eans.get(product_id) ?? '',
            quantity,
            received,
            lost,
          })),
        })),
      };
    },
    came: async ({ db }) => ({ data: await transfersThatCame(db) }),
    paper: async (context) => paperFile(app, await paperOf(context)),
    paperLetters: async (context) => {
      const { missingLetters } = await import('#server/kit/paper/fonts.ts');
      return { data: { missing: missingLetters(textsOf(pagesOf(await paperOf(context)))) } };
    },
    receive: async (context) => {
      const { from, ...done } = await receiveTransfer(context, context.params.id, context.body);
      moved(context, from);
      return { data: done };
    },
  });
}

/** It goes to a warehouse of another site of the company. */
async function checkWhereTo({ db }: Context, to: string): Promise<void> {
  if ((await warehousesElsewhere(db)).some((one) => calledThere(one) === to)) return;
  throw new AppError('common.wrong_input', {}, { to_site: 'fields.unknown' });
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
