import { sizeFields } from '#contract/stock/products/size-fields.ts';
import type { Tx } from '../../open.ts';
import { insertNumbered, insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';
import { assortment, demoAliases, demoBrands, demoTypes, type DemoProduct } from './assortment.ts';

const supplier = { NO: 'Dekkgrossisten', SE: 'Däckgrossisten' } as const;
const firstNumber = 1001;
// Of what it is sold for.
const shareOfCost = { tyre: 0.68, rim: 0.6, part: 0.45, work: 0, package: 0 } as const;

/** A product of the demo as other parts of it need it. */
export interface DemoStocked extends DemoProduct {
  readonly id: number;
  readonly chainId: number;
  /** What it costs to buy, in minor units. */
  readonly cost: number;
}

/** What each chain sells: its brands with what others write for them, types, products, what they cost and what the supplier calls them. */
export async function seedProducts(tx: Tx, sites: readonly DemoSite[]): Promise<DemoStocked[]> {
  const chains = new Map(sites.map((site) => [site.chainId, site]));
  const all: DemoStocked[] = [];
  for (const { chainId: chain_id, country } of chains.values()) {
    const own = { chain_id };
    const brands = await insertNumbered(
      tx,
      'product_brands',
      demoBrands.map(([name, tier]) => ({ ...own, name, tier })),
    );
    const brandOf = new Map<string, number>(demoBrands.map(([name], at) => [name, brands[at]!]));
    await insertRows(
      tx,
      'name_aliases',
      demoAliases.map(([written, brand, pattern]) => ({
        ...own,
        written,
        brand_id: brandOf.get(brand)!,
        pattern,
      })),
    );
    const types = await insertNumbered(
      tx,
      'product_types',
      demoTypes.map(([, kind, no, se], at) => ({
        ...own,
        kind,
        name: country === 'NO' ? no : se,
        position: at * 10,
      })),
    );
    const typeOf = new Map<string, number>(demoTypes.map(([type], at) => [type, types[at]!]));
    const ids = await insertNumbered(
      tx,
      'products',
      assortment.map((one, at) => ({
        ...own,
        ...sizeFields(one.kind, one.size ?? '')!,
        number: String(firstNumber + at),
        name: one.name,
        kind: one.kind,
        type_id: typeOf.get(one.type)!,
        brand_id: brandOf.get(one.brand ?? '') ?? null,
        pattern: one.pattern ?? '',
        season: one.season ?? '',
        ean: one.ean ?? '',
        bolt: one.bolt ?? '',
        material: one.material ?? '',
        minutes: one.minutes ?? null,
        price: one.price,
        unit: one.unit ?? 'piece',
        stocked: isGoods(one),
        run_flat: false,
        vat: 'standard',
      })),
    );
    const made = assortment.map((one, at) => ({
      ...one,
      id: ids[at]!,
      chainId: chain_id,
      cost: Math.round(one.price * shareOfCost[one.kind]),
    }));
    const bought = made.filter(isGoods);
    await insertRows(
      tx,
      'supplier_articles',
      bought.map(({ id, ean = '' }, at) => ({
        ...own,
        product_id: id,
        supplier: supplier[country],
        number: `${country === 'NO' ? 'DG' : 'SG'}-${20_000 + at * 7}`,
        ean,
        pack: 1,
        lead_days: 1 + (at % 3),
      })),
    );
    await insertRows(
      tx,
      'product_costs',
      bought.map(({ id, cost }) => ({
        ...own,
        product_id: id,
        supplier: supplier[country],
        cost,
        valid_from: '2026-01-01',
      })),
    );
    const idOf = new Map(made.map(({ name, id }) => [name, id]));
    await insertRows(
      tx,
      'package_lines',
      made.flatMap(({ id, holds = {} }) =>
        Object.entries(holds).map(([name, count], at) => ({
          ...own,
          name,
          package_id: id,
          product_id: idOf.get(name)!,
          quantity: count * 1000,
          position: at * 10,
        })),
      ),
    );
    await insertRows(tx, 'number_series', [
      { ...own, name: 'products', next_number: firstNumber + assortment.length },
    ]);
    all.push(...made);
  }
  return all;
}

const isGoods = ({ kind }: DemoProduct) => kind === 'tyre' || kind === 'rim' || kind === 'part';
