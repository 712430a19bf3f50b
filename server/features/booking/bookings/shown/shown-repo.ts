import { sql } from 'kysely';
import type { ShownBooking, WorkLine } from '#contract/booking/one-booking.ts';
import type { BookingState, BookingType } from '#contract/booking/booking-rules.ts';
import type { Tx } from '#server/db/open.ts';
import { AppError } from '#server/kit/errors.ts';

const statusOf = { active: 'Active', completed: 'Completed', cancelled: 'Cancelled' } as const;
const typeOf = { admin: 'Admin', portal: 'Portal', auto: 'Auto' } as const;

interface Found {
  readonly id: number;
  readonly calendar_id: number;
  readonly portal_id: number | null;
  readonly begins_at: Date | null;
  readonly minutes: number;
  readonly ticket: string;
  readonly state: BookingState;
  readonly type: BookingType;
  readonly is_drop_in: boolean;
  readonly is_confirmed: boolean;
  readonly set_id: number | null;
  readonly car_id: number | null;
  readonly customer_id: number | null;
  readonly comment: string;
  readonly contact_name: string;
  readonly contact_email: string;
  readonly contact_mobile: string;
  readonly licenseplate: string;
  readonly customer: string | null;
  readonly brand: string | null;
  readonly set: ShownBooking['tyreHotelMetaData'];
  readonly wheel_change: boolean;
  readonly order: { readonly id: number; readonly number: string; readonly state: string } | null;
  readonly weight: number | null;
  readonly height: number | null;
  readonly classes: ShownBooking['classes'];
  readonly reminded: ShownBooking['reminderStatus'];
}

/** A booking as specification §3 has it, with its order for who may read orders. Throws `common.not_found`. */
export async function shownBooking(tx: Tx, id: number, seesOrders: boolean): Promise<ShownBooking> {
  const { rows } = await sql<Found>`
    select b.id, b.calendar_id, b.portal_id, b.begins_at, b.minutes, b.ticket, b.state, b.type,
      b.is_drop_in, b.is_confirmed, b.set_id, b.car_id, b.customer_id, b.comment, b.contact_name,
      b.contact_email, b.contact_mobile, b.licenseplate, c.name as customer, car.brand, b.classes,
      coalesce(b.weight, car.weight) as weight, coalesce(b.height, car.height) as height,
      (select jsonb_build_object('id', o.id, 'number', o.number, 'state', o.state) from orders o
        where o.chain_id = b.chain_id and o.site_id = b.site_id and o.booking_id = b.id
          and o.archived_at is null and o.state <> 'cancelled'
        order by o.id desc limit 1) as "order",
      case when s.id is not null then jsonb_build_object('number', s.number, 'state', s.state,
        'season', s.season, 'place', coalesce(p.code, '')) end as set,
      exists (select from booking_work w
        join booking_services v on v.chain_id = w.chain_id and v.id = w.service_id
        where w.chain_id = b.chain_id and w.booking_id = b.id and v.wheel_change) as wheel_change,
      (select m.state from booking_messages m
        join booking_reminders r on r.chain_id = m.chain_id and r.id = m.reminder_id
        where m.chain_id = b.chain_id and m.booking_id = b.id and r.type = 'reminder'
        order by array_position(array['sent', 'planned', 'skipped'], m.state) limit 1) as reminded
    from bookings b
    left join customers c on c.chain_id = b.chain_id and c.id = b.customer_id
    left join cars car on car.chain_id = b.chain_id and car.id = b.car_id
    left join wheel_sets s on s.chain_id = b.chain_id and s.id = b.set_id
    left join storage_places p on p.chain_id = s.chain_id and p.id = s.place_id
    where b.id = ${id}`.execute(tx);
  const [row] = rows;
  if (!row) throw new AppError('common.not_found');
  const order = seesOrders ? row.order : null;
  const lines = await workOf(tx, id);
  return {
    id: row.id,
    calendarId: row.calendar_id,
    portalId: row.portal_id,
    time: row.begins_at?.toISOString() ?? null,
    duration: row.minutes,
    ticket: row.ticket,
    secret: null,
    status: statusOf[row.state],
    type: typeOf[row.type],
    isDropIn: row.is_drop_in,
    orderId: order?.id ?? null,
    tyreHotelId: null,
    wheelChangeId: null,
    v2TyreHotelId: row.set_id,
    v2WheelChangeId: null,
    carId: row.car_id,
    customerId: row.customer_id,
    comment: row.comment,
    customerName: row.customer ?? '',
    contactName: row.contact_name,
    contactEmail: row.contact_email,
    contactMobile: row.contact_mobile,
    carLicenseplate: row.licenseplate,
    orderMetaData: order && { number: order.number, state: order.state },
    tyreHotelMetaData: row.set,
    wheelChange: row.wheel_change,
    isConfirmed: row.is_confirmed,
    publicUrl: null,
    reminderStatus: row.reminded,
    car: row.car_id === null ? null : { brand: { name: row.brand ?? '' } },
    weight: row.weight,
    height: row.height,
    classes: row.classes,
    work: lines.map((line) => ({
      isPrimary: line.is_primary,
      service: { id: line.service_id ?? line.addon_id ?? 0, name: line.name },
      resource: line.resource === '' ? null : { name: line.resource },
      place: line.place_id === null ? null : { id: line.place_id, name: line.place },
    })),
  };
}

/** What is done in a booking, where and by whom: those who help with a line are told with it. */
export async function workOf(tx: Tx, id: number): Promise<WorkLine[]> {
  const { rows } = await sql<
    Omit<WorkLine, 'from' | 'to'> & { begins_at: Date | null; ends_at: Date | null }
  >`
    select w.id, w.is_primary, w.service_id, w.addon_id, w.name, w.quantity, w.minutes, w.price,
      w.place_id, coalesce(p.name, '') as place, w.resource_id,
      coalesce((select string_agg(r.name, ', ' order by o.id) from booking_work o
        join booking_resources r on r.chain_id = o.chain_id and r.id = o.resource_id
        where o.chain_id = w.chain_id and o.booking_id = w.booking_id
          and (o.id = w.id or (o.name = '' and o.begins_at = w.begins_at))), '') as resource,
      w.begins_at, w.ends_at
    from booking_work w
    left join booking_places p on p.chain_id = w.chain_id and p.id = w.place_id
    where w.booking_id = ${id} and w.name <> '' order by w.is_primary desc, w.id`.execute(tx);
  return rows.map(({ begins_at: from, ends_at: to, ...line }) => ({
    ...line,
    from: from?.toISOString() ?? null,
    to: to?.toISOString() ?? null,
  }));
}
