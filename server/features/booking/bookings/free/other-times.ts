import type { Context } from '#server/kit/context.ts';
import { bookedOf, type Booked } from './booked-repo.ts';
import { ask, timesOf, type Asking, type Days } from './ask.ts';

/** A booking as far as it decides when it could be instead. */
interface Standing {
  readonly id: number;
  readonly calendar_id: number | null;
  readonly set_id: number | null;
  readonly portal_id: number | null;
  readonly is_drop_in: boolean | null;
}

/** What is done in a booking, as somebody would want it again. */
export const askingAgain = async (
  { db }: Pick<Context, 'db'>,
  booking: Standing,
): Promise<Asking> => askingBy(booking, (await bookedOf(db, [booking.id])).get(booking.id));

/** The same of lines that were read before. */
export function askingBy(
  { id, calendar_id, set_id, is_drop_in }: Standing,
  booked: Booked | undefined,
): Asking {
  const lines = booked?.lines ?? [];
  return {
    services: lines.flatMap(({ service_id: service }) => service ?? []),
    addons: lines.flatMap(({ addon_id: addon, quantity }) =>
      addon === null ? [] : [{ id: addon, quantity }],
    ),
    calendar_id: calendar_id ?? undefined,
    set_id,
    is_drop_in: is_drop_in ?? false,
    booking_id: id,
    booked,
  };
}

/** When a booking could begin instead on some days (ms), as its customer may choose. */
export async function otherTimes(
  context: Pick<Context, 'db' | 'caller' | 'now'>,
  booking: Standing,
  days: Days,
): Promise<number[]> {
  const asking = await askingAgain(context, booking);
  const search = await ask(context, { ...asking, portal_id: booking.portal_id }, days);
  return timesOf(search)
    .filter(({ ok }) => ok)
    .map(({ start }) => start);
}
