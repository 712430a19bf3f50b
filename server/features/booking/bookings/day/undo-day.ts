import { bookings } from '#contract/booking/bookings.ts';
import { bookingPlans } from '#contract/booking/booking-settings/workshop.ts';
import type { dayMoveCalls } from '#contract/booking/day-moves.ts';
import type { Answer } from '#contract/kit/call.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import type { Stored } from '#server/kit/resource/resource-table.ts';
import { archiveRow, nextRow, writeRows, type Engine } from '#server/kit/resource/write.ts';
import { refuseTooSmall } from '../book/check-car.ts';
import { deleteWork } from '../book/work-repo.ts';
import { holdCalendar } from '../free/site-repo.ts';
import { lockDay, noteUndone, restoreWork, type StoodBefore } from './day-repo.ts';
import { errorMessageOf } from './move-day.ts';

type Undo = (typeof dayMoveCalls)['undo'];

/** Puts the bookings of a day back where they stood, with whom, as long as nobody has been told. Throws `bookings.told_already`. */
export async function undoDay(
  engine: Engine,
  context: Context<Undo>,
): Promise<Answer<Undo>['data']> {
  const { db, now, params } = context;
  const found = await lockDay(db, params.id);
  if (!found) throw new AppError('common.not_found');
  if (found.undone_at !== null || found.tell_at <= now) throw new AppError('bookings.told_already');
  await holdCalendar(db, found.calendar_id);
  if (found.plan_id !== null) {
    await archiveRow({ resource: bookingPlans, hooks: {} }, context, found.plan_id, 'archive');
  }
  const done: number[] = [];
  const refused: { id: number; ticket: string; message: string }[] = [];
  // The last first: it may stand where one before it was.
  for (const stood of found.before.toReversed()) {
    const message = await errorMessageOf(context, () => putBack(engine, context, stood));
    if (message === null) done.push(stood.id);
    else refused.push({ id: stood.id, ticket: stood.ticket, message });
  }
  await noteUndone(db, params.id, now, done);
  return { undone: done.length, refused };
}

async function putBack(engine: Engine, context: Context, stood: StoodBefore): Promise<void> {
  const { db } = context;
  const row = (await lockRow(db, bookings, stood.id)) as Stored & RowOf<typeof bookings>;
  if (row.version !== stood.version || row['state'] !== 'active' || row.archived_at !== null)
    throw new AppError('common.changed_elsewhere');
  const places = stood.work.flatMap(({ place_id: place }) => place ?? []);
  await refuseTooSmall(db, row, places);
  await deleteWork(db, stood.id);
  await restoreWork(db, stood);
  const { minutes, price, overbooked } = stood;
  const begins_at = new Date(stood.begins_at).toISOString();
  await writeRows(engine, context, 'move', [
    nextRow(bookings, row, { begins_at, minutes, price, overbooked }),
  ]);
}
