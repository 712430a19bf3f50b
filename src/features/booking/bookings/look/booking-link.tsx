import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { withQuery } from '#src/navigation/page/with-query.ts';

/** Opens a booking over the screen that is there. */
export function BookingLink({ id, children }: { id: number; children: ReactNode }) {
  const { pathname, search, state } = useLocation() as ReturnType<typeof useLocation> & {
    state: unknown;
  };
  const query = withQuery(new URLSearchParams(search), { booking: String(id) });
  return (
    <Link to={{ pathname, search: query.toString() }} state={state}>
      {children}
    </Link>
  );
}
