import { lazyPart } from '#src/ui/state/lazy-part.tsx';

/** What was ordered of suppliers for an order, and the way to their catalogue. */
export const PartsTab = lazyPart(async () => (await import('./parts-tab.tsx')).PartsTab);
