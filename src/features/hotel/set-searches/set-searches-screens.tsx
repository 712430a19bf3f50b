import { setSearches } from '#contract/hotel/set-searches/set-searches.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';
import { statusBy } from '#src/crud/values/status-by.ts';

const CluesTab = lazyScreen(async () => (await import('./clues-tab.tsx')).CluesTab);

// Each that nobody looks for is a set that is lost.
const tones = { open: 'bad' } as const;

export default screensOf(setSearches, {
  card: ['licenseplate', 'last_place_id', 'seeker'],
  status: statusBy(setSearches, 'state', tones),
  views: [{ title: 'set-searches:views.now', query: 'state=open,searching' }],
  tabs: [{ name: 'clues', title: 'set-searches:clues.title', of: CluesTab, first: true }],
});
