import { sql } from 'kysely';
import type { LinkedBooking } from '#contract/booking/booking-links/page.ts';
import type { BookingState, BookingType } from '#contract/booking/booking-rules.ts';
import type { Language } from '#contract/platform/languages.ts';
import { contact, isOwnSet } from '#server/features/booking/bookings/exports.ts';
import type { Tx } from '#server/db/open.ts';
import type { OpenLink } from '#server/kit/links/link-repo.ts';

/** A booking that an address opens, with what its page says. */
export interface StoredLinked {
  readonly id: number;
  readonly version: number;
  readonly changed_at: Date;
  readonly ticket: string;
  readonly state: BookingState;
  readonly type: BookingType;
  readonly no_show: boolean;
  readonly is_confirmed: boolean;
  readonly is_drop_in: boolean;
  readonly begins_at: Date | null;
  readonly checked_in_at: Date | null;
  readonly minutes: number;
  readonly calendar_id: number;
  readonly portal_id: number | null;
  readonly set_id: number | null;
  readonly price: number | null;
  readonly fee: number | null;
  readonly currency: string;
  readonly licenseplate: string;
  /** Where they are reached; '' where nobody knows. */
  readonly mobile: string;
  /** Null where whoever looks has not got that telephone. */
  readonly takes_sms: boolean | null;
  readonly town: string;
  readonly language: Language | null;
  readonly work: readonly {
    readonly name: string;
    readonly names: Partial<Record<Language, string>>;
    readonly quantity: number;
    readonly instructions: string;
  }[];
  /** The address of the portal that takes bookings of the same kind: its own, else one of its calendar, else any of the site. */
  readonly book_again: string | null;
  readonly wheels: LinkedBooking['wheels'];
}

/**
 * A booking as whoever opened a link to it may see it; undefined where it was put away. Wheels that are
 * neither their car's nor theirs are not told of, whoever put them down; and of what a stranger booked
 * by a portal only to who has the telephone or mail of the wheels' owner.
 */
export async function linkedBooking(
  tx: Tx,
  { bookingId, contactHash }: Pick<OpenLink, 'bookingId' | 'contactHash'>,
): Promise<StoredLinked | undefined> {
  const { rows } = await sql<StoredLinked>`
    select b.id, b.version, b.changed_at, b.ticket, b.state, b.type, b.no_show, b.is_confirmed,
      b.is_drop_in, b.begins_at, b.checked_in_at, b.minutes, b.calendar_id, b.portal_id, b.set_id,
      case when coalesce(p.show_prices, true) then b.price end as price, b.fee, company.currency,
      b.licenseplate, s.town, c.language, told.mobile,
      case when contact_hash(told.mobile, company.country) = ${contactHash} then not exists (select from sms_refusals no
        where no.chain_id = b.chain_id and no.number_hash = phone_hash(told.mobile)) end as takes_sms,
      coalesce((select jsonb_agg(jsonb_build_object('name', w.name, 'quantity', w.quantity,
          'names', coalesce(v.names, '{}'), 'instructions', coalesce(v.instructions, ''))
          order by w.is_primary desc, w.id)
        from booking_work w
        left join booking_services v on v.chain_id = w.chain_id and v.id = w.service_id
        where w.chain_id = b.chain_id and w.booking_id = b.id and w.name <> ''), '[]') as work,
      (select o.slug from booking_portals o
        join calendars k on k.chain_id = o.chain_id and k.id = o.calendar_id
        where o.chain_id = b.chain_id and o.site_id = b.site_id and o.state = 'published'
          and o.archived_at is null and k.archived_at is null
        order by o.id is not distinct from b.portal_id desc, o.calendar_id = b.calendar_id desc, o.id
        limit 1) as book_again,
      case when t.id is not null then jsonb_build_object('ready', t.state = 'staged',
        'readyBy', (select min(m.due_on)::text from moves m
          where m.chain_id = b.chain_id and m.booking_id = b.id and m.set_id = t.id
            and m.kind = 'stage' and m.state in ('planned', 'picked', 'exception')
            and m.archived_at is null)) end as wheels
    from bookings b
    join sites s on s.chain_id = b.chain_id and s.id = b.site_id
    join companies company on company.chain_id = s.chain_id and company.id = s.company_id
    left join customers c on c.chain_id = b.chain_id and c.id = b.customer_id
    cross join lateral (select ${contact('contact_mobile', 'phone')} as mobile) told
    left join booking_portals p on p.chain_id = b.chain_id and p.id = b.portal_id
    left join wheel_sets t on t.chain_id = b.chain_id and t.id = b.set_id
      and t.site_id = b.site_id and t.archived_at is null and coalesce(p.own_sets, true)
      and t.state in ('received', 'stored', 'reserved', 'picking', 'staged')
      and (t.car_id = b.car_id or t.customer_id = b.customer_id
        or (b.licenseplate <> '' and t.licenseplate = b.licenseplate))
      and (b.type <> 'portal' or ${isOwnSet(sql`t`, contactHash)})
    where b.id = ${bookingId} and b.archived_at is null`.execute(tx);
  return rows[0];
}
