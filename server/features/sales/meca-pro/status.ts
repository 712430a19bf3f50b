import type { MecaProStatus } from '#contract/sales/meca-pro/meca-pro.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { accessOf } from './access.ts';
import { linesOfOrder, openBasket, orderedBaskets, orderOfParts } from './meca-pro-repo.ts';
import { shownLines, wantedOf } from './wanted-lines.ts';

const openStates = ['draft', 'quote', 'accepted', 'planned', 'in_progress'];

/** Whether parts can be put on an order and ordered for it. */
export const takesParts = (order: { readonly state?: unknown; readonly archived_at: unknown }) =>
  order.archived_at === null && openStates.includes(String(order.state));

/** How the parts of an order stand, as far as we know without asking the catalogue. */
export async function statusOf(
  app: AppContext,
  context: Pick<Context, 'db' | 'caller' | 'now'>,
  id: number,
): Promise<MecaProStatus> {
  const { db, caller } = context;
  const order = await orderOfParts(db, id);
  if (!order) throw new AppError('common.not_found');
  const { setUp } = await accessOf(app, db, caller);
  const basket = await openBasket(db, id);
  const lines = basket?.lines.length ? await linesOfOrder(db, id) : [];
  const { number, version, state, customer, plate, brand, model, year, k_type } = order;
  return {
    set_up: setUp,
    order: {
      id,
      number,
      version,
      open: takesParts(order),
      state,
      customer,
      plate,
      car: [brand, model, year].filter(Boolean).join(' '),
      k_type: k_type ?? '',
    },
    basket: basket
      ? {
          id: basket.id,
          revision: basket.revision,
          k_type: basket.k_type,
          fetched_at: basket.fetched_at?.toISOString() ?? null,
          asked_at: basket.asked_at?.toISOString() ?? null,
          lines:
            basket.lines.length === 0
              ? []
              : shownLines(
                  context,
                  basket,
                  (await wantedOf(context, order, basket, lines)).wanted,
                  lines,
                ),
        }
      : null,
    ordered: await orderedBaskets(db, id),
  };
}
