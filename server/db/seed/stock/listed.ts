import { costOf } from '#contract/stock/stock-levels/cost-rules.ts';
import { dayOf, daysAfter, instantAt } from '#contract/kit/time/zoned-time.ts';
import type { Tx } from '../../open.ts';
import type { DemoPerson } from '../accounts.ts';
import { insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';
import type { DemoStocked } from './products.ts';

const words = {
  NO: {
    warehouse: 'Axess Gardermoen',
    headings: ['Artikkel', 'Antall', 'Plass', 'Ankomst', 'Regnr'],
  },
  SE: {
    warehouse: 'Axess Arendal',
    headings: ['Artikel', 'Antal', 'Plats', 'Ankomst', 'Regnr'],
  },
} as const;
const fields = ['article', 'quantity', 'position', 'arrived_on', 'licenseplate'] as const;
const listed = 8;

/** What a third-party warehouse of the first workshop of each chain said last that stands there; the ledger has counted just that. */
export async function seedListed(
  tx: Tx,
  sites: readonly DemoSite[],
  people: readonly DemoPerson[],
  products: readonly DemoStocked[],
  now: Date,
): Promise<void> {
  const workshops = sites.filter(({ kind }) => kind === 'workshop');
  for (const [chain_id, [site]] of Map.groupBy(workshops, ({ chainId }) => chainId)) {
    if (!site) continue;
    const own = { chain_id, site_id: site.id };
    const { warehouse, headings } = words[site.country];
    const { id: warehouse_id } = await tx
      .insertInto('warehouses')
      .values({ ...own, name: warehouse })
      .returning('id')
      .executeTakeFirstOrThrow();
    const matched = Object.fromEntries(headings.map((heading, at) => [heading, fields[at]]));
    const { id: profile_id } = await tx
      .insertInto('stock_list_profiles')
      .values({ ...own, name: 'Axess', warehouse_id, matched: JSON.stringify(matched) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const articles = await tx
      .selectFrom('supplier_articles')
      .select(['product_id', 'number'])
      .where('chain_id', '=', chain_id)
      .orderBy('id')
      .execute();
    const tyres = new Map(
      products
        .filter((one) => one.chainId === chain_id && one.kind === 'tyre')
        .map((one) => [one.id, one]),
    );
    const there = articles
      .flatMap(({ product_id, number: article }) => {
        const product = tyres.get(product_id);
        return product ? [{ product_id, article, cost: product.cost }] : [];
      })
      .slice(0, listed)
      .map((one, nth) => ({ ...one, quantity: (nth % 3) * 8_000 + 16_000, nth }));
    const today = dayOf(now.getTime(), site.timezone);
    const counted = new Date(
      instantAt(Date.parse(`${daysAfter(today, -3)}T06:30Z`), site.timezone),
    );
    const recorded_by = people.find(({ sites: at }) => at.includes(site))?.id ?? null;
    await insertRows(
      tx,
      'stock_list_lines',
      there.map(({ product_id, article, quantity, nth }) => ({
        ...own,
        profile_id,
        article,
        product_id,
        quantity,
        licenseplate: '',
        vin: '',
        position: `P${String(nth + 1).padStart(2, '0')}`,
        arrived_on: daysAfter(today, -60 + nth * 7),
      })),
    );
    await insertRows(
      tx,
      'stock_movements',
      there.map(({ product_id, quantity, cost }) => ({
        ...own,
        product_id,
        kind: 'count',
        to_warehouse: warehouse_id,
        dot: '',
        quantity,
        value: costOf(quantity, cost),
        reason: 'counted',
        source: 'Axess',
        note: '',
        override: '',
        intent: crypto.randomUUID(),
        happened_at: counted,
        recorded_at: counted,
        recorded_by,
      })),
    );
  }
}
