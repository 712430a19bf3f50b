import { autoProducts } from '#contract/sales/auto-products/auto-products.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';

const NewAutoProduct = lazyScreen(async () => (await import('./new-screen.tsx')).NewAutoProduct);
const TryTab = lazyScreen(async () => (await import('./try-tab.tsx')).TryTab);

export default {
  ...screensOf(autoProducts, {
    card: ['product_id', 'kind', 'per', 'mode'],
    views: [
      { title: 'auto-products:views.self', query: 'mode=self' },
      { title: 'auto-products:views.asked', query: 'mode=ask' },
    ],
    tabs: [
      {
        name: 'try',
        title: 'auto-products:try.tab',
        of: TryTab,
        shown: ({ archived_at: archived }, may) => archived === null && may('orders.read'),
      },
    ],
  }),
  add: NewAutoProduct,
};
