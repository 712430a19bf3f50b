import { sql, type RawBuilder } from 'kysely';
import type { OnlinePortal } from '#contract/booking/online-booking.ts';
import { isOwnSet } from '#server/features/booking/bookings/exports.ts';
import type { Tx } from '#server/db/open.ts';

/** A portal that strangers may open, and where it is. */
export interface OpenPortal {
  readonly id: number;
  readonly chainId: number;
  readonly siteId: number;
  readonly calendarId: number;
  /** Of its company: what a telephone number without a country's code belongs to. */
  readonly country: string;
  /** It is only looked at, published or not. */
  readonly preview: boolean;
  /** Whether it takes bookings. */
  readonly open: boolean;
  readonly show_prices: boolean;
  readonly needs_confirmation: boolean;
  readonly needs_proof: boolean;
  readonly required_fields: OnlinePortal['required_fields'];
}

/** The portal of an address that was published once, or of a preview; undefined when there is none. For the system alone. */
export async function portalOf(
  tx: Tx,
  slug: string,
  previewed: number | undefined,
): Promise<OpenPortal | undefined> {
  const preview = sql`(p.id is not distinct from ${previewed ?? null})`;
  const { rows } = await sql<OpenPortal>`
    select p.id, p.chain_id as "chainId", p.site_id as "siteId", p.calendar_id as "calendarId", company.country,
      ${preview} as preview,
      (p.state = 'published' or ${preview}) and c.archived_at is null as open, p.show_prices,
      p.needs_confirmation, p.needs_proof, p.required_fields
    from booking_portals p
    join sites s on s.chain_id = p.chain_id and s.id = p.site_id and s.active
    join companies company on company.chain_id = s.chain_id and company.id = s.company_id
    join calendars c on c.chain_id = p.chain_id and c.id = p.calendar_id
    where ${isMeant(slug, previewed)}`.execute(tx);
  return rows[0];
}

const isMeant = (slug: string, previewed: number | undefined) => sql`p.archived_at is null
  and case when ${previewed ?? null}::bigint is null then p.slug = ${slug} and p.state <> 'draft'
    else p.id = ${previewed ?? null} end`;

interface StoredLook {
  readonly chainId: number;
  readonly siteId: number;
  readonly site: string;
  readonly logo: string;
  readonly primary: string;
  readonly secondary: string;
  readonly embed_hosts: string[];
}

/** How the page of a portal looks, as that says; undefined where there is none. For the system alone. */
export const lookOf = (tx: Tx, slug: string, previewed: number | undefined) =>
  lookWhere(tx, isMeant(slug, previewed));

/** How the page of a booking looks that was made by a portal, by the hash of the code that opens it; undefined of any other. For the system alone. */
export const lookOfBooking = (tx: Tx, codeHash: Buffer) =>
  lookWhere(
    tx,
    sql`(p.chain_id, p.id) in (select b.chain_id, b.portal_id from links l
      join bookings b on b.chain_id = l.chain_id and b.id = l.booking_id
      where l.code_hash = ${codeHash} and l.kind = 'booking' and l.revoked_at is null)`,
  );

async function lookWhere(tx: Tx, condition: RawBuilder<unknown>): Promise<StoredLook | undefined> {
  const { rows } = await sql<StoredLook>`
    select s.chain_id as "chainId", s.id as "siteId", s.name as site, p.logo, p.primary_colour as primary, p.secondary_colour as secondary,
      p.embed_hosts
    from booking_portals p
    join sites s on s.chain_id = p.chain_id and s.id = p.site_id and s.active
    where ${condition}`.execute(tx);
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

type Shown = Omit<
  OnlinePortal,
  'open' | 'preview' | 'phone' | 'timezone' | 'site' | 'from' | 'to'
> & {
  readonly days_ahead: number;
};

const hasLimit = (column: 'most_weight' | 'most_height') =>
  sql`exists (select from booking_places w where w.calendar_id = p.calendar_id
    and w.archived_at is null and ${sql.ref(`w.${column}`)} is not null)`;
const measuresOf = sql`to_jsonb(array_remove(array[case when ${hasLimit('most_weight')} then 'weight' end,
  case when ${hasLimit('most_height')} then 'height' end], null))`;

/** What the page of a portal shows on a day of its site: in one question. */
export async function shownPortal(tx: Tx, id: number, day: string): Promise<Shown> {
  const rows = (query: ReturnType<typeof sql>) =>
    sql`(select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (${query}) x)`;
  const { rows: found } = await sql<Shown>`
    select s.town, company.currency, p.languages, p.theme, p.texts, p.required_fields,
      p.needs_confirmation, p.needs_proof, p.days_ahead,
      ${measuresOf} as measures,
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
    join companies company on company.chain_id = s.chain_id and company.id = s.company_id
    where p.id = ${id}`.execute(tx);
  return found[0]!;
}

/** Which car of the chain has a plate, where only one has; and its owner, where they are reached so. */
export async function carAndOwner(
  tx: Tx,
  {
    plate,
    mobile,
    email,
    country,
  }: { plate: string; mobile: string; email: string; country: string },
): Promise<{ car_id: number | null; customer_id: number | null }> {
  const { rows } = await sql<{ car_id: number; customer_id: number | null }>`
    select c.id as car_id, o.id as customer_id
    from cars c
    left join customers o on o.chain_id = c.chain_id and o.id = c.customer_id
      and o.archived_at is null
      and (contact_hash(o.phone, o.country) = contact_hash(${mobile}, ${country})
        or (${email} <> '' and lower(o.email) = lower(${email})))
    where c.licenseplate = ${plate} and ${plate} <> '' and c.archived_at is null
    limit 2`.execute(tx);
  return rows.length === 1 ? rows[0]! : { car_id: null, customer_id: null };
}

/** The set of a plate that the site has in the house, where it has only one and its owner is reached by what was proved. */
export async function onlySetOf(
  tx: Tx,
  plate: string,
  inHouse: readonly string[],
  proved: Buffer | null,
): Promise<number | null> {
  if (plate === '' || proved === null) return null;
  const rows = await tx
    .selectFrom('wheel_sets')
    .select('id')
    .select(isOwnSet(sql`wheel_sets`, proved).as('isOwn'))
    .where('licenseplate', '=', plate)
    .where('state', 'in', inHouse)
    .where('archived_at', 'is', null)
    .limit(2)
    .execute();
  return rows.length === 1 && rows[0]!.isOwn ? rows[0]!.id : null;
}

/** Hashes of a mobile and an e-mail as they are compared with those of others; null of one that is not given. */
export async function contactHashes(
  tx: Tx,
  country: string,
  { mobile, email }: { readonly mobile: string; readonly email: string },
): Promise<{ readonly mobile: Buffer | null; readonly email: Buffer | null }> {
  const { rows } = await sql<{ mobile: Buffer | null; email: Buffer | null }>`
    select contact_hash(${mobile}, ${country}) as mobile,
      contact_hash(${email}, ${country}) as email`.execute(tx);
  return rows[0]!;
}

interface StoredBooking {
  readonly id: number;
  readonly ticket: string;
  readonly begins_at: Date;
  readonly minutes: number;
  readonly price: number | null;
  readonly is_confirmed: boolean;
  readonly proved_contact: Buffer | null;
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
    select b.id, b.ticket, b.begins_at, b.minutes, b.price, b.is_confirmed, b.proved_contact,
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

/** Notes which form has made a booking, and which contact was proved by a code. */
export const noteForm = (tx: Tx, id: number, form: string, proved_contact: Buffer | null) =>
  tx.updateTable('bookings').set({ form, proved_contact }).where('id', '=', id).execute();
