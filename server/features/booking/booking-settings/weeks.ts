import type { CopiedWeek } from '#contract/booking/booking-settings/calendar-calls.ts';
import { calendars } from '#contract/booking/booking-settings/calendars.ts';
import { bookingPlans } from '#contract/booking/booking-settings/workshop.ts';
import { hoursOf } from '#contract/booking/schedules/schedule.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { daysAfter, instantAt, wallTime } from '#contract/kit/time/zoned-time.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { addRow, archiveRow } from '#server/kit/resource/write.ts';
import { countryOfCompany, plansBetween, setUpOf } from './set-up-repo.ts';

const dayMs = 86_400_000;

/** How many minutes the places of a calendar are open together on each day of a week. */
export async function openMinutes(
  { db, caller }: Context,
  id: number,
  from: string,
): Promise<Record<string, number>> {
  const calendar = (await rowWithId(db, calendars, id)) as RowOf<typeof calendars>;
  const setUp = await setUpOf(db, calendar, await countryOfCompany(db, caller.companyId));
  const scheduleOf = (own: number | null) =>
    setUp.schedules.find((one) => one.id === (own ?? calendar.schedule_id));
  const days = Array.from({ length: 7 }, (_, after) => daysAfter(from, after));
  const minutesOn = (day: string) =>
    setUp.places.map(({ schedule_id: own }) => {
      const schedule = scheduleOf(own);
      const hours = schedule ? hoursOf(schedule, day).hours : [];
      return hours.reduce((sum, [begin, end]) => sum + Math.max(0, end - begin), 0);
    });
  return Object.fromEntries(
    days.map((day) => [day, minutesOn(day).reduce((sum, one) => sum + one, 0)]),
  );
}

/**
 * Plans a week as another is planned, at the same times by the clock of the site; with `instead`,
 * what is planned there already is put away. Throws where they are the same week.
 */
export async function copyWeek(
  app: AppContext,
  context: Context,
  id: number,
  { from, to, instead }: CopiedWeek,
): Promise<{ copied: number; replaced: number }> {
  const { db, caller } = context;
  await rowWithId(db, calendars, id);
  if (to > daysAfter(from, -7) && to < daysAfter(from, 7))
    throw new AppError('booking-settings.same_week');
  const zone = caller.timezone;
  const engine = app.engines.get(bookingPlans.name)!;
  const weekOf = (day: string) =>
    plansBetween(
      db,
      id,
      new Date(instantAt(Date.parse(day), zone)),
      new Date(instantAt(Date.parse(day) + 7 * dayMs, zone)),
    );
  const shift = Date.parse(to) - Date.parse(from);
  const moved = (at: string) =>
    new Date(instantAt(wallTime(Date.parse(at), zone) + shift, zone)).toISOString();
  const plans = await weekOf(from);
  const there = instead ? await weekOf(to) : [];
  for (const plan of there) await archiveRow(engine, context, plan.id, 'archive');
  for (const { id: _, begins_at, ends_at, ...plan } of plans) {
    const times = {
      begins_at: moved(begins_at.toISOString()),
      ends_at: moved(ends_at.toISOString()),
    };
    await addRow(engine, context, { ...plan, ...times });
  }
  context.afterCommit(() => publishChanged(app, bookingPlans, caller));
  return { copied: plans.length, replaced: there.length };
}
