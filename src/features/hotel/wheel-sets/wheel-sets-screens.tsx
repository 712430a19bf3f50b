import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { inHouse } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';
import { labelsPath } from '#src/features/hotel/labels/exports.ts';
import { PlaceCell } from './place-cell.tsx';
import { statusOf } from './state-tone.ts';

// What the list does without comes when it is wanted.
const SetHead = lazyScreen(async () => (await import('./set/set-head.tsx')).SetHead);
const WheelsTab = lazyScreen(async () => (await import('./wheels/wheels-tab.tsx')).WheelsTab);
const TreadsTab = lazyScreen(async () => (await import('./set/treads-tab.tsx')).TreadsTab);
const GuidedIntake = lazyScreen(
  async () => (await import('./intake/guided-intake.tsx')).GuidedIntake,
);
const MovementsTab = lazyScreen(
  async () => (await import('./ledger/movements-tab.tsx')).MovementsTab,
);

const here = `state=${inHouse.join(',')}`;

const screens = screensOf(wheelSets, {
  card: ['licenseplate', 'place_id', 'season', 'verdict'],
  cells: { place_id: { width: 140, Cell: PlaceCell } },
  status: statusOf,
  views: [
    { title: 'wheel-sets:views.here', query: here },
    { title: 'wheel-sets:views.replace', query: `${here}&verdict=illegal,replace` },
    {
      title: 'wheel-sets:views.long',
      query: `${here}&stored_on_in=over_a_year&sort_by=stored_on:asc`,
    },
    { title: 'wheel-sets:views.missing', query: 'state=missing' },
  ],
  more: [
    {
      path: labelsPath('pick_list', []),
      title: 'labels:of.pick_list',
      right: 'hotel.work',
    },
  ],
  head: SetHead,
  headLeads: true,
  tabs: [
    { name: 'wheels', title: 'wheel-sets:tabs.wheels', of: WheelsTab, first: true },
    { name: 'treads', title: 'wheel-sets:tabs.treads', of: TreadsTab },
    { name: 'movements', title: 'wheel-sets:tabs.movements', of: MovementsTab },
  ],
});

export default {
  ...screens,
  add: () => <GuidedIntake />,
};
