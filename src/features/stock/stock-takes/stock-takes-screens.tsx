import { stockTakes } from '#contract/stock/stock-takes/stock-takes.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';
import { statusBy } from '#src/crud/values/status-by.ts';

// A tab comes when somebody opens it.
const CountTab = lazyScreen(async () => (await import('./count/count-tab.tsx')).CountTab);
const DifferencesTab = lazyScreen(
  async () => (await import('./differences-tab.tsx')).DifferencesTab,
);
const ProductsTab = lazyScreen(
  async () => (await import('#src/features/stock/stock-counts/exports.ts')).ProductsTab,
);
export default screensOf(stockTakes, {
  card: ['warehouse_id', 'zone'],
  status: statusBy(stockTakes, 'state'),
  views: [{ title: 'stock-takes:stock-takes.choices.state.open', query: 'state=open' }],
  more: [
    {
      path: 'barcode-reader/hotel-inventory/count',
      title: 'stock-takes:count.here',
      right: 'hotel.work',
    },
  ],
  tabs: [
    { name: 'count', title: 'stock-takes:count.title', of: CountTab },
    {
      name: 'products',
      title: 'stock-takes:products',
      of: ProductsTab,
      shown: (_, may) => may('stock.read'),
    },
    { name: 'differences', title: 'stock-takes:differences.title', of: DifferencesTab },
  ],
});
