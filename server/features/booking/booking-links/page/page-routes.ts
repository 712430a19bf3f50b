import { icsOf } from '#contract/booking/booking-links/ics.ts';
import { bookingPageCalls, type LinkedBooking } from '#contract/booking/booking-links/page.ts';
import { bookings } from '#contract/booking/bookings.ts';
import { dayOf, daysAfter } from '#contract/kit/time/zoned-time.ts';
import type { Language } from '#contract/platform/languages.ts';
import {
  bookingPath,
  eventUid,
  otherTimes,
  publishBooking,
} from '#server/features/booking/bookings/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { countTry } from '#server/kit/attempts/attempts.ts';
import { AppError } from '#server/kit/errors.ts';
import { hashOf } from '#server/kit/keys/secret-code.ts';
import { atLink } from '#server/kit/links/at-link.ts';
import { claimLinkKey, linksOf, revokeLinks, type OpenLink } from '#server/kit/links/link-repo.ts';
import { setTakesSms } from '#server/kit/mail/sms-refusals-repo.ts';
import type { Context } from '#server/kit/context.ts';
import { mount, mountUnmanaged } from '#server/kit/mount.ts';
import { writeHistory } from '#server/kit/resource/history-repo.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { assertInUse } from '#server/kit/resource/write.ts';
import { answer, moveTo } from './change-by-customer.ts';
import { eventOf } from './event-of.ts';
import { linkedBooking } from './linked-booking-repo.ts';
import { pageOf } from './page-of.ts';

const { link: make, revokeLink: revoke, ...open } = bookingPageCalls;
const kind = 'booking';
const kinds = [kind] as const;
const opened = { kind, tooMany: 'bookings.link_too_many', ended: 'bookings.link_ended' } as const;
const daysShown = 7;

// In a quarter of an hour, by one address: more than anybody presses.
const mostRequests = 200;

interface LinkRequest {
  readonly params: { readonly code: string };
  readonly address: string;
  readonly requestId: string;
  readonly now: Date;
  readonly language: Language;
}

/** The page of a booking, for its customer, and its address. */
export function pageRoutes(app: AppContext): void {
  const engine = () => app.engines.get(bookings.name)!;

  mount(app, { make, revoke })({
    make: async ({ db, caller, params: { id } }) => {
      assertInUse(await lockRow(db, bookings, id));
      const path = await bookingPath(app, db, caller, id);
      // Of one that has ended too, for whoever wonders why it opens nothing.
      const links = await linksOf(db, { kinds, bookingId: id }, new Date(0));
      const openings = links.flatMap(({ opened_at: at }) => at?.getTime() ?? []);
      return {
        data: {
          path,
          openedAt: openings.length > 0 ? new Date(Math.min(...openings)).toISOString() : null,
          endsAt: links[0]?.expires_at?.toISOString() ?? null,
        },
      };
    },
    revoke: async (context) => {
      const { db, params, now } = context;
      // First the address and then the booking, as whoever changes it by one does.
      await revokeLinks(db, { kinds, bookingId: params.id }, now);
      const { id } = await lockRow(db, bookings, params.id);
      await writeHistory(context, bookings, 'revoke_link', [{ id, changes: [] }]);
      return { data: null };
    },
  });

  /** Answers the page, after what is done first. */
  const atPage = (
    request: LinkRequest,
    first?: (context: Context, link: OpenLink & { bookingId: number }) => Promise<void>,
  ): Promise<{ data: LinkedBooking }> =>
    atLink(app, opened, request, async (context, link) => {
      const { bookingId } = link;
      if (bookingId === null || !(await linkedBooking(context.db, link))) return undefined;
      await first?.(context, { ...link, bookingId });
      const page = await pageOf(context, link, request.language);
      return page && { data: page };
    });

  const changing = async (
    request: LinkRequest & { readonly body: { readonly key: string } },
    change: (context: Context, id: number) => Promise<void>,
  ) => {
    await countRequest(app, request);
    return atPage(request, async (context, { id, bookingId }) => {
      if (!(await claimLinkKey(context.db, id, request.body.key))) return;
      await change(context, bookingId);
      publishBooking(app, context);
    });
  };

  mountUnmanaged(
    app,
    open,
  )({
    page: (request) => atPage(request),
    freeTimes: async (request) => {
      await countRequest(app, request);
      return atLink(app, opened, request, async (context, link) => {
        const booking = await linkedBooking(context.db, link);
        if (!booking) return undefined;
        const { from } = request.query;
        const days = Array.from({ length: daysShown }, (_, nth) => daysAfter(from, nth));
        const times = await timesOf(context, booking, { from, to: days.at(-1)! });
        const startsByDay = days.map((day) => ({
          day,
          times: times
            .filter((at) => dayOf(at, link.timezone) === day)
            .map((at) => new Date(at).toISOString()),
        }));
        return { data: startsByDay };
      });
    },
    answer: (request) =>
      changing(request, (context, id) => answer(engine(), context, id, request.body)),
    moveTo: async (request) => {
      // All customers share a turn with those who book at a counter.
      using _job = await app.heavyJobs.booking.take(0);
      return await changing(request, (context, id) => moveTo(engine(), context, id, request.body));
    },
    takeSms: async (request) => {
      await countRequest(app, request);
      return atPage(request, async (context, { chainId, bookingId: id, contactHash }) => {
        const { mobile: phone, takes_sms: takes } = (await linkedBooking(context.db, {
          bookingId: id,
          contactHash,
        }))!;
        const { wanted } = request.body;
        // Who was only shown the address may have booked with anybody's number.
        if (takes === null || !(await setTakesSms(context.db, { chainId, phone }, wanted))) return;
        const action = wanted ? 'take_sms' : 'refuse_sms';
        await writeHistory(context, bookings, action, [{ id, changes: [] }]);
      });
    },
    calendarFile: (request) =>
      atLink(app, opened, request, async ({ db }, link) => {
        const booking = await linkedBooking(db, link);
        const event =
          booking &&
          eventOf(booking, {
            uid: eventUid(app, { chainId: link.chainId, bookingId: booking.id }),
            site: link.siteName,
            language: booking.language ?? request.language,
            url: `${app.publicUrl}/b/${request.params.code}`,
          });
        if (!event) return undefined;
        return {
          name: `${booking.ticket}.ics`,
          type: 'text/calendar; charset=utf-8',
          content: icsOf(link.siteName, [event]),
        };
      }),
  });
}

/** When a booking could be instead; never, where what is done in it is not done any more. */
async function timesOf(...args: Parameters<typeof otherTimes>): Promise<number[]> {
  try {
    return await otherTimes(...args);
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'bookings.unknown_service') return [];
    throw cause;
  }
}

async function countRequest(app: AppContext, { params, now }: LinkRequest): Promise<void> {
  const subject = `booking-link:${hashOf(params.code).toString('base64url')}`;
  const over = await countTry(app, { [subject]: mostRequests }, now);
  if (over.size > 0) throw new AppError(opened.tooMany);
}
