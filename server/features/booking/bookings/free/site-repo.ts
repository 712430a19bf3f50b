import { sql } from 'kysely';
import type { bookingSchedules } from '#contract/booking/booking-settings/calendars.ts';
import type { PlaceKind } from '#contract/booking/slots/site.ts';
import type { PlanKind } from '#contract/booking/slots/reasons.ts';
import type { RowOf } from '#contract/kit/row.ts';
import type { Tx } from '#server/db/open.ts';

/** A calendar with all that is booked by, as it is stored; instants are ISO texts. */
export interface StoredSite {
  readonly id: number;
  readonly name: string;
  readonly country: string;
  readonly schedule_id: number | null;
  readonly slot_interval: number;
  readonly drop_in_places: number;
  readonly late_after: number;
  readonly no_show_after: number;
  readonly no_show_fee: number | null;
  readonly cancel_hours: number;
  readonly lead_days: number;
  readonly cut_off: number;
  readonly schedules: readonly StoredSchedule[];
  readonly places: readonly StoredPlace[];
  readonly resources: readonly StoredResource[];
  readonly plans: readonly StoredPlan[];
  readonly busy: readonly StoredWork[];
}

export type StoredSchedule = Pick<
  RowOf<typeof bookingSchedules>,
  'id' | 'name' | 'weeks' | 'seasons' | 'holidays' | 'country' | 'exceptions'
>;

interface StoredPlace {
  readonly id: number;
  readonly name: string;
  readonly kind: PlaceKind;
  readonly most_weight: number | null;
  readonly most_height: number | null;
  readonly schedule_id: number | null;
  readonly cleaning: number;
  readonly position: number;
}

interface StoredResource {
  readonly id: number;
  readonly name: string;
  readonly kind: 'person' | 'machine';
  readonly user_id: number | null;
  readonly skills: readonly string[];
  readonly schedule_id: number | null;
  readonly efficiency: number;
  readonly home_place_id: number | null;
  readonly in_portals: boolean;
}

interface StoredPlan {
  readonly id: number;
  readonly kind: PlanKind;
  readonly place_id: number | null;
  readonly resource_id: number | null;
  readonly begins_at: string;
  readonly ends_at: string;
  readonly note: string;
}

interface StoredWork {
  readonly booking_id: number | null;
  readonly ticket: string | null;
  readonly form: string | null;
  /** Of a hold: the booking that is to be moved there. */
  readonly moves: number | null;
  readonly service_id: number | null;
  readonly portal_id: number | null;
  readonly is_drop_in: boolean;
  readonly place_id: number | null;
  readonly resource_id: number | null;
  readonly begins_at: string;
  readonly ends_at: string;
  readonly expires_at: string | null;
}

/** Instants (ms) between which something is looked for. */
export interface Between {
  readonly from: number;
  readonly to: number;
}

// No booking is longer.
const longest = 2880 * 60_000;
const at = (ms: number) => new Date(ms);

/**
 * A calendar of the caller's site, the default one where none is named, with everything that decides
 * which times are free between two instants: in one question; what is booked or held, between others where
 * those are said. Undefined where there is none.
 */
export async function storedSite(
  tx: Tx,
  calendarId: number | undefined,
  { from, to }: Between,
  booked: Between = { from, to },
): Promise<StoredSite | undefined> {
  const rows = (query: ReturnType<typeof sql>) =>
    sql`(select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (${query}) x)`;
  const found = await sql<StoredSite>`
    select c.id, c.name, o.country, c.schedule_id, c.slot_interval, c.drop_in_places, c.late_after,
      c.no_show_after, c.no_show_fee, c.cancel_hours, c.lead_days, c.cut_off,
      ${rows(sql`select id, name, weeks, seasons, holidays, country, exceptions
        from booking_schedules where calendar_id = c.id`)} as schedules,
      ${rows(sql`select id, name, kind, most_weight, most_height, schedule_id, cleaning, position
        from booking_places where calendar_id = c.id and archived_at is null
        order by position, id`)} as places,
      ${rows(sql`select id, name, kind, user_id, skills, schedule_id, efficiency, home_place_id,
          in_portals
        from booking_resources where calendar_id = c.id and archived_at is null
        order by name, id`)} as resources,
      ${rows(sql`select id, kind, place_id, resource_id, begins_at, ends_at, note
        from booking_plans where calendar_id = c.id and published and archived_at is null
          and begins_at < ${at(to)} and ends_at > ${at(from)}`)} as plans,
      ${rows(sql`select w.booking_id, b.ticket, h.form, h.moves_id as moves, w.service_id,
          coalesce(b.portal_id, h.portal_id) as portal_id,
          coalesce(b.is_drop_in, false) as is_drop_in, w.place_id, w.resource_id, w.begins_at,
          w.ends_at, h.expires_at
        from booking_work w
        left join bookings b on b.chain_id = w.chain_id and b.id = w.booking_id
        left join booking_holds h on h.chain_id = w.chain_id and h.id = w.hold_id
        where w.living and w.begins_at >= ${at(booked.from - longest)} and w.begins_at < ${at(booked.to)}
          and w.ends_at > ${at(booked.from)}
        order by w.id`)} as busy
    from calendars c
    join sites s on s.chain_id = c.chain_id and s.id = c.site_id
    join companies o on o.chain_id = s.chain_id and o.id = s.company_id
    where c.archived_at is null
      and ${calendarId === undefined ? sql`c.is_default` : sql`c.id = ${calendarId}`}`.execute(tx);
  return found.rows[0];
}

/** Lets nobody else book by a calendar until the transaction ends: who comes second sees what the first did. */
export const holdCalendar = (tx: Tx, id: number | undefined) =>
  tx
    .selectFrom('calendars')
    .select('id')
    .where((is) => (id === undefined ? is('is_default', '=', true) : is('id', '=', id)))
    .forNoKeyUpdate()
    .execute();

/** The id of a calendar in use of the caller's site: of the default one, where none is named. */
export async function calendarId(tx: Tx, id: number | undefined): Promise<number | undefined> {
  const found = await tx
    .selectFrom('calendars')
    .select('id')
    .where('archived_at', 'is', null)
    .where((is) => (id === undefined ? is('is_default', '=', true) : is('id', '=', id)))
    .executeTakeFirst();
  return found?.id;
}
