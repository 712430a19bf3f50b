import { expect, test } from 'vitest';
import { priceFloors } from '#contract/stock/pricing/price-floors.ts';
import { priceRules, pricingSettings } from '#contract/stock/pricing/price-rules.ts';
import {
  purchaseBrands,
  purchaseMatrices,
  supplierPrices,
} from '#contract/stock/pricing/purchase-prices.ts';
import { productBrands } from '#contract/stock/products/brands.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { createRow } from '#tests/support/factories/resources.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { testServer } from '#tests/support/server.ts';
import { settingsSuite } from '#tests/support/settings-suite.ts';

const server = await testServer();

const cells = [{ brand_id: null, inch_from: 160, inch_to: 170, season: 'summer', percent: 40_00 }];

crudSuite(priceRules, {
  valid: () => ({ name: unique('Rule'), percent: 25_00 }),
  changed: { rounding: 'nine', priority: 5 },
  wrong: { priority: 101, inch_from: 1 },
});
crudSuite(purchaseBrands, {
  valid: () => ({ supplier: unique('Grossist'), percent: 30_00 }),
  changed: { bonus: 5_00, freight: 20_00 },
  wrong: { percent: 100_01 },
});
crudSuite(supplierPrices, {
  valid: () => ({ supplier: unique('Grossist'), price: 1300_00, valid_from: '2026-01-01' }),
  changed: { price: 1290_00 },
  wrong: { price: -1 },
});
crudSuite(purchaseMatrices, {
  valid: () => ({ name: 'Spring', supplier: unique('Grossist') }),
  changed: { name: 'Autumn' },
  wrong: { name: '' },
  ready: { cells },
  stepInputs: { schedule: { publish_at: '2199-01-01T06:00:00.000Z' } },
});
settingsSuite(priceFloors, {
  changed: { reception_discount: 10_00, manager_discount: null, least_margin: 5_00 },
  wrong: { reception_discount: 101_00 },
});
settingsSuite(pricingSettings, {
  changed: { list_mode: 'lowest', use_bonus: true },
  wrong: { list_mode: 'none' },
});

test('a cell of a matrix is of a brand that the chain has', async () => {
  const me = await logInAs(server.db, { roles: ['manager'] as const });
  const add = (brand_id: number) =>
    server.call(
      purchaseMatrices.calls.add,
      {
        body: {
          name: 'Winter',
          supplier: 'Grossist',
          cells: [{ brand_id, inch_from: null, inch_to: null, season: '', percent: 10_00 }],
        },
      },
      me,
    );
  const there = await makeProductBrand(me.site.chain_id);
  const elsewhere = await makeProductBrand((await logInAs(server.db)).site.chain_id);
  expect((await add(there)).status).toBe(200);
  for (const brand of [elsewhere, 987_654_321]) {
    expect((await add(brand)).body.error?.fields).toEqual({ cells: expect.any(String) });
  }
});

const makeProductBrand = (chain_id: number): Promise<number> =>
  createRow(server.db, productBrands, { chain_id, site_id: 0 }, unique('Brand'));
