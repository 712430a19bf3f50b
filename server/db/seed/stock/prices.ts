import type { Tx } from '../../open.ts';
import { insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';
import type { DemoStocked } from './products.ts';

const supplier = { NO: 'Nordisk Dekk', SE: 'Nordiska Däck' } as const;
// What stands on the list, of what is asked in the shop.
const listed = 1.25;

const margins = [
  { tier: 'premium', percent: 31_50 },
  { tier: 'quality', percent: 33_00 },
  { tier: 'budget', percent: 36_00 },
] as const;
const inches = [15_0, 16_0, 17_0, 18_0, 19_0];

/** What each chain's prices are made by: a supplier's list with its matrices, margins of winter tyres, and a campaign. */
export async function seedPrices(
  tx: Tx,
  sites: readonly DemoSite[],
  products: readonly DemoStocked[],
  now: Date,
): Promise<void> {
  const chains = new Map(sites.map((site) => [site.chainId, site]));
  for (const { chainId: chain_id, country } of chains.values()) {
    const own = { chain_id };
    const named = { ...own, supplier: supplier[country] };
    const tyres = products.filter(({ chainId, kind }) => chainId === chain_id && kind === 'tyre');
    await insertRows(
      tx,
      'supplier_prices',
      tyres.map(({ id, price }) => ({
        ...named,
        product_id: id,
        price: Math.round((price * listed) / 1000) * 1000,
        valid_from: '2026-01-01',
      })),
    );
    const brands = await tx
      .selectFrom('product_brands')
      .select(['id', 'name'])
      .where('chain_id', '=', chain_id)
      .execute();
    const idOf = new Map(brands.map(({ id, name }) => [name, id]));
    await insertRows(
      tx,
      'purchase_brands',
      [
        ['Nordgrep', 44_00, 3_00],
        ['Kontura', 45_00, 2_50],
        ['Silvana', 47_00, 0],
        ['Trekant', 48_00, 0],
      ].map(([brand, percent, bonus]) => ({
        ...named,
        brand_id: idOf.get(String(brand))!,
        percent: Number(percent),
        bonus: Number(bonus),
        freight: 15_00,
      })),
    );
    const cell = (brand: string, from: number | null, season: string, percent: number) => ({
      brand_id: idOf.get(brand)!,
      inch_from: from,
      inch_to: null,
      season,
      percent,
    });
    const held = [
      cell('Nordgrep', null, '', 45_00),
      cell('Nordgrep', 17_0, '', 46_50),
      cell('Kontura', null, '', 46_00),
      cell('Silvana', null, 'studded', 49_00),
    ];
    const next = [
      ...held.slice(1),
      cell('Nordgrep', null, '', 47_00),
      cell('Trekant', null, '', 50_00),
    ];
    const day = now.toISOString();
    // What holds JSON is not filled by rows that are JSON.
    await tx
      .insertInto('purchase_matrices')
      .values([
        {
          ...named,
          name: 'Vår',
          state: 'active',
          cells: JSON.stringify(held),
          published_at: day,
        },
        {
          ...named,
          name: country === 'NO' ? 'Neste sesong' : 'Nästa säsong',
          state: 'draft',
          cells: JSON.stringify(next),
          published_at: null,
        },
      ])
      .execute();
    await tx
      .insertInto('margin_versions')
      .values(
        ['studded', 'friction'].map((part) => ({
          ...own,
          kind: 'tyre',
          part,
          version: 1,
          cells: JSON.stringify(
            inches.flatMap((inch) => margins.map((one) => ({ inch, type_id: null, ...one }))),
          ),
          made_at: day,
        })),
      )
      .execute();
    await insertRows(tx, 'price_rules', [
      {
        ...own,
        name: country === 'NO' ? 'Helårsdekk, kampanje' : 'Året runt-däck, kampanj',
        stage: 'campaign',
        kind: 'tyre',
        season: 'all_season',
        way: 'off',
        percent: 10_00,
        rounding: 'nine',
        exactness: 21,
      },
    ]);
  }
}
