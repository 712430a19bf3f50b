import i18next from 'i18next';
import { setSearches } from '#contract/hotel/set-searches/set-searches.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { lazyScreen } from '#src/ui/state/lazy-part.tsx';

const CluesTab = lazyScreen(async () => (await import('./clues-tab.tsx')).CluesTab);

const tones = { open: 'bad', searching: 'warn', found: 'ok', given_up: 'idle' } as const;

export default screensOf(setSearches, {
  card: ['licenseplate', 'last_place_id', 'seeker'],
  status: ({ state }) => {
    const now = state as keyof typeof tones;
    const text = i18next.t(`set-searches:set-searches.choices.state.${now}`);
    return { tone: tones[now], text, field: 'state' };
  },
  views: [{ title: 'set-searches:views.now', query: 'state=open,searching' }],
  tabs: [{ name: 'clues', title: 'set-searches:clues.title', of: CluesTab, first: true }],
});
