import { autoBookings } from '#contract/booking/auto-bookings/auto-bookings.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { statusBy } from '#src/crud/values/status-by.ts';
import type { waveInputs } from './inputs/wave-inputs.tsx';

// The list does without what shows one.
const BoardTab = lazyScreen(async () => (await import('./board/board-tab.tsx')).BoardTab);
const PeopleTab = lazyScreen(async () => (await import('./people/people-tab.tsx')).PeopleTab);
const input = (field: keyof typeof waveInputs) =>
  lazyScreen(
    async () => (await import('./inputs/wave-inputs.tsx')).waveInputs[field],
    <Skeleton rows={1} />,
  );

export default screensOf(autoBookings, {
  card: ['season', 'first_day', 'last_day', 'planned', 'made', 'confirmed'],
  status: statusBy(autoBookings, 'state'),
  views: [{ title: 'crud:batch.head.choices.state.running', query: 'state=running,paused' }],
  inputs: {
    weekdays: input('weekdays'),
    needs_consent: input('needs_consent'),
  },
  tabs: [
    { name: 'board', title: 'auto-bookings:board.tab', of: BoardTab, first: true },
    { name: 'people', title: 'auto-bookings:people.tab', of: PeopleTab },
  ],
});
