import { Navigate } from 'react-router';
import { shellCalls } from '#contract/platform/shell.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { CalendarView } from './calendar-view.tsx';

/** The calendar, for whoever has it; the others are led to the list of bookings. */
export default function CalendarScreen() {
  const siteId = useSiteId();
  const profile = useLoaded(siteId, shellCalls.profile)?.data.profile;
  if (!profile) return <Skeleton rows={8} />;
  if (profile.features.includes('BookingCalendarView')) return <CalendarView />;
  return <Navigate replace to={sitePath(siteId, 'bookings')} />;
}
