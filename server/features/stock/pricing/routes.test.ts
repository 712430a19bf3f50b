import { priceRules, pricingSettings } from '#contract/stock/pricing/price-rules.ts';
import {
  purchaseBrands,
  purchaseMatrices,
  supplierPrices,
} from '#contract/stock/pricing/purchase-prices.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { settingsSuite } from '#tests/support/settings-suite.ts';

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
settingsSuite(pricingSettings, {
  changed: { list_mode: 'lowest', use_bonus: true },
  wrong: { list_mode: 'none' },
});
