import { crudScreens } from '#src/crud/crud-screens.ts';
import { settingsScreen } from '#src/crud/settings/settings-screen.ts';
import type { Screen } from '#src/navigation/screen.ts';

const registers = { read: 'pricing.read', write: 'pricing.write', words: ['products'] };
const words = ['crud', 'products'] as const;

/** What prices are made by: rules, margins, and what is bought at which price. */
export const pricingScreens: readonly Screen[] = [
  ...crudScreens(
    {
      ...registers,
      title: 'pricing:price-rules.title',
      list: 'price/rules',
      add: 'price/rules/new',
      import: 'price/rules/import',
      one: 'price/rules/edit/:id',
    },
    () => import('./price-rules-screens.tsx'),
  ),
  ...crudScreens(
    {
      ...registers,
      title: 'pricing:purchase-matrices.title',
      list: 'purch-price-matrix',
      add: 'purch-price-matrix/new',
      one: 'purch-price-matrix/edit/:id',
    },
    () => import('./matrices/purchase-matrices-screens.tsx'),
  ),
  ...crudScreens(
    {
      ...registers,
      title: 'pricing:purchase-brands.title',
      list: 'purch-price-matrix/brands',
      add: 'purch-price-matrix/brands/new',
      import: 'purch-price-matrix/brands/import',
      one: 'purch-price-matrix/brands/edit/:id',
    },
    () => import('./matrices/purchase-brands-screens.tsx'),
  ),
  ...crudScreens(
    {
      ...registers,
      title: 'pricing:supplier-prices.title',
      list: 'purch-price-matrix/prices',
      add: 'purch-price-matrix/prices/new',
      import: 'purch-price-matrix/prices/import',
      one: 'purch-price-matrix/prices/edit/:id',
    },
    () => import('./matrices/supplier-prices-screens.tsx'),
  ),
  {
    path: 'price/rules/new/:marginType/:referenceId',
    title: 'pricing:price-rules.new',
    rights: ['pricing.write'],
    aside: true,
    words,
    load: () => import('./rule-for-screen.tsx'),
  },
  {
    path: 'price/manager/:marginType/:marginSubType',
    title: 'pricing:manager.title',
    rights: ['pricing.read'],
    words,
    load: () => import('./margins/margins-screen.tsx'),
  },
  settingsScreen(
    { title: 'pricing:pricing-settings.title', path: 'settings/pricing', read: 'pricing.read' },
    () => import('./pricing-settings-screen.tsx'),
  ),
  settingsScreen(
    { title: 'pricing:price-floors.title', path: 'settings/price-floors', read: 'pricing.read' },
    () => import('./price-floors-screen.tsx'),
  ),
];
