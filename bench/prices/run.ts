// npx node bench/prices/run.ts: how long the prices of 1,000 products take with every rule asked, as the
// server prices a grid, and with every reason, as it does for the lines of an order. Without the
// database, which is asked once.
import type { PricedProduct, PriceRule } from '#contract/stock/pricing/price-conditions.ts';
import { priceOf } from '#contract/stock/pricing/price-engine.ts';
import { rulesOfGrid, type MarginCell } from '#contract/stock/pricing/margin-grids.ts';
import { purchaseOf, type MatrixCell } from '#contract/stock/pricing/purchase-cost.ts';

const runs = 60;
const products = Array.from({ length: 1000 }, (_, at): PricedProduct => ({
  id: at + 1,
  kind: 'tyre',
  type_id: 1 + (at % 5),
  brand_id: 1 + (at % 12),
  tier: (['premium', 'quality', 'budget'] as const)[at % 3]!,
  season: (['summer', 'studded', 'friction', 'all_season'] as const)[at % 4]!,
  material: '',
  inch: 13_0 + 10 * (at % 8),
  price: at % 7 === 0 ? null : 1000_00 + at,
}));
const cells = Array.from({ length: 24 }, (_, at): MarginCell => ({
  inch: 13_0 + 10 * (at % 8),
  type_id: null,
  tier: (['premium', 'quality', 'budget'] as const)[at % 3]!,
  percent: 25_00 + at * 10,
}));
const rules: PriceRule[] = [
  ...['summer', 'studded', 'friction', 'all_season'].flatMap((part) =>
    rulesOfGrid('tyre', part, 1, cells),
  ),
  ...Array.from({ length: 100 }, (_, at): PriceRule => ({
    ...rulesOfGrid('tyre', 'all', 1, cells)[at % 24]!,
    id: at + 1,
    name: `Rule ${at}`,
    brand_id: 1 + (at % 12),
    stage: at % 5 === 0 ? 'campaign' : 'margin',
    way: at % 5 === 0 ? 'off' : 'on_sale',
    rounding: 'nine',
  })),
];
const matrix = Array.from({ length: 60 }, (_, at): MatrixCell => ({
  brand_id: 1 + (at % 12),
  inch_from: 13_0 + 10 * (at % 8),
  inch_to: null,
  season: '',
  percent: 40_00 + at,
}));
const terms = { cells: new Map([['A', matrix]]), brands: [] };
const inputs = {
  rules,
  choices: { list_mode: 'margin', use_bonus: true },
  for: { day: '2026-05-04', bonus_group_id: null },
} as const;

function priceAll(explain: boolean): number {
  const began = performance.now();
  for (const product of products) {
    const supplierPrices = [
      { supplier: 'A', net: false, price: 1300_00 + product.id, valid_from: '2026-01-01' },
      { supplier: 'B', net: true, price: 800_00 + product.id, valid_from: '2026-01-01' },
    ];
    priceOf(product, purchaseOf(product, supplierPrices, terms, inputs.for.day), inputs, explain);
  }
  return performance.now() - began;
}

for (const explain of [false, true]) {
  const first = priceAll(explain);
  const times = Array.from({ length: runs }, () => priceAll(explain)).toSorted((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)]!.toFixed(1);
  process.stdout.write(
    `${products.length} products, ${rules.length} rules${explain ? ', with reasons' : ''}: ` +
      `first ${first.toFixed(1)} ms, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms\n`,
  );
}
