import { orders } from '#contract/sales/orders.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Caller } from '#server/kit/caller/caller.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { wrongState } from '#server/kit/resource/steps/guards.ts';
import { askCatalogue, atSiteOf, catalogueOf } from './ask-catalogue.ts';
import { played } from './catalogue-address.ts';
import {
  addBasket,
  changeBasket,
  openBasket,
  orderOfParts,
  type StoredBasket,
} from './meca-pro-repo.ts';
import { recordOrdered } from './record-ordered.ts';
import { takesParts } from './status.ts';

/** Who asks for what of an order, outside of any transaction. */
interface Asking {
  readonly caller: Caller;
  readonly now: Date;
  readonly language: Context['language'];
  readonly params: { readonly id: number };
}

/** Opens the catalogue for the car of an order. Answers the address of its page, and which car that is. */
export async function openCatalogue(
  app: AppContext,
  { caller, now, language, params: { id } }: Asking,
  kType: string,
): Promise<{ readonly url: string; readonly carId: number }> {
  const catalogue = await catalogueOf(app, caller, id);
  const { carId, order, basket } = await atSiteOf(app, caller, async (tx) => {
    const row = await lockRow(tx, orders, id);
    if (!takesParts(row)) throw wrongState(orders, language, row);
    const one = await orderOfParts(tx, id);
    if (!one || one.car_id === null) throw new AppError('meca-pro.no_car');
    if (!(await openBasket(tx, id))) await addBasket(tx, caller, id, now);
    const mine = (await openBasket(tx, id))!;
    if (mine.k_type !== kType) await changeBasket(tx, mine.id, { k_type: kType });
    return { carId: one.car_id, order: one, basket: mine };
  });
  const external = await externalOf(app, caller, basket, () =>
    askCatalogue(app, () => catalogue.make(basket.key, order.number || `#${id}`)),
  );
  const car = {
    plate: order.plate ?? '',
    country: order.country ?? '',
    vin: order.vin ?? '',
    k_type: kType,
  };
  const back = `${app.publicUrl}/${caller.siteId}/order/meca-pro/${id}?fetch=1`;
  const url = await askCatalogue(app, () => catalogue.visit(external, car, back));
  if (url === null) throw await ended(app, caller, basket, now);
  // The one that is played here is a page of whichever host the person has.
  const { pathname, search } = new URL(url);
  return { url: pathname.startsWith(`${played}/`) ? pathname + search : url, carId };
}

/** What the catalogue calls a basket: kept as soon as it has said it. */
async function externalOf(
  app: AppContext,
  caller: Caller,
  { id, external_id: known }: StoredBasket,
  make: () => Promise<{ readonly id: string } | null>,
): Promise<string> {
  if (known !== '') return known;
  const made = await make();
  if (!made) throw new AppError('meca-pro.not_understood');
  await atSiteOf(app, caller, (tx) => changeBasket(tx, id, { external_id: made.id }));
  return made.id;
}

/** The catalogue knows a basket no more: the next one is another. */
export async function ended(
  app: AppContext,
  caller: Caller,
  { id }: StoredBasket,
  ended_at: Date,
): Promise<AppError> {
  await atSiteOf(app, caller, (tx) => changeBasket(tx, id, { ended_at }));
  return new AppError('meca-pro.basket_gone');
}

/** Reads the basket of an order at the catalogue; what keeps it is given back, to be done in the transaction of the call. */
export async function fetchBasket(
  app: AppContext,
  { caller, now, params: { id } }: Asking,
): Promise<(context: Context) => Promise<void>> {
  const catalogue = await catalogueOf(app, caller, id);
  const { basket, currency } = await atSiteOf(app, caller, async (tx) => {
    const order = await orderOfParts(tx, id);
    if (!order) throw new AppError('common.not_found');
    return { basket: await openBasket(tx, id), currency: order.currency };
  });
  if (!basket || basket.external_id === '') throw new AppError('meca-pro.no_basket');
  const found = await askCatalogue(app, () => catalogue.basket(basket.external_id));
  if (!found) throw await ended(app, caller, basket, now);
  if (found.currency !== currency) throw new AppError('meca-pro.other_currency');
  const { revision, lines, order_number: number } = found;
  return async (context) => {
    await changeBasket(context.db, basket.id, {
      revision,
      lines,
      fetched_at: now,
      // It would have a number, had it been ordered.
      asked_at: null,
    });
    // An answer that was lost is made up for.
    if (number !== null) await recordOrdered(app, context, id, basket.id, number);
  };
}
