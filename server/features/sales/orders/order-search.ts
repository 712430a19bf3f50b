import type { SearchHit } from '#contract/desk/search.ts';
import type { Tx } from '#server/db/open.ts';
import { groupOf, type SearchProvider } from '#server/kit/search-provider.ts';
import { ordersWithIds, type KnownOrder } from './known-orders-repo.ts';

/** Finds an order by its id. */
export const orderSearch: SearchProvider = {
  right: 'orders.read',
  kinds: ['order'],
  async find(tx, { kind, text }) {
    const hits = kind === 'order' ? await orderHits(tx, [Number(text)]) : [];
    return { groups: [groupOf('orders', hits, false)], exact: hits };
  },
};

/** Orders as a search tells of them. */
export const orderHits = async (tx: Tx, ids: readonly number[]): Promise<SearchHit[]> =>
  (await ordersWithIds(tx, ids)).map(hit);

const hit = ({ id, number, order_date, plate, customer }: KnownOrder): SearchHit => ({
  id,
  path: `order/details/${id}`,
  plate,
  title: customer ?? (number || `#${id}`),
  detail: number || null,
  at: order_date,
});
