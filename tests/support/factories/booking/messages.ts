import { bookingCalls } from '#contract/booking/booking-calls.ts';
import type { Week } from '#contract/booking/booking-settings/calendars.ts';
import { bookingReminders } from '#contract/booking/booking-settings/reminders.ts';
import { bookings } from '#contract/booking/bookings.ts';
import { daysAfter, dayOf, instantAt } from '#contract/kit/time/zoned-time.ts';
import { sendBookingMessages } from '#server/features/booking/bookings/messages/jobs.ts';
import { now } from '#server/kit/clock.ts';
import { bodyOf, priorities } from '#server/kit/mail/messages-repo.ts';
import type { TestServer } from '../../server.ts';
import { workshop } from './workshop.ts';

const zone = 'Europe/Oslo';
const allDay: Week = Array.from({ length: 7 }, () => [[0, 1440] as [number, number]]);
const today = dayOf(now().getTime(), zone);

/** A time by the clock in Oslo, so many days from today. */
export const inDays = (days: number, clock: string): string =>
  new Date(instantAt(Date.parse(`${daysAfter(today, days)}T${clock}Z`), zone)).toISOString();

type Step = 'confirm' | 'cancel' | 'complete' | 'reopen' | 'check_in';

/** A workshop that is open day and night, with these rules about messages. */
export async function shopWithMessages(server: TestServer, ...rules: Record<string, unknown>[]) {
  const made = await workshop(server, { hours: allDay });
  for (const rule of rules) {
    const body = {
      calendar_id: made.calendar,
      name: String(rule['type']),
      transport: 'sms' as const,
      send_from: 0,
      send_to: 0,
      templates: {
        en: { subject: '', text: `${String(rule['type'])} {customer} {time}` },
        nb: { subject: '', text: `${String(rule['type'])}: {customer} kl. {time}` },
      },
      ...rule,
    };
    const { status } = await made.set(bookingReminders.calls.add, { body });
    if (status !== 200) throw new Error(`The rule was refused: ${status}`);
  }
  const bookedBy = async (overrides: object = {}) => {
    const who = { contact_name: 'Kari', contact_mobile: '90012345' };
    const { body } = await made.book({ begins_at: inDays(7, '10:00'), ...who, ...overrides });
    return body.data;
  };
  const move = async (id: number, begins_at: string) => {
    const { version } = await made.bookingNow(id);
    return made.call(bookingCalls.move, { params: { id }, body: { version, begins_at } });
  };
  const step = async (id: number, name: Step, stepInput: object = {}) => {
    const { version } = await made.bookingNow(id);
    const body = { version, ...stepInput } as never;
    const { status } = await made.call(bookings.calls[name], { params: { id }, body });
    if (status !== 200) throw new Error(`${name} was refused: ${status}`);
  };
  return { ...made, bookedBy, move, step };
}

/** What was told of bookings at a server, and when the job tells it. */
export function messagesOf(server: TestServer) {
  /** Sends what is due, and what is when a change has settled. */
  const send = async () => {
    await sendBookingMessages(server.app);
    const settling = await server.db.transaction('system', (tx) =>
      tx
        .updateTable('booking_messages')
        .set({ due_at: now() })
        .where('state', '=', 'planned')
        .where('is_of_begin', '=', false)
        .where('due_at', '<=', new Date(now().getTime() + 60_000))
        .returning('id')
        .execute(),
    );
    if (settling.length > 0) await sendBookingMessages(server.app);
  };

  const rowsOf = (id: number) =>
    server.db.transaction('system', (tx) =>
      tx
        .selectFrom('booking_messages as m')
        .innerJoin('booking_reminders as r', 'r.id', 'm.reminder_id')
        .selectAll('m')
        .select('r.type')
        .where('m.booking_id', '=', id)
        .orderBy('m.id')
        .execute(),
    );

  /** What there is about a booking: `reminder planned`, `reminder skipped too_late`. */
  const logOf = async (id: number) =>
    (await rowsOf(id)).map(({ type, state, reason }) =>
      [type, state, reason].filter(Boolean).join(' '),
    );

  /** What was handed to the sender at a site, whatever the log of a booking says. */
  const handed = async (siteId: number) => {
    const rows = await server.db.transaction('system', (tx) =>
      tx.selectFrom('messages').selectAll().where('site_id', '=', siteId).orderBy('id').execute(),
    );
    return rows.map(({ recipient, status, priority, ...row }) => ({
      recipient,
      status,
      priority: priorities[priority],
      said: row.body === '' ? '' : bodyOf(server.app.keys, { recipient, ...row }),
    }));
  };

  /** Has what was handed to the sender of a site leave. */
  const leave = (siteId: number) =>
    server.db.transaction('system', (tx) =>
      tx
        .updateTable('messages')
        .set({ status: 'sent', sent_at: now(), tries: 1 })
        .where('site_id', '=', siteId)
        .where('status', '=', 'waiting')
        .execute(),
    );

  /** As long later as it takes until all that is planned is due. */
  const later = (id: number, due = now()) =>
    server.db.transaction('system', (tx) =>
      tx
        .updateTable('booking_messages')
        .set({ due_at: due })
        .where('booking_id', '=', id)
        .where('state', '=', 'planned')
        .execute(),
    );

  return { send, rowsOf, logOf, handed, leave, later };
}
