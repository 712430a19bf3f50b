import { lazyScreen } from '#src/ui/state/lazy-part.tsx';

/** What a product costs today, and why. */
export const ProductPriceTab = lazyScreen(
  async () => (await import('./why/product-price-tab.tsx')).ProductPriceTab,
);

/** Why the lines of an order cost what they do. */
export const OrderPricesTab = lazyScreen(
  async () => (await import('./why/order-prices-tab.tsx')).OrderPricesTab,
);
