import { orders } from '#contract/sales/orders.ts';
import type { LinkedOrder } from '#contract/economy/payment-links/linked-order.ts';
import { sellerOf } from '#server/features/economy/billing/exports.ts';
import { phoneOf } from '#server/features/workshop/tread-depth/exports.ts';
import type { Context } from '#server/kit/context.ts';
import type { OpenLink } from '#server/kit/links/link-repo.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import type { Stored } from '#server/kit/resource/resource-table.ts';
import { accessOf } from '../online/access.ts';
import { payerOf } from './asked-repo.ts';
import { askedOf } from './asked-of.ts';
import { sellerOfLink } from '../seller-of-link.ts';

/** What the link of an order shows now. Undefined where there is nothing to see. */
export async function orderPage(
  app: Parameters<typeof accessOf>[0],
  context: Context,
  link: OpenLink & { readonly orderId: number },
): Promise<LinkedOrder | undefined> {
  const { db, now, caller } = context;
  const order = (await rowWithId(db, orders, link.orderId)) as unknown as Stored;
  const asked = await askedOf(db, order);
  if (!asked) return undefined;
  const { state, left } = asked;
  const seller = await sellerOf(context);
  const { licenseplate, language } = await payerOf(db, link.orderId);
  return {
    of: 'order',
    revision: order.version,
    asOf: now.toISOString(),
    siteName: link.siteName,
    phone: await phoneOf(db, link),
    timezone: link.timezone,
    language,
    currency: seller.currency,
    seller: sellerOfLink(seller),
    number: String(order['number']),
    licenseplate,
    state,
    gross: Number(order['gross']),
    paid: Number(order['paid_ahead']),
    left,
    ways: left > 0 ? [...(await accessOf(app, db, caller)).keys()] : [],
  };
}
