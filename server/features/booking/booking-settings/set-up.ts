import type { calendarCalls } from '#contract/booking/booking-settings/calendar-calls.ts';
import { bookingSchedules, calendars } from '#contract/booking/booking-settings/calendars.ts';
import {
  bookingAddons,
  bookingCategories,
  bookingServices,
} from '#contract/booking/booking-settings/catalogue.ts';
import { bookingReminders } from '#contract/booking/booking-settings/reminders.ts';
import { bookingPlaces, bookingResources } from '#contract/booking/booking-settings/workshop.ts';
import type { Field } from '#contract/kit/field.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { writableOf, type Values } from '#server/kit/resource/resource-table.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { addRow, saveRow } from '#server/kit/resource/write.ts';
import { say } from '#server/kit/words.ts';
import { rowsOfCalendar } from './set-up-repo.ts';
import { usualRows } from './usual-rows.ts';

type SettingUp = Context<typeof calendarCalls.setUp>;

// What points at another comes after it.
const copied: readonly Resource[] = [
  bookingSchedules,
  bookingCategories,
  bookingServices,
  bookingAddons,
  bookingReminders,
];

/** Makes a calendar that takes bookings at once: open as said, with lifts and people, and the usual services, or those of another calendar. */
export async function setUpCalendar(app: AppContext, context: SettingUp): Promise<number> {
  const { body, db, language } = context;
  const { week, lifts, people, like_id: like } = body;
  const word = (key: string, values = {}) => say(language, 'booking-settings', key, values);
  const add = async (of: Resource, values: Values) => {
    const { id } = await addRow(app.engines.get(of.name)!, context, values);
    context.afterCommit(() => publishChanged(app, of, context.caller));
    return id;
  };
  const first: Values = like === null ? {} : await rowWithId(db, calendars, like);
  const { is_default: _, schedule_id: __, ...rules } = ownFields(calendars, first);
  const calendar_id = await add(calendars, { ...rules, name: body.name });
  const schedule_id = await add(bookingSchedules, {
    calendar_id,
    name: word('setUp.openingHours'),
    weeks: [week],
  });
  await saveRow(app.engines.get(calendars.name)!, context, calendar_id, { schedule_id });
  if (like === null) {
    const usual = usualRows(language);
    for (const one of usual.services) await add(bookingServices, { ...one, calendar_id });
    for (const one of usual.addons) await add(bookingAddons, { ...one, calendar_id });
    for (const one of usual.reminders) await add(bookingReminders, { ...one, calendar_id });
  } else await copyRows(like, calendar_id);
  for (let at = 1; at <= lifts; at++) {
    await add(bookingPlaces, { calendar_id, name: word('setUp.lift', { at }), position: 10 * at });
  }
  for (const name of people) await add(bookingResources, { calendar_id, name });
  return calendar_id;

  async function copyRows(from: number, to: number) {
    const became = new Map<string, number>();
    for (const resource of copied) {
      for (const { id, ...row } of await rowsOfCalendar(db, resource, from)) {
        const values = ownFields(resource, row);
        for (const [name, { of, ids }] of Object.entries<Field>(resource.fields)) {
          const to = (of ?? ids?.[''])?.().name;
          const next = (id: unknown) => became.get(`${to} ${String(id)}`);
          if (of && name !== 'calendar_id') values[name] = next(values[name]) ?? null;
          if (ids) values[name] = (values[name] as number[]).flatMap((id) => next(id) ?? []);
        }
        became.set(`${resource.name} ${id}`, await add(resource, { ...values, calendar_id: to }));
      }
    }
  }
}

const ownFields = (resource: Resource, row: Values): Record<string, unknown> =>
  Object.fromEntries(
    writableOf(resource).flatMap((name) => (name in row ? [[name, row[name]]] : [])),
  );
