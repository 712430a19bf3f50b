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
 * which times are free between two instants: in one question. Undefined where there is none.
 */
export async function storedSite(
  tx: Tx,
  calendarId: number | undefined,
  { from, to }: Between,
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
        where w.living and w.begins_at >= ${at(from - longest)} and w.begins_at < ${at(to)}
          and w.ends_at > ${at(from)}
        order by w.id`)} as busy
    from calendars c
    join sites s on s.chain_id = c.chain_id and s.id = c.site_id
    join companies o on o.chain_id = s.chain_id and o.id = s.company_id
    where c.archived_at is null
      and ${calendarId === undefined ? sql`c.is_default` : sql`c.id = ${calendarId}`}`.execute(tx);
  return found.rows[0];
}

/** What is asked for of a calendar's offer, as it is stored. */
export interface StoredOffer {
  readonly services: readonly StoredService[];
  readonly addons: readonly StoredAddon[];
  /** Days that it takes to bring the wheels; null where none are asked for, or a portal's site has all of its own at hand. */
  readonly lead: { readonly elsewhere: boolean; readonly days: number | null } | null;
  readonly portal: StoredPortal | null;
}

export interface StoredService {
  readonly id: number;
  readonly name: string;
  readonly minutes: number;
  readonly minutes_by_class: Readonly<Record<string, number>>;
  readonly buffer_before: number;
  readonly buffer_after: number;
  readonly price: number | null;
  readonly people: 0 | 1 | 2;
  readonly skills: readonly string[];
  readonly place_kinds: readonly PlaceKind[];
  readonly needs_set: boolean;
  readonly notice_hours: number | null;
  readonly per_day: number | null;
  readonly valid_from: string | null;
  readonly valid_to: string | null;
  readonly in_portals: boolean;
}

export interface StoredAddon {
  readonly id: number;
  readonly name: string;
  readonly service_id: number | null;
  readonly minutes: number;
  readonly price: number | null;
  readonly most: number;
  readonly skills: readonly string[];
  readonly place_kinds: readonly PlaceKind[];
  readonly in_portals: boolean;
}

interface StoredPortal {
  readonly id: number;
  readonly name: string;
  readonly notice_hours: number;
  readonly days_ahead: number;
  readonly share: number;
  readonly service_ids: readonly number[];
}

/** From how far each of some sets of wheels comes; of those that are archived nothing. */
export async function leadsOf(
  tx: Tx,
  setIds: readonly number[],
): Promise<ReadonlyMap<number, NonNullable<StoredOffer['lead']>>> {
  const { rows } = await sql<{ id: number; elsewhere: boolean; days: number | null }>`
    select s.id, ${leadOfSet}
    where s.id = any (${[...setIds]}::bigint[]) and s.archived_at is null`.execute(tx);
  return new Map(rows.map(({ id, ...lead }) => [id, lead]));
}

const leadOfSet = sql`coalesce(w.kind <> 'site', false) as elsewhere, w.lead_days as days
    from wheel_sets s
    left join storage_places p on p.chain_id = s.chain_id and p.id = s.place_id
    left join warehouses w on w.chain_id = p.chain_id and w.id = p.warehouse_id`;

interface OfferQuery {
  readonly calendarId: number;
  readonly services: readonly number[];
  readonly addons: readonly number[];
  readonly setId: number | undefined;
  readonly portalId: number | undefined;
}

/** The services and add-ons of a calendar, the wheels and the portal that are asked for: in one question. */
export async function storedOffer(tx: Tx, wanted: OfferQuery): Promise<StoredOffer> {
  const rows = (query: ReturnType<typeof sql>) =>
    sql`(select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (${query}) x)`;
  const one = (query: ReturnType<typeof sql>) => sql`(select to_jsonb(x) from (${query}) x)`;
  const ours = sql`calendar_id = ${wanted.calendarId} and archived_at is null`;
  const services = sql`${ours} and id = any (${[...wanted.services]}::bigint[])`;
  const ofSet = sql`select ${leadOfSet}
    where s.id = ${wanted.setId ?? null} and s.archived_at is null`;
  // As if they came from the farthest warehouse: what is free must not tell whose wheels are where.
  const ofPortal = sql`select true as elsewhere, max(coalesce(w.lead_days, c.lead_days)) as days
    from warehouses w, calendars c
    where w.kind <> 'site' and w.archived_at is null and c.id = ${wanted.calendarId}
      and exists (select from booking_services where ${services} and needs_set)
    having count(*) > 0`;
  const { rows: found } = await sql<StoredOffer>`
    select
      ${rows(sql`select id, name, minutes, minutes_by_class, buffer_before, buffer_after, price,
          people, skills, place_kinds, needs_set, notice_hours, per_day, valid_from, valid_to, in_portals
        from booking_services where ${services}`)} as services,
      ${rows(sql`select id, name, service_id, minutes, price, most, skills, place_kinds, in_portals
        from booking_addons where ${ours} and id = any (${[...wanted.addons]}::bigint[])`)} as addons,
      ${one(wanted.portalId === undefined ? ofSet : ofPortal)} as lead,
      ${one(sql`select id, name, notice_hours, days_ahead, share, service_ids
        from booking_portals where ${ours} and id = ${wanted.portalId ?? null}`)} as portal`.execute(
    tx,
  );
  return found[0]!;
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
