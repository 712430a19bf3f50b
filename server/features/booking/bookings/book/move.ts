import type { bookingCalls } from '#contract/booking/booking-calls.ts';
import { bookings } from '#contract/booking/bookings.ts';
import type { Assignment } from '#contract/booking/slots/candidate.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError, changedElsewhere } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import type { Stored } from '#server/kit/resource/resource-table.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { assertInUse, nextRow, writeRows, type Engine } from '#server/kit/resource/write.ts';
import { ask, type TimeSearch, type Asking } from '../free/ask.ts';
import { priceOf } from '../free/work-lines.ts';
import { askingAgain } from '../free/other-times.ts';
import { holdCalendar } from '../free/site-repo.ts';
import { endHold } from '../holds/holds-repo.ts';
import { checkOverbook } from './book.ts';
import { place } from './place.ts';
import { deleteWork, insertWork, setVehicle, summaryOf } from './work-repo.ts';

type Booking = Stored & RowOf<typeof bookings>;
type MoveCall = Context<(typeof bookingCalls)['move']>;
type MoveContext = Omit<Context, 'params' | 'body'> & Pick<MoveCall, 'params' | 'body'>;

/** Gives a booking another time, place, people or work; null for no time. Throws as `place` does. */
export async function move(
  engine: Engine,
  context: MoveContext,
  by: 'site' | 'customer' = 'site',
): Promise<void> {
  const { db, params, body } = context;
  checkOverbook(context, body.overbook);
  // First the calendar and then the booking, as everybody who books does.
  const { calendar_id } = await rowWithId(db, bookings, params.id);
  await holdCalendar(db, Number(calendar_id));
  const before = (await lockRow(db, bookings, params.id)) as Booking;
  assertInUse(before);
  if (body.version !== before.version) {
    throw changedElsewhere(await rowWithId(db, bookings, params.id));
  }
  if (before.state !== 'active') throw new AppError('bookings.not_movable');
  const asking = await askingOf(context, before, by);
  const { begins_at: begins } = body;
  if (begins === null) {
    const day = todayOf(context);
    const search = await ask(context, asking, { from: day, to: day });
    await write(engine, context, before, { search, assignment: null });
    return;
  }
  await place(context, asking, Date.parse(begins), (placed) =>
    write(engine, context, before, placed, by),
  );
}

/** What the booking shall be: what nobody says of its work stays as it is. A customer goes by the rules of the portal that they booked by. */
async function askingOf(
  context: MoveContext,
  before: Booking,
  by: 'site' | 'customer',
): Promise<Asking> {
  const { body } = context;
  const kept = await askingAgain(context, before);
  const said = body.services && { services: body.services, addons: body.addons ?? [] };
  const { services, addons } = { ...kept, ...said };
  if (services.length === 0) {
    throw new AppError('bookings.no_services', {}, { services: 'fields.required' });
  }
  return {
    ...kept,
    ...body,
    services,
    addons,
    calendar_id: kept.calendar_id,
    set_id: body.set_id ?? before.set_id,
    ...(by === 'customer' && { portal_id: before.portal_id }),
  };
}

/** How heavy and how high the car is, as far as that is said again. */
const carIn = ({ weight, height }: MoveContext['body']) => ({
  ...(weight !== undefined && { weight }),
  ...(height !== undefined && { height }),
});

async function write(
  engine: Engine,
  context: MoveContext,
  before: Booking,
  { search, assignment }: { search: TimeSearch; assignment: Assignment | null },
  by: 'site' | 'customer' = 'site',
): Promise<void> {
  const { db, caller, body } = context;
  const earlier = await summaryOf(db, before.id);
  if (body.form) await endHold(db, body.form);
  const car = carIn(body);
  // Before its work: no place may be too small for the car.
  await setVehicle(db, before.id, car);
  await deleteWork(db, before.id);
  await insertWork(db, caller, { booking_id: before.id }, search.lines, assignment);
  const now = await summaryOf(db, before.id);
  const { changes, ...next } = nextRow(bookings, before, {
    begins_at: body.begins_at && new Date(body.begins_at).toISOString(),
    minutes: assignment?.minutes ?? 0,
    price: priceOf(search.lines),
    overbooked: body.overbook ?? '',
    ...(body.set_id && { set_id: body.set_id }),
    ...car,
    ...(body.classes && { classes: body.classes }),
    // Who was booked unasked, and chooses another time, comes.
    ...(by === 'customer' && before.type === 'auto' && { is_confirmed: true }),
  });
  // Where, by whom and what is told, though no column holds it.
  const differing = (['services', 'places'] as const).filter((name) => earlier[name] !== now[name]);
  const also = differing.map((field) => ({ field, from: earlier[field], to: now[field] }));
  await writeRows(engine, context, 'move', [{ ...next, changes: [...changes, ...also] }]);
}
