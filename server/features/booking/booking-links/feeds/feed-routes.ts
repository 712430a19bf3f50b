import { createHash } from 'node:crypto';
import { calendarFeedCalls, type CalendarFeed } from '#contract/booking/booking-links/feeds.ts';
import { icsOf } from '#contract/booking/booking-links/ics.ts';
import { calendars } from '#contract/booking/booking-settings/calendars.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import { codeOf, hashOf, newCode } from '#server/kit/keys/secret-code.ts';
import { atLink } from '#server/kit/links/at-link.ts';
import { insertLink, linksOf, revokeLinks } from '#server/kit/links/link-repo.ts';
import { mount, mountUnmanaged } from '#server/kit/mount.ts';
import { writeHistory } from '#server/kit/resource/history-repo.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { fedBookings, nameOfFeed, type FedBooking } from './feeds-repo.ts';

const { readFeed, ...calls } = calendarFeedCalls;
const kind = 'calendar';
const kinds = [kind] as const;
const dayMs = 86_400_000;
const past = 30 * dayMs;
const coming = 180 * dayMs;

/** The addresses at which calendar programs read the bookings of a calendar, and what they read. */
export function feedRoutes(app: AppContext): void {
  mount(
    app,
    calls,
  )({
    feeds: async ({ db, params, now }) => {
      const { id } = await rowWithId(db, calendars, params.id);
      return { data: (await linksOf(db, { kinds, calendarId: id }, now)).map(feedOf) };
    },
    addFeed: async (context) => {
      const { db, caller, params, body } = context;
      const { id } = await rowWithId(db, calendars, params.id);
      if ((await nameOfFeed(db, id, body.resource_id)) === undefined) {
        throw new AppError('common.wrong_input', {}, { resource_id: 'fields.unknown' });
      }
      const code = newCode();
      const link = await insertLink(db, caller, {
        kind,
        hash: hashOf(code),
        calendarId: id,
        resourceId: body.resource_id,
        shows: body.shows,
      });
      await writeHistory(context, calendars, 'add_feed', [{ id, changes: [] }]);
      const path = `/api${readFeed.path.replace('{code}', code)}`;
      return { data: { ...feedOf(link), path } };
    },
    revokeFeed: async (context) => {
      const { db, params, now } = context;
      const { id, feedId } = params;
      const revoked = await revokeLinks(db, { kinds, calendarId: id, id: feedId }, now);
      if (revoked.length === 0) throw new AppError('common.not_found');
      await writeHistory(context, calendars, 'revoke_feed', [{ id, changes: [] }]);
      return { data: null };
    },
  });

  mountUnmanaged(app, { readFeed })({
    readFeed: (request) =>
      atLink(
        app,
        { kind, tooMany: 'bookings.link_too_many' },
        request,
        async ({ db, now }, link) => {
          const { calendarId, resourceId, chainId } = link;
          const name =
            calendarId === null ? undefined : await nameOfFeed(db, calendarId, resourceId);
          if (calendarId === null || name === undefined) return undefined;
          const [from, to] = [new Date(now.getTime() - past), new Date(now.getTime() + coming)];
          const rows = await fedBookings(db, { calendarId, resourceId, from, to });
          const content = icsOf(
            `${link.siteName}: ${name}`,
            rows.map((row) => ({
              ...eventOf(row, link.shows),
              uid: `${codeOf(app.keys, `booking-event:${chainId}:${row.id}`)}@wheelhouse`,
            })),
          );
          const etag = `"${createHash('sha256').update(content).digest('base64url')}"`;
          return { name: 'bookings.ics', type: 'text/calendar; charset=utf-8', content, etag };
        },
      ),
  });
}

const eventOf = (row: FedBooking, shows: readonly string[]) => {
  const parts = [
    shows.includes('plate') && row.licenseplate,
    shows.includes('services') && row.services,
    row.ticket,
  ];
  return {
    sequence: row.version,
    changedAt: row.changed_at.toISOString(),
    beginsAt: row.begins_at.toISOString(),
    endsAt: new Date(row.begins_at.getTime() + row.minutes * 60_000).toISOString(),
    title: parts.filter(Boolean).join(' · '),
    isCancelled: false,
  };
};

const feedOf = (link: Awaited<ReturnType<typeof insertLink>>): CalendarFeed => ({
  id: link.id,
  resource_id: link.resource_id,
  shows: link.shows as CalendarFeed['shows'],
  createdAt: link.created_at.toISOString(),
  readAt: link.last_seen_at?.toISOString() ?? null,
});
