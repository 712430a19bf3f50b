import { lazyComponent } from '#src/ui/state/lazy-component.tsx';

/** What was ordered of suppliers for an order, and the way to their catalogue. */
export const PartsTab = lazyComponent(async () => (await import('./parts-tab.tsx')).PartsTab);
