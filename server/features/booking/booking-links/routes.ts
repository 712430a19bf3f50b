import type { AppContext } from '#server/kit/app-context.ts';
import { feedRoutes } from './feeds/feed-routes.ts';
import { pageRoutes } from './page/page-routes.ts';

/** What an address opens of bookings without a login: one of them, for its customer, and those of a calendar, for calendar programs. */
export function bookingLinksRoutes(app: AppContext): void {
  pageRoutes(app);
  feedRoutes(app);
}
