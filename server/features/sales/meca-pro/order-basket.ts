import { orders } from '#contract/sales/orders.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Caller } from '#server/kit/caller/caller.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { wrongState } from '#server/kit/resource/steps/guards.ts';
import { askCatalogue, atSiteOf, catalogueOf } from './ask-catalogue.ts';
import { ended } from './hand-over.ts';
import { basketWithId, changeBasket, type StoredBasket } from './meca-pro-repo.ts';
import { recordOrdered } from './record-ordered.ts';
import { takesParts } from './status.ts';

interface Asking {
  readonly caller: Caller;
  readonly now: Date;
  readonly language: Context['language'];
  readonly params: { readonly id: number };
  readonly body: { readonly basket_id: number; readonly revision: string };
}

/**
 * Orders a basket as it was seen. That it is asked is kept before it is, and by which key: whoever
 * presses again, or got no answer, asks for the same and gets the same number. What keeps it is given
 * back, to be done in the transaction of the call.
 */
export async function orderBasket(
  app: AppContext,
  asking: Asking,
): Promise<(context: Context) => Promise<void>> {
  const { caller, now, params, body } = asking;
  const catalogue = await catalogueOf(app, caller, params.id);
  const { basket, reference } = await begin(app, asking);
  if (basket.supplier_number !== '') return () => Promise.resolve();
  const sent = { revision: body.revision, reference };
  const notOrdered = () =>
    atSiteOf(app, caller, (tx) => changeBasket(tx, basket.id, { asked_at: null }));
  const answer = await askCatalogue(
    app,
    () => catalogue.order(basket.external_id, basket.key, sent),
    { 409: 'meca-pro.basket_changed' },
  ).catch(async (cause: unknown) => {
    // Whatever is not refused may have been ordered.
    if (cause instanceof AppError && refused.has(cause.code)) await notOrdered();
    throw cause;
  });
  if (!answer) throw await ended(app, caller, basket, now);
  return (context) => recordOrdered(app, context, params.id, basket.id, answer.order_number);
}

const refused: ReadonlySet<string> = new Set(['meca-pro.basket_changed', 'meca-pro.key_refused']);

/** Keeps that it is asked. Throws where it cannot be ordered as it was seen. */
const begin = (
  app: AppContext,
  { caller, now, language, params: { id }, body }: Asking,
): Promise<{ readonly basket: StoredBasket; readonly reference: string }> =>
  atSiteOf(app, caller, async (tx) => {
    const order = await lockRow(tx, orders, id);
    const basket = await basketWithId(tx, id, body.basket_id);
    if (!basket) throw new AppError('meca-pro.no_basket');
    const reference = String(order['number']) || `#${id}`;
    if (basket.supplier_number !== '') return { basket, reference };
    if (!takesParts(order)) throw wrongState(orders, language, order);
    if (basket.ended_at !== null) throw new AppError('meca-pro.basket_gone');
    if (basket.revision !== body.revision) throw new AppError('meca-pro.basket_changed');
    if (basket.lines.length === 0) throw new AppError('meca-pro.basket_empty');
    await changeBasket(tx, basket.id, { asked_at: now, asked_by: caller.userId });
    return { basket, reference };
  });
