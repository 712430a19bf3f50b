import {
  isOfBegin,
  messagesOf,
  type MessageRule,
} from '#contract/booking/messages/message-rules.ts';
import { announce } from '#server/features/platform/notifications/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import {
  bookingsToPlan,
  rulesOfCalendars,
  savePlanned,
  takeEvents,
  earlierMessages,
} from './plan-repo.ts';
import { notifyStaff } from './notify-staff.ts';

const atOnce = 50;

/** Plans the messages of bookings of the site that something happened to, and notifies its people of what they have to know; answers whether there may be more. */
export async function planMessages(
  app: AppContext,
  { db, caller, now, afterCommit }: Pick<Context, 'db' | 'caller' | 'now' | 'afterCommit'>,
): Promise<boolean> {
  const bookings = await bookingsToPlan(db, now, atOnce);
  if (bookings.length === 0) return false;
  const ids = bookings.map(({ id }) => id);
  const events = await takeEvents(db, ids);
  if (await notifyStaff({ db, caller }, events)) afterCommit(() => announce(app));
  const rules = await rulesOfCalendars(db, [...new Set(bookings.map((one) => one.calendarId))]);
  const before = await earlierMessages(db, ids);
  const planned = bookings.flatMap((booking) => {
    const own = rules.filter(({ calendarId }) => calendarId === booking.calendarId);
    const earlier = before.filter(({ bookingId }) => bookingId === booking.id);
    const begins = booking.begins?.getTime() ?? null;
    const messages = events
      .filter(({ bookingId }) => bookingId === booking.id)
      .flatMap(({ what, at }) =>
        messagesOf(
          { what, at: at.getTime() },
          { ...booking, begins },
          own,
          caller.timezone,
          earlier,
        ),
      );
    // What was done twice before it was planned is told once.
    const once = new Map(messages.map((one) => [`${one.ruleId} ${one.about}`, one]));
    return [...once.values()].map((one) => ({
      ...one,
      bookingId: booking.id,
      isOfBegin: isOfBegin(typeOf(own, one.ruleId)),
    }));
  });
  await savePlanned(db, caller, planned);
  return bookings.length === atOnce;
}

const typeOf = (rules: readonly MessageRule[], ruleId: number) =>
  rules.find(({ id }) => id === ruleId)!.type;
