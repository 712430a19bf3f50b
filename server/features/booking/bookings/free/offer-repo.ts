import { sql } from 'kysely';
import type { SlotVehicle } from '#contract/booking/slots/question.ts';
import type { PlaceKind } from '#contract/booking/slots/site.ts';
import type { Tx } from '#server/db/open.ts';
import type { BookedLine } from './booked-repo.ts';

/** What is asked for of a calendar's offer, as it is stored. */
export interface StoredOffer {
  readonly services: readonly StoredService[];
  readonly addons: readonly StoredAddon[];
  /** Days that it takes to bring the wheels; null where none are asked for, or a portal's site has all of its own at hand. */
  readonly lead: { readonly elsewhere: boolean; readonly days: number | null } | null;
  readonly portal: StoredPortal | null;
  /** What its register says of the car; null where none is meant. */
  readonly car: SlotVehicle | null;
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
  readonly carId: number | undefined;
  /** What was booked when it was offered: archived since, it is done all the same. */
  readonly booked: readonly BookedLine[];
}

/** The services and add-ons of a calendar, the wheels and the portal that are asked for: in one question. */
export async function storedOffer(tx: Tx, wanted: OfferQuery): Promise<StoredOffer> {
  const rows = (query: ReturnType<typeof sql>) =>
    sql`(select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (${query}) x)`;
  const one = (query: ReturnType<typeof sql>) => sql`(select to_jsonb(x) from (${query}) x)`;
  const own = sql`calendar_id = ${wanted.calendarId}`;
  const ours = sql`${own} and archived_at is null`;
  const among = (ids: readonly number[], bookedIds: readonly number[]) =>
    sql`${own} and id = any (${[...ids]}::bigint[])
      and (archived_at is null or id = any (${[...bookedIds]}::bigint[]))`;
  const services = among(
    wanted.services,
    wanted.booked.flatMap(({ service_id: id }) => id ?? []),
  );
  const addons = among(
    wanted.addons,
    wanted.booked.flatMap(({ addon_id: id }) => id ?? []),
  );
  const ofSet = sql`select ${leadOfSet}
    where s.id = ${wanted.setId ?? null} and s.archived_at is null`;
  // As if they came from the farthest warehouse: what is free must not reveal whose wheels are where.
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
        from booking_addons where ${addons}`)} as addons,
      ${one(wanted.portalId === undefined ? ofSet : ofPortal)} as lead,
      ${one(sql`select id, name, notice_hours, days_ahead, share, service_ids
        from booking_portals where ${ours} and id = ${wanted.portalId ?? null}`)} as portal,
      ${one(sql`select weight, height from cars where id = ${wanted.carId ?? null}`)} as car`.execute(
    tx,
  );
  return found[0]!;
}
