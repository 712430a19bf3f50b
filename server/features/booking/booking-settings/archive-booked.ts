import type { calendars } from '#contract/booking/booking-settings/calendars.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { comingIn, comingWith, openWaveOf, type BookedBy } from './booked-repo.ts';
import { refuseDefault } from './default-calendar.ts';

/** Says how many bookings to come something is booked in, before it is archived in spite of them: they stay as they were booked. A service that a season wave still books stays. */
export const warnBooked =
  (by: BookedBy) =>
  async ({ db, now, body }: Context, { id }: { readonly id: number }): Promise<void> => {
    if (by === 'service_id') refuseWave(await openWaveOf(db, 'id', id));
    if ((body as { override?: boolean }).override) return;
    const count = await comingWith(db, by, id, now);
    if (count > 0) throw new AppError('booking-settings.is_booked', { count });
  };

// What it makes next would have nothing to be booked.
function refuseWave(name: string | undefined): void {
  if (name !== undefined) throw new AppError('booking-settings.in_wave', { name });
}

/** A calendar goes when nobody is to come by it any more, and never while it is the default one. */
export async function refuseBookedCalendar(
  context: Context,
  calendar: RowOf<typeof calendars>,
): Promise<void> {
  await refuseDefault(context, calendar);
  refuseWave(await openWaveOf(context.db, 'calendar_id', calendar.id));
  const count = await comingIn(context.db, calendar.id, context.now);
  if (count > 0) throw new AppError('booking-settings.calendar_is_booked', { count });
}
