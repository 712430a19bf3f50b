import { sql } from 'kysely';
import type { WaveBoard } from '#contract/booking/auto-bookings/auto-booking-calls.ts';
import type { WaveCar, waves } from '#contract/booking/auto-bookings/auto-bookings.ts';
import type { OutReason } from '#contract/booking/auto-bookings/audience-rules.ts';
import type { OverflowReason, WaveCarState } from '#contract/booking/auto-bookings/wave-rules.ts';
import type { Tx } from '#server/db/open.ts';
import type { ItemQuery } from '#server/kit/batch/batch-routes.ts';
import type { StoredPlan } from '../plan/plan-repo.ts';

const dayMs = 86_400_000;
const ofBooking = sql`left join bookings b on b.chain_id = c.chain_id and b.id = c.booking_id`;
const stateOfCar = sql<WaveCarState>`wave_standing(c, b)`;
const none = { sms: 0, parts: 0, emails: 0 };

// What became of a message `m`, whose mail or SMS is `l`: handed over it has not left yet. One that is
// no longer kept left long ago.
const hasLeft = sql`m.state = 'sent' and coalesce(l.status, 'sent') = 'sent'`;
const waits = sql`(m.state = 'planned' or m.state = 'sent' and l.status = 'waiting')`;
const staysHere = sql`(m.state = 'skipped' or l.status in ('failed', 'not_wanted', 'expired'))`;

interface BoardQuery {
  readonly waveId: number;
  readonly answerDays: number;
  readonly zone: string;
  readonly now: Date;
}

interface BoardRow extends Pick<
  WaveBoard,
  'standings' | 'sent' | 'waiting' | 'not_sent' | 'nudged' | 'overdue'
> {
  readonly reasons: readonly { state: 'out' | 'overflow'; reason: string; count: number }[];
  readonly counts: readonly { day: string; count: number }[];
  readonly plan: Partial<StoredPlan>;
  readonly release_before: string | null;
  readonly has_invite: boolean;
  readonly has_nudge: boolean;
}

/** How far a wave is: in one question. */
export async function boardOf(tx: Tx, query: BoardQuery): Promise<WaveBoard> {
  const { waveId, answerDays, zone, now } = query;
  const rows = (query: ReturnType<typeof sql>) =>
    sql`(select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (${query}) x)`;
  const due = new Date(now.getTime() - answerDays * dayMs);
  const rule = (type: string) => sql`exists (select from booking_reminders r
    join booking_services s on s.chain_id = r.chain_id and s.calendar_id = r.calendar_id
    where s.id = w.service_id and r.type = ${type} and r.active and r.archived_at is null
      and (r.service_ids = '[]' or r.service_ids @> to_jsonb(s.id)))`;
  const told = (type: 'auto_invite' | 'auto_nudge', how: ReturnType<typeof sql>) => sql`exists (
    select from booking_messages m
    join booking_reminders r on r.chain_id = m.chain_id and r.id = m.reminder_id
    left join messages l on l.id = m.message_id
    where m.chain_id = c.chain_id and m.booking_id = c.booking_id and r.type = ${type} and ${how})`;
  const { rows: found } = await sql<BoardRow>`
    with cars as materialized (
      select c.state, c.reason, c.made_at, ${stateOfCar} as standing,
        coalesce(b.begins_at, c.proposed_at) as begins_at,
        c.state = 'made' and ${told('auto_invite', hasLeft)} as is_sent,
        c.state = 'made' and ${told('auto_invite', waits)} as is_waiting,
        c.state = 'made' and ${told('auto_invite', staysHere)} as is_skipped,
        ${told('auto_nudge', hasLeft)} as is_nudged
      from auto_booking_cars c ${ofBooking} where c.batch_id = ${waveId}
    )
    select w.plan, w.release_before,
      ${rows(sql`select standing, count(*)::int as count from cars group by standing`)} as standings,
      ${rows(sql`select state, reason, count(*)::int as count from cars
        where state in ('out', 'overflow') group by state, reason`)} as reasons,
      ${rows(sql`select (begins_at at time zone ${zone})::date::text as day, count(*)::int as count
        from cars where begins_at is not null
          and standing in ('planned', 'open', 'confirmed', 'moved', 'come', 'no_show')
        group by 1`)} as counts,
      (select count(*)::int from cars where is_sent) as sent,
      (select count(*)::int from cars where is_waiting and not is_sent) as waiting,
      (select count(*)::int from cars where is_skipped and not is_sent and not is_waiting) as not_sent,
      (select count(*)::int from cars where is_nudged) as nudged,
      (select count(*)::int from cars where standing = 'open' and made_at <= ${due}) as overdue,
      ${rule('auto_invite')} as has_invite, ${rule('auto_nudge')} as has_nudge
    from auto_bookings w where w.id = ${waveId}`.execute(tx);
  const { plan, reasons, counts, release_before: releasing, ...board } = found[0]!;
  const reasonsOf = <Reason extends string>(state: string) =>
    reasons
      .filter((one) => one.state === state)
      .map(({ reason, count }) => ({ reason: reason as Reason, count }))
      .toSorted((one, other) => other.count - one.count);
  const countOn = new Map(counts.map(({ day, count }) => [day, count]));
  const open = board.standings.find((one) => one.standing === 'open')?.count ?? 0;
  return {
    ...board,
    out: reasonsOf<OutReason>('out'),
    overflow: reasonsOf<OverflowReason>('overflow'),
    days: (plan.days ?? []).map((day) => {
      const count = countOn.get(day.day) ?? 0;
      return { ...day, count, planned: count * (plan.each ?? 0) };
    }),
    invite: plan.invite ?? none,
    nudge: plan.nudge ?? none,
    releasing: releasing === null ? 0 : open,
  };
}

/** Some of those whom a wave is for, the first to come first, and how many there are. */
export async function carsOf(
  tx: Tx,
  waveId: number,
  { state: wanted, q, limit, offset }: ItemQuery<typeof waves>,
) {
  const { rows } = await sql<
    Omit<WaveCar, 'proposed_at' | 'begins_at'> & {
      proposed_at: Date | null;
      begins_at: Date | null;
      total: number;
    }
  >`
    select c.id, c.set_id, s.customer_id, c.booking_id, c.car as licenseplate,
      coalesce(who.name, '') as name, ${stateOfCar} as state, c.reason, c.proposed_at,
      b.begins_at, c.nudges, count(*) over ()::int as total
    from auto_booking_cars c ${ofBooking}
    join wheel_sets s on s.chain_id = c.chain_id and s.id = c.set_id
    left join customers who on who.chain_id = s.chain_id
      and who.id = coalesce(s.depositor_id, s.customer_id)
    where c.batch_id = ${waveId}
      ${wanted ? sql`and ${stateOfCar} = ${wanted}` : sql``}
      ${q ? sql`and search_key(c.car || E'\\n' || coalesce(who.name, '')) like all(search_patterns(${q}))` : sql``}
    order by coalesce(b.begins_at, c.proposed_at) nulls last, c.position
    limit ${limit} offset ${offset}`.execute(tx);
  const items = rows.map(({ total: _, proposed_at: proposed, begins_at: begins, ...row }) => ({
    ...row,
    proposed_at: proposed?.toISOString() ?? null,
    begins_at: begins?.toISOString() ?? null,
  }));
  return { items, total: rows[0]?.total ?? 0 };
}
