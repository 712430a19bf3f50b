import type { Screen } from '#src/navigation/screen.ts';

/** What was kept and moved of a product for an order. */
export const orderStockScreens: readonly Screen[] = [
  {
    path: 'stock/history/order-product/:id',
    title: 'order-stock:history.title',
    rights: ['stock.read'],
    words: ['crud', 'stock-levels'],
    load: () => import('./order-product-screen.tsx'),
  },
];
