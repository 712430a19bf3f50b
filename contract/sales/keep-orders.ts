import type { Guard } from '../kit/steps.ts';
import { isAgreed } from '../stock/order-stock/is-agreed.ts';

/** Who may archive an order, and which can be: what was sold, paid or sent to a customer stays where reports and people find it. */
export const archivedOrders = {
  right: 'orders.cancel',
  needs: {
    'orders.kept_done': ({ state }) => state !== 'done',
    // Who may not see prices is not told what was paid: the server is.
    'orders.kept_paid': ({ paid_ahead: paid }) => (paid ?? 0) === 0,
    'orders.kept_open': ({ state }) => state !== 'quote' && !isAgreed(state),
    'orders.kept_sent': ({ quote_sent_at: sent }) => sent === null,
  },
} as const satisfies Guard;
