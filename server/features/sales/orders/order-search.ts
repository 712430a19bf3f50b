import type { SearchHit } from '#contract/desk/search.ts';
import type { Tx } from '#server/db/open.ts';
import { groupOf, type SearchProvider } from '#server/kit/search-provider.ts';
import { orderIdsWithNumber, ordersWithIds, type KnownOrder } from './known-orders-repo.ts';

/** Finds an order by the number that its papers have, and by its id, which is all that a draft has. */
export const orderSearch: SearchProvider = {
  right: 'orders.read',
  kinds: ['order'],
  async find(tx, { kind, text }) {
    if (kind !== 'order') return { groups: [], exact: [] };
    const numbered = await orderIdsWithNumber(tx, text);
    const hits = await orderHits(tx, [...numbered, Number(text)]);
    const exact = hits.filter(({ id }) => numbered.length === 0 || numbered.includes(id));
    const others = hits.filter((one) => !exact.includes(one));
    return { groups: [groupOf('orders', [...exact, ...others], false)], exact: exact };
  },
};

/** Orders as a search finds them. */
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
