import i18next from 'i18next';
import { bookings } from '#contract/booking/bookings.ts';
import type { BookingState } from '#contract/booking/booking-rules.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import type { StatusOf } from '#src/crud/values/row-status.tsx';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { lazyComponent, lazyScreen } from '#src/ui/state/lazy-component.tsx';
import { TimeCell } from './list/time-cell.tsx';
import { todayQuery, tomorrowQuery } from './list/day-queries.ts';
import { lookOf } from './look/booking-look.ts';

// The list does without what makes and shows one.
const NewBooking = lazyScreen(async () => (await import('./new/new-booking-screen.tsx')).default);
const BookingHead = lazyScreen(async () => (await import('./one/booking-head.tsx')).BookingHead);

const checkIn = () => import('./list/check-in.tsx');
const CheckInCell = lazyComponent(async () => (await checkIn()).CheckInCell);
const CheckInSwipe = lazyComponent(async () => (await checkIn()).CheckInSwipe);
const WheelsCell = lazyComponent(async () => (await import('./list/wheels-cell.tsx')).WheelsCell);
const KeepDays = lazyComponent(async () => (await import('./list/keep-days.ts')).KeepDays);

const statusOf: StatusOf = (row) => {
  const { tone, shape, word } = lookOf({
    state: row['state'] as BookingState,
    is_confirmed: row['is_confirmed'] === true,
    no_show: row['no_show'] === true,
    checked_in_at: row['checked_in_at'] as string | null,
  });
  return { tone, shape, text: i18next.t(`bookings:look.${word}`), field: 'state' };
};

const screens = screensOf(bookings, {
  card: ['begins_at', 'licenseplate', 'contact_name', 'services', 'places', 'checked_in_at'],
  cells: {
    ticket: { width: 136 },
    begins_at: { width: 170, Cell: TimeCell },
    minutes: { width: 100 },
    contact_name: { width: 150 },
    services: { width: 170 },
    places: { width: 170 },
    state: { width: 174 },
    checked_in_at: { width: 150, Cell: CheckInCell },
    set_id: { width: 170, Cell: WheelsCell },
  },
  status: statusOf,
  views: [
    { title: 'bookings:views.today', query: todayQuery },
    { title: 'bookings:views.tomorrow', query: tomorrowQuery },
    { title: 'bookings:views.mine', query: `${todayQuery}&mine=true` },
    { title: 'bookings:views.week', query: 'begins_at_in=this_week&sort_by=begins_at:asc' },
    {
      title: 'bookings:views.unconfirmed',
      query: 'is_confirmed=false&state=active&sort_by=begins_at:asc',
    },
    { title: 'bookings:views.noShow', query: 'no_show=true' },
  ],
  begin: todayQuery,
  swipe: CheckInSwipe,
  more: [
    { path: 'bookings/calendar', title: 'bookings:calendar', right: 'bookings.read' },
    { path: 'bookings/move-day', title: 'bookings:moveDay.title', right: 'bookings.write' },
    { path: 'bookings/debug-times', title: 'bookings:debug.title', right: 'bookings.settings' },
  ],
  head: BookingHead,
});

function DayList() {
  return (
    <>
      <KeepDays siteId={useSiteId()} />
      <screens.list />
    </>
  );
}

export default { ...screens, list: DayList, add: () => <NewBooking /> };
