import type { SearchHit } from '#contract/desk/search.ts';
import { groupOf, type SearchProvider } from '#server/kit/search-provider.ts';
import { orderWithId, type KnownOrder } from './known-orders-repo.ts';

/** Finds an order by its id. */
export const orderSearch: SearchProvider = {
  right: 'orders.read',
  kinds: ['order'],
  async find(tx, { kind, text }) {
    const hits = kind === 'order' ? (await orderWithId(tx, Number(text))).map(hit) : [];
    return { groups: [groupOf('orders', hits, false)], exact: hits };
  },
};

const hit = ({ id, number, order_date, plate, customer }: KnownOrder): SearchHit => ({
  id,
  path: `order/details/${id}`,
  plate,
  title: customer ?? (number || `#${id}`),
  detail: number || null,
  at: order_date,
});
