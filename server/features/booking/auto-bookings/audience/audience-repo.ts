import { sql } from 'kysely';
import type { SentRule } from '#contract/booking/auto-bookings/cost-rules.ts';
import type { StoredSet } from '#contract/booking/auto-bookings/audience-rules.ts';
import type { SlotVehicle } from '#contract/booking/slots/question.ts';
import type { Tx } from '#server/db/open.ts';

type Transport = SentRule['transport'];

/** A set as the rules of an audience are asked about it, with what its booking is made of. */
export interface WaveSet extends StoredSet {
  readonly licenseplate: string;
  /** Who is written to: whoever handed the wheels in, else whose they are. */
  readonly name: string;
  readonly language: string | null;
  /** Of the warehouse that the wheels have to be brought from: how many days that takes, where it says. */
  readonly is_elsewhere: boolean;
  readonly lead_days: number | null;
  /** Of their car, kg and cm: not every place bears it. */
  readonly vehicle: SlotVehicle;
  /** When they came a year ago. */
  readonly came_at: Date | null;
}

interface Days {
  /** Instants: the first day of the wave begins, its last day is over. */
  readonly from: Date;
  readonly to: Date;
}

/** The sets of the caller's site that have not left it for good. */
export async function storedSets(tx: Tx, { from, to }: Days): Promise<WaveSet[]> {
  const { rows } = await sql<Omit<WaveSet, 'reached_by' | 'refused' | 'agreed'> & Reach>`
    with booked as materialized (
      select set_id, car_id, licenseplate from bookings
      where state = 'active' and archived_at is null and begins_at >= ${from} and begins_at < ${to}
    ), said as materialized (
      select distinct on (customer, d.kind) coalesce(c.merged_into_id, c.id) as customer, d.kind, e.given
      from consent_events e
      join consent_definitions d on d.chain_id = e.chain_id and d.id = e.definition_id
      join customers c on c.chain_id = e.chain_id and c.id = e.customer_id
      where d.kind in ('marketing-sms', 'marketing-email')
      order by customer, d.kind, e.id desc
    ), consents as materialized (
      select customer, array_agg(substr(kind, 11)) filter (where given) as agreed,
        array_agg(substr(kind, 11)) filter (where not given) as refused
      from said group by customer
    ), came as materialized (
      select distinct on (car_id) car_id, begins_at from bookings
      where state = 'completed' and archived_at is null and car_id is not null
        and begins_at >= ${from}::timestamptz - interval '424 days'
        and begins_at < ${to}::timestamptz - interval '304 days'
      order by car_id, begins_at desc
    )
    select s.id, coalesce(nullif(s.licenseplate, ''), car.licenseplate, '') as car, s.state, s.season,
      p.warehouse_id, a.type_id as agreement_type_id, s.stored_on::text as stored_on,
      s.tags || coalesce(car.tags, '{}') || coalesce(owner.tags, '{}') as tags,
      s.verdict = 'illegal' as is_worn_out, who.id is not null as has_customer,
      coalesce(owner.blocked, false) or coalesce(who.blocked, false) as is_blocked,
      s.id in (select set_id from booked where set_id is not null)
        or coalesce(s.car_id in (select car_id from booked where car_id is not null), false)
        or (s.licenseplate <> '' and s.licenseplate in (select licenseplate from booked))
        as is_booked,
      coalesce(nullif(s.licenseplate, ''), car.licenseplate, '') as licenseplate,
      coalesce(who.name, '') as name, who.language, coalesce(who.phone, '') as phone,
      coalesce(who.email, '') as email, told.agreed, told.refused,
      no.chain_id is not null as no_sms,
      coalesce(w.kind <> 'site', false) as is_elsewhere, w.lead_days, came.begins_at as came_at,
      jsonb_build_object('weight', car.weight, 'height', car.height) as vehicle
    from wheel_sets s
    left join cars car on car.chain_id = s.chain_id and car.id = s.car_id
    left join customers owner on owner.chain_id = s.chain_id and owner.id = s.customer_id
      and owner.archived_at is null
    left join customers who on who.chain_id = s.chain_id
      and who.id = coalesce(s.depositor_id, s.customer_id) and who.archived_at is null
    left join storage_agreements a on a.chain_id = s.chain_id and a.id = s.agreement_id
    left join storage_places p on p.chain_id = s.chain_id and p.id = s.place_id
    left join warehouses w on w.chain_id = p.chain_id and w.id = p.warehouse_id
    left join consents told on told.customer = who.id
    left join sms_refusals no on no.chain_id = s.chain_id and no.number_hash = phone_hash(who.phone)
    left join came on came.car_id = s.car_id
    where s.archived_at is null and s.state not in ('returned', 'sent', 'discarded', 'mounted')
    order by s.id`.execute(tx);
  return rows.map(({ phone, email, agreed, refused, no_sms: noSms, ...row }) => ({
    ...row,
    reached_by: [
      ...(phone === '' ? [] : ['sms' as const]),
      ...(email === '' ? [] : ['email' as const]),
    ],
    agreed: (agreed ?? []).filter((by) => !(noSms && by === 'sms')),
    refused: [...(refused ?? []), ...(noSms ? ['sms' as const] : [])],
  }));
}

interface Reach {
  readonly phone: string;
  readonly email: string;
  readonly agreed: Transport[] | null;
  readonly refused: Transport[] | null;
  /** Whoever has the telephone said so by the link in an SMS. */
  readonly no_sms: boolean;
}

/** The rules that say what an invitation to a service and a reminder of it say, as far as they are on. */
export async function waveMessages(
  tx: Tx,
  serviceId: number,
): Promise<(SentRule & { readonly type: 'auto_invite' | 'auto_nudge' })[]> {
  const rows = await tx
    .selectFrom('booking_reminders as r')
    .innerJoin('booking_services as s', (join) =>
      join.onRef('s.chain_id', '=', 'r.chain_id').onRef('s.calendar_id', '=', 'r.calendar_id'),
    )
    .select(['r.type', 'r.transport', 'r.templates'])
    .where('s.id', '=', serviceId)
    .where(sql<boolean>`(r.service_ids = '[]' or r.service_ids @> to_jsonb(s.id))`)
    .where('r.type', 'in', ['auto_invite', 'auto_nudge'])
    .where('r.active', '=', true)
    .where('r.archived_at', 'is', null)
    .orderBy('r.id')
    .execute();
  return rows as (SentRule & { readonly type: 'auto_invite' | 'auto_nudge' })[];
}
