import { sql } from 'kysely';
import type { OnlinePortal } from '#contract/booking/online-booking.ts';
import type { Tx } from '#server/db/open.ts';

/** A portal that strangers may open, and where it is. */
export interface OpenPortal {
  readonly id: number;
  readonly chainId: number;
  readonly siteId: number;
  readonly calendarId: number;
  /** Whether it takes bookings. */
  readonly open: boolean;
  readonly show_prices: boolean;
  readonly needs_confirmation: boolean;
  readonly required_fields: OnlinePortal['required_fields'];
}

/** The portal of an address that was published once; undefined when there is none. For the system alone. */
export async function portalOf(tx: Tx, slug: string): Promise<OpenPortal | undefined> {
  const { rows } = await sql<OpenPortal>`
    select p.id, p.chain_id as "chainId", p.site_id as "siteId", p.calendar_id as "calendarId",
      p.state = 'published' and c.archived_at is null as open, p.show_prices,
      p.needs_confirmation, p.required_fields
    from booking_portals p
    join sites s on s.chain_id = p.chain_id and s.id = p.site_id and s.active
    join calendars c on c.chain_id = p.chain_id and c.id = p.calendar_id
    where p.slug = ${slug} and p.state <> 'draft' and p.archived_at is null`.execute(tx);
  return rows[0];
}

/** The slug of the portal that has a host of its own, once it was published. For the system alone. */
export async function slugOfHost(tx: Tx, host: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('booking_portals')
    .select('slug')
    .where('host', '=', host.toLowerCase())
    .where('host', '<>', '')
    .where('state', '<>', 'draft')
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return row?.slug;
}

type Shown = Omit<OnlinePortal, 'open' | 'phone' | 'timezone' | 'site' | 'from' | 'to'> & {
  readonly days_ahead: number;
};

/** What the page of a portal shows on a day of its site: in one question. */
export async function shownPortal(tx: Tx, id: number, day: string): Promise<Shown> {
  const rows = (query: ReturnType<typeof sql>) =>
    sql`(select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (${query}) x)`;
  const { rows: found } = await sql<Shown>`
    select s.town, n.currency, p.languages, p.theme, p.texts, p.required_fields,
      p.needs_confirmation, p.days_ahead,
      ${rows(sql`select v.id, v.name, v.names, coalesce(g.name, '') as category, v.minutes,
          case when p.show_prices then v.price end as price, v.needs_set,
          (select coalesce(jsonb_agg(c order by c), '[]')
            from jsonb_object_keys(v.minutes_by_class) c) as classes
        from booking_services v
        left join booking_categories g on g.chain_id = v.chain_id and g.id = v.category_id
        where v.calendar_id = p.calendar_id and v.archived_at is null and v.in_portals
          and (p.service_ids = '[]' or p.service_ids @> to_jsonb(v.id))
          and coalesce(v.valid_to, 'infinity') >= ${day}::date
          and (g.id is null or ${day}::date between coalesce(g.visible_from, '-infinity')
            and coalesce(g.visible_to, 'infinity'))
        order by g.position nulls last, g.id, v.position, v.id`)} as services,
      ${rows(sql`select a.id, a.name, a.service_id, a.minutes, a.text,
          case when p.show_prices then a.price end as price
        from booking_addons a
        where a.calendar_id = p.calendar_id and a.archived_at is null and a.in_portals
        order by a.position, a.id`)} as addons
    from booking_portals p
    join sites s on s.chain_id = p.chain_id and s.id = p.site_id
    join chains n on n.id = p.chain_id
    where p.id = ${id}`.execute(tx);
  return found[0]!;
}

/** Which car of the chain has a plate, where only one has; and its owner, where they are reached so. */
export async function carAndOwner(
  tx: Tx,
  { plate, mobile, email }: { plate: string; mobile: string; email: string },
): Promise<{ car_id: number | null; customer_id: number | null }> {
  const digits = mobile.replaceAll(/\D/g, '').slice(-8);
  const { rows } = await sql<{ car_id: number; customer_id: number | null }>`
    select c.id as car_id, o.id as customer_id
    from cars c
    left join customers o on o.chain_id = c.chain_id and o.id = c.customer_id
      and o.archived_at is null
      and ((length(${digits}) = 8 and right(regexp_replace(o.phone, '[^0-9]', '', 'g'), 8) = ${digits})
        or (${email} <> '' and lower(o.email) = lower(${email})))
    where c.licenseplate = ${plate} and ${plate} <> '' and c.archived_at is null
    limit 2`.execute(tx);
  return rows.length === 1 ? rows[0]! : { car_id: null, customer_id: null };
}

/** The set of a plate that the site has in the house, where it has only one. */
export async function onlySetOf(
  tx: Tx,
  plate: string,
  inHouse: readonly string[],
): Promise<number | null> {
  if (plate === '') return null;
  const rows = await tx
    .selectFrom('wheel_sets')
    .select('id')
    .where('licenseplate', '=', plate)
    .where('state', 'in', inHouse)
    .where('archived_at', 'is', null)
    .limit(2)
    .execute();
  return rows.length === 1 ? rows[0]!.id : null;
}

interface StoredBooking {
  readonly id: number;
  readonly ticket: string;
  readonly begins_at: Date;
  readonly minutes: number;
  readonly price: number | null;
  readonly is_confirmed: boolean;
  readonly services: string[];
  readonly texts: string[];
}

/** The booking that a form has made, its services as a language says them; undefined when it has made none. */
export async function bookingOfForm(
  tx: Tx,
  form: string,
  language: string,
): Promise<StoredBooking | undefined> {
  const { rows } = await sql<StoredBooking>`
    select b.id, b.ticket, b.begins_at, b.minutes, b.price, b.is_confirmed,
      (select coalesce(array_agg(coalesce(nullif(v.names ->> ${language}, ''), w.name)
          order by w.is_primary desc, w.id), '{}')
        from booking_work w
        left join booking_services v on v.chain_id = w.chain_id and v.id = w.service_id
        where w.chain_id = b.chain_id and w.booking_id = b.id and w.name <> '') as services,
      (select coalesce(array_agg(t.said order by w.is_primary desc, w.id, t.nth), '{}')
        from booking_work w
        join booking_services v on v.chain_id = w.chain_id and v.id = w.service_id
        cross join lateral (values (1, v.confirmation_text), (2, v.instructions)) t (nth, said)
        where w.chain_id = b.chain_id and w.booking_id = b.id and t.said <> '') as texts
    from bookings b
    where b.form = ${form} and b.begins_at is not null`.execute(tx);
  return rows[0];
}

/** Notes which form has made a booking. */
export const noteForm = (tx: Tx, id: number, form: string) =>
  tx.updateTable('bookings').set({ form }).where('id', '=', id).execute();
