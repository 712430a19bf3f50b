import * as z from 'zod/mini';
import { data, del, done, get, idParam, idParams, instant, post } from '../../kit/call.ts';

/** What a feed may say of a booking besides its ticket; telephone and mail never. */
export const shownInFeeds = ['plate', 'services'] as const;

const newFeed = z.object({
  /** Whose bookings; those of all, where nobody is named. */
  resource_id: z.nullable(idParam),
  shows: z.array(z.enum(shownInFeeds)).check(z.maxLength(shownInFeeds.length)),
});

const feed = z.object({
  id: z.int(),
  resource_id: z.nullable(z.int()),
  shows: z.array(z.enum(shownInFeeds)),
  createdAt: instant,
  readAt: z.nullable(instant),
});
export type CalendarFeed = z.output<typeof feed>;

export const calendarFeedCalls = {
  feeds: get('/v4/site/booking/calendars/{id}/feeds', {
    summary: 'The addresses at which calendar programs read the bookings of a calendar',
    access: 'bookings.settings',
    params: idParams,
    result: data(z.array(feed)),
  }),
  addFeed: post('/v4/site/booking/calendars/{id}/feeds', {
    summary: 'Make such an address; it is shown only this once',
    access: 'bookings.settings',
    secret: true,
    params: idParams,
    body: newFeed,
    result: data(z.extend(feed, { path: z.string() })),
  }),
  revokeFeed: del('/v4/site/booking/calendars/{id}/feeds/{feedId}', {
    summary: 'Close such an address',
    access: 'bookings.settings',
    params: z.object({ id: idParam, feedId: idParam }),
    result: done,
  }),
  readFeed: get('/v3/booking-feeds/{code}/bookings.ics', {
    summary:
      'The bookings of the past 30 and the next 180 days for a calendar program (RFC 5545); not sent again to who has them (ETag)',
    access: 'public',
    answers: 'file',
    params: z.object({ code: z.string().check(z.maxLength(100)) }),
    result: z.unknown(),
    errors: ['bookings.link_too_many'],
  }),
};
