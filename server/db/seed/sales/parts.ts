import type { Tx } from '../../open.ts';
import type { DemoSite } from '../organisation.ts';

const place = { stock: 14_000, place: 'Alnabru', days: 0 } as const;
const lines = [
  {
    ref: 'BP-1120',
    article: 'BP-1120',
    name: 'Bremseklosser foran',
    brand: 'Nordbrems',
    kind: 'goods',
    quantity: 1_000,
    price: 489_00_00,
    minutes: null,
    ...place,
  },
] as const;

/** One site is connected to the parts catalogue that this server plays, and has ordered by it. */
export async function seedParts(tx: Tx, sites: readonly DemoSite[], now: Date): Promise<void> {
  const site = sites.find(({ name }) => name === 'Nordhjul Alnabru');
  if (!site) return;
  const own = { chain_id: site.chainId, site_id: site.id };
  const fields = { address: '/demo/meca-pro', customer_number: '40117', hour_price: 1290_00 };
  await tx
    .insertInto('settings')
    .values({ ...own, name: 'meca-pro-settings', fields: JSON.stringify(fields), version: 2 })
    .execute();
  const order = await tx
    .selectFrom('orders')
    .select('id')
    .where('chain_id', '=', site.chainId)
    .where('site_id', '=', site.id)
    .where('state', '=', 'in_progress')
    .orderBy('id')
    .executeTakeFirst();
  if (!order) return;
  const ordered_at = new Date(now.getTime() - 26 * 3_600_000);
  const supplier_number = 'MP-99871';
  await tx
    .insertInto('meca_pro_baskets')
    .values({
      ...own,
      order_id: order.id,
      external_id: 'demo',
      revision: 'r1',
      lines: JSON.stringify(lines),
      opened_at: ordered_at,
      fetched_at: ordered_at,
      asked_at: ordered_at,
      supplier_number,
      ordered_at,
    })
    .execute();
  await tx
    .updateTable('orders')
    .set({ supplier_orders: supplier_number })
    .where('chain_id', '=', site.chainId)
    .where('id', '=', order.id)
    .execute();
}
