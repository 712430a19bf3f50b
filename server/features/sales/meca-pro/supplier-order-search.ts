import { orderHits } from '#server/features/sales/orders/exports.ts';
import { groupOf, type SearchProvider } from '#server/kit/search-provider.ts';
import { ordersOfNumber } from './meca-pro-repo.ts';

/** Finds orders by the number that a supplier knows them by. */
export const supplierOrderSearch: SearchProvider = {
  right: 'orders.read',
  kinds: ['supplier_order'],
  async find(tx, { kind, text }) {
    const ids = kind === 'supplier_order' ? await ordersOfNumber(tx, text) : [];
    const hits = ids.length > 0 ? await orderHits(tx, ids) : [];
    return { groups: [groupOf('orders', hits, false)], exact: hits };
  },
};
