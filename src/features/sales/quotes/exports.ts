import { lazyComponent } from '#src/ui/state/lazy-component.tsx';

/** The quote of an order: sent to its customer, and what they answered. Its words come with the screens of orders. */
export const QuotePanel = lazyComponent(
  async () => (await import('./staff/quote-panel.tsx')).QuotePanel,
);
