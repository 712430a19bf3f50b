import { sql } from 'kysely';
import type {
  Happening,
  MessageRule,
  PlannedMessage,
  messageStates,
} from '#contract/booking/messages/message-rules.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

/** A booking that something happened to, locked: nobody changes it until its messages are planned. */
interface Happened {
  readonly id: number;
  readonly begins: Date | null;
  readonly calendarId: number;
  readonly serviceIds: number[];
}

/** The next bookings of the site that something happened to, those of waves last, which are kept from others; those that somebody is changing come later. */
export async function bookingsToPlan(tx: Tx, now: Date, most: number): Promise<Happened[]> {
  const { rows } = await sql<Happened>`
    select b.id, b.begins_at as begins, b.calendar_id as "calendarId",
      array(select w.service_id from booking_work w where w.chain_id = b.chain_id
        and w.booking_id = b.id and w.service_id is not null) as "serviceIds"
    from bookings b
    where b.id in (select booking_id from booking_events
      where coalesce(waits_until, ${now}) <= ${now}
      order by what in ('invited', 'nudged'), id limit ${most})
    order by b.id for no key update skip locked`.execute(tx);
  return rows;
}

/** What happened to a booking, when, and whether a customer did it. */
export interface BookingEvent {
  readonly bookingId: number;
  readonly what: Happening;
  readonly at: Date;
  readonly by_customer: boolean;
  /** When it began before it was moved. */
  readonly begins_before: Date | null;
}

/** What happened to these bookings, the first thing first, and no longer waits to be planned. */
export async function takeEvents(tx: Tx, bookingIds: readonly number[]): Promise<BookingEvent[]> {
  const rows = await tx
    .deleteFrom('booking_events')
    .where('booking_id', 'in', bookingIds)
    .returning(['id', 'booking_id as bookingId', 'happened_at as at'])
    .returning(['by_customer', 'begins_before'])
    .returning((e) => e.ref('what').$castTo<Happening>().as('what'))
    .execute();
  return rows.toSorted((a, b) => a.id - b.id);
}

// What a rule says of when.
const ruleColumns = [
  'id',
  'type',
  'transport',
  'active',
  'minutes_after',
  'service_ids',
  'send_from',
  'send_to',
  'skip',
] as const;

/** The rules of these calendars that are on. */
export async function rulesOfCalendars(
  tx: Tx,
  calendarIds: readonly number[],
): Promise<(MessageRule & { readonly calendarId: number })[]> {
  const rows = await tx
    .selectFrom('booking_reminders')
    .select(ruleColumns)
    .select('calendar_id as calendarId')
    .where('calendar_id', 'in', calendarIds)
    .where('active', '=', true)
    .where('archived_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows as (MessageRule & { readonly calendarId: number })[];
}

/** What was planned or told of these bookings before. */
export async function earlierMessages(tx: Tx, bookingIds: readonly number[]) {
  return tx
    .selectFrom('booking_messages')
    .select(['booking_id as bookingId', 'reminder_id as ruleId'])
    .select((e) => e.ref('state').$castTo<(typeof messageStates)[number]>().as('state'))
    .where('booking_id', 'in', bookingIds)
    .execute();
}

interface Planned extends PlannedMessage {
  readonly bookingId: number;
  readonly isOfBegin: boolean;
}

/** Writes what shall leave. One that was cancelled is planned again; what was sent or skipped is not. */
export async function savePlanned(
  tx: Tx,
  { chainId, siteId }: Pick<Actor, 'chainId' | 'siteId'>,
  planned: readonly Planned[],
): Promise<void> {
  if (planned.length === 0) return;
  await tx
    .insertInto('booking_messages')
    .values(
      planned.map(({ bookingId, ruleId, about, isOfBegin, due, skipped }) => ({
        chain_id: chainId,
        site_id: siteId,
        booking_id: bookingId,
        reminder_id: ruleId,
        about: new Date(about),
        is_of_begin: isOfBegin,
        due_at: new Date(due),
        state: skipped ? 'skipped' : 'planned',
        reason: skipped ?? '',
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['chain_id', 'booking_id', 'reminder_id', 'about'])
        .doUpdateSet((e) => ({
          due_at: e.ref('excluded.due_at'),
          state: e.ref('excluded.state'),
          reason: e.ref('excluded.reason'),
          changed_at: e.fn<Date>('now'),
        }))
        .where('booking_messages.state', '=', 'cancelled'),
    )
    .execute();
}
