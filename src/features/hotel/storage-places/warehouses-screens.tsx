import { warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';

const RacksTab = lazyScreen(async () => (await import('./racks-tab.tsx')).RacksTab);

export default screensOf(warehouses, {
  card: ['kind', 'taken', 'room'],
  tabs: [{ name: 'racks', title: 'storage-places:racks', of: RacksTab, first: true }],
});
