import { lazyPart } from '#src/ui/state/lazy-part.tsx';

/** The quote of an order: sent to its customer, and what they answered. Its words come with the screens of orders. */
export const QuotePanel = lazyPart(
  async () => (await import('./staff/quote-panel.tsx')).QuotePanel,
);
