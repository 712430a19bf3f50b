import { sql } from 'kysely';
import type { Season, ScheduleException } from '#contract/booking/booking-settings/calendars.ts';
import type { SetUp } from '#contract/booking/booking-settings/health-rules.ts';
import type { HolidayCountry } from '#contract/booking/holidays/holidays.ts';
import type { Week } from '#contract/booking/schedules/schedule.ts';
import type { PlaceKind } from '#contract/booking/slots/site.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { Tx } from '#server/db/open.ts';
import { anyTable, onTheWire, tableOf, type Stored } from '#server/kit/resource/resource-table.ts';

const registers = [
  'booking_categories',
  'booking_services',
  'booking_addons',
  'booking_schedules',
  'booking_places',
  'booking_resources',
  'booking_portals',
  'booking_reminders',
] as const;

/** How many rows in use each register of a calendar has, by their tables. */
export async function countsOf(tx: Tx, calendar: number): Promise<Record<string, number>> {
  const counts = registers.map(
    (table) => sql`(select count(*) from ${sql.table(table)}
      where calendar_id = ${calendar} and archived_at is null) as ${sql.ref(table)}`,
  );
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(tx);
  return rows[0]!;
}

/** A calendar as it is set up, with what is in use. */
export async function setUpOf(
  tx: Tx,
  calendar: SetUp['calendar'],
  siteCountry: string,
): Promise<SetUp> {
  const services = await tx
    .selectFrom('booking_services')
    .select(['id', 'name', 'people', 'minutes', 'skills', 'place_kinds', 'in_portals'])
    .where('calendar_id', '=', calendar.id)
    .where('archived_at', 'is', null)
    .orderBy('position')
    .execute();
  const places = await tx
    .selectFrom('booking_places')
    .select(['id', 'kind', 'schedule_id'])
    .where('calendar_id', '=', calendar.id)
    .where('archived_at', 'is', null)
    .execute();
  const resources = await tx
    .selectFrom('booking_resources')
    .select(['id', 'skills', 'efficiency'])
    .where('calendar_id', '=', calendar.id)
    .where('archived_at', 'is', null)
    .execute();
  const portals = await tx
    .selectFrom('booking_portals')
    .select(['id', 'name', 'state', 'service_ids'])
    .where('calendar_id', '=', calendar.id)
    .where('archived_at', 'is', null)
    .execute();
  const schedules = await tx
    .selectFrom('booking_schedules')
    .select(['id', 'name', 'weeks', 'seasons', 'holidays', 'country', 'exceptions'])
    .where('calendar_id', '=', calendar.id)
    .where('archived_at', 'is', null)
    .execute();
  return {
    calendar,
    services: services.map((one) => ({ ...one, place_kinds: one.place_kinds as PlaceKind[] })),
    places: places.map((one) => ({ ...one, kind: one.kind as PlaceKind })),
    resources,
    portals: portals.map((one) => ({ ...one, service_ids: one.service_ids as number[] })),
    schedules: schedules.map(({ id, name, weeks, seasons, holidays, country, exceptions }) => ({
      id,
      name,
      weeks: weeks as Week[],
      seasons: seasons as Season[],
      holidays: holidays === 'open' ? null : ((country || siteCountry) as HolidayCountry),
      exceptions: exceptions as ScheduleException[],
    })),
  };
}

/** The rows in use of one register of a calendar, in the order in which they were made. */
export async function rowsOfCalendar(
  tx: Tx,
  resource: Resource,
  calendar: number,
): Promise<Stored[]> {
  const rows = await anyTable(tx)
    .selectFrom(tableOf(resource))
    .selectAll()
    .where('calendar_id', '=', calendar)
    .where('archived_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => onTheWire(resource, row as Stored));
}

/** What of a calendar's plans begins within a time. */
export const plansBetween = (tx: Tx, calendar: number, from: Date, to: Date) =>
  tx
    .selectFrom('booking_plans')
    .select(['id', 'calendar_id', 'kind', 'resource_id', 'place_id', 'begins_at', 'ends_at'])
    .select(['note', 'published'])
    .where('calendar_id', '=', calendar)
    .where('archived_at', 'is', null)
    .where('begins_at', '>=', from)
    .where('begins_at', '<', to)
    .orderBy('begins_at')
    .limit(1000)
    .execute();

/** The country of a company: whose holidays its sites have. */
export async function countryOfCompany(tx: Tx, company: number): Promise<string> {
  const { country } = await tx
    .selectFrom('companies')
    .select('country')
    .where('id', '=', company)
    .executeTakeFirstOrThrow();
  return country;
}
