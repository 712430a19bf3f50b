import { stockListLines } from '#contract/stock/stock-lists/stock-lists.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';

const StockImport = lazyScreen(async () => (await import('./stock-import.tsx')).StockImport);

const screens = screensOf(stockListLines, {
  card: ['product_id', 'quantity', 'position', 'licenseplate'],
  more: [
    {
      path: 'axess/profiles',
      title: 'stock-lists:stock-list-profiles.title',
      right: 'stock.work',
    },
  ],
});

export default { ...screens, import: () => <StockImport /> };
