import { loadWords } from '#src/i18n/words.ts';
import { lazyPart } from '#src/ui/state/lazy-part.tsx';

/** The quote of an order: sent to its customer, and what they answered. */
export const QuotePanel = lazyPart(async () => {
  const panel = import('./staff/quote-panel.tsx');
  await loadWords(['quotes']);
  return (await panel).QuotePanel;
});
