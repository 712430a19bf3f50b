import { calendarCalls } from '#contract/booking/booking-settings/calendar-calls.ts';
import { calendars } from '#contract/booking/booking-settings/calendars.ts';
import { warningsOf } from '#contract/booking/booking-settings/health-rules.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { dayOf } from '#contract/kit/time/zoned-time.ts';
import { displacedBookings } from '#server/features/booking/bookings/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { mount } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { countryOfCompany, countsOf, setUpOf } from './set-up-repo.ts';
import { copyWeek, openMinutes } from './weeks.ts';
import { peopleOfSite } from './people-repo.ts';
import { setUpCalendar } from './set-up.ts';

/** Calendars as a whole: how one is set up and what is the matter with it, and a new one in one go. */
export function calendarRoutes(app: AppContext): void {
  mount(
    app,
    calendarCalls,
  )({
    overview: async ({ db, params, caller, now }) => {
      const row = (await rowWithId(db, calendars, params.id)) as RowOf<typeof calendars>;
      const { id, name, is_default, slot_interval } = row;
      const country = await countryOfCompany(db, caller.companyId);
      const setUp = await setUpOf(db, row, country);
      const counts = await countsOf(db, id);
      const warnings = warningsOf(setUp, dayOf(now.getTime(), caller.timezone));
      const { timezone } = caller;
      return { data: { id, name, is_default, slot_interval, timezone, counts, warnings } };
    },
    setUp: async (context) => ({ data: { id: await setUpCalendar(app, context) } }),
    people: async ({ db }) => ({ data: await peopleOfSite(db) }),
    week: async (context) => ({
      data: await openMinutes(context, context.params.id, context.query.from),
    }),
    displaced: async (context) => {
      const { db, params, query } = context;
      await rowWithId(db, calendars, params.id);
      const { place_id: placeId, resource_id: resourceId } = query;
      const scope = { calendarId: params.id, placeId, resourceId };
      const between = { from: Date.parse(query.from), to: Date.parse(query.to) };
      return { data: await displacedBookings(context, { ...scope, ...between }) };
    },
    copyWeek: async (context) => ({
      data: await copyWeek(app, context, context.params.id, context.body),
    }),
  });
}
