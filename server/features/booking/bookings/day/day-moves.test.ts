import { expect, test } from 'vitest';
import { bookingReminders } from '#contract/booking/booking-settings/reminders.ts';
import { bookingPlans } from '#contract/booking/booking-settings/workshop.ts';
import { bookings } from '#contract/booking/bookings.ts';
import { dayMoveCalls, type DayMoveLine } from '#contract/booking/day-moves.ts';
import { daysAfter, dayOf, instantAt, wallTime } from '#contract/kit/time/zoned-time.ts';
import { now } from '#server/kit/clock.ts';
import { messagesOf as sentAt } from '#tests/support/factories/booking/messages.ts';
import { workshop } from '#tests/support/factories/booking/workshop.ts';
import { testServer } from '#tests/support/server.ts';
import { sendBookingMessages } from '../messages/jobs.ts';

const server = await testServer();

const zone = 'Europe/Oslo';
const day = daysAfter(dayOf(now().getTime(), zone), 7);
const next = daysAfter(day, 1);
const at = (clock: string, on = day) =>
  new Date(instantAt(Date.parse(`${on}T${clock}Z`), zone)).toISOString();
/** A time as the clock shows it, with how many days after the day that is moved. */
const timeOf = (instant: string | null | undefined) => {
  if (!instant) return null;
  const shown = new Date(wallTime(Date.parse(instant), zone)).toISOString();
  const days = Math.round((Date.parse(shown.slice(0, 10)) - Date.parse(day)) / 86_400_000);
  return `${days === 0 ? '' : `+${days} `}${shown.slice(11, 16)}`;
};

/** Two mechanics at two lifts; the first has three bookings on the day, the second one beside the first of them. */
async function busyDay() {
  const made = await workshop(server, { lifts: 2, people: 2 });
  const { calendar, mechanics, places, call, set } = made;
  for (const type of ['changed', 'reminder'] as const) {
    const templates = { nb: { subject: '', text: `${type} {time}` } };
    const body = { calendar_id: calendar, name: type, type, transport: 'sms' as const, templates };
    const minutes = type === 'reminder' ? { minutes_after: -1440 } : {};
    const answer = await set(bookingReminders.calls.add, {
      body: { ...body, ...minutes, send_from: 0, send_to: 0 },
    });
    expect(answer.status).toBe(200);
  }
  const book = async (clock: string, mechanic: number, lift: number) => {
    const { body } = await made.book({
      begins_at: at(clock),
      resource_id: mechanics[mechanic]!,
      place_id: places[lift]!,
      contact_name: 'Kari',
      contact_mobile: '90012345',
    });
    return body.data;
  };
  const ill = [await book('09:00', 0, 0), await book('09:30', 0, 0), await book('15:30', 0, 0)];
  const other = await book('09:00', 1, 1);
  await sendBookingMessages(server.app);
  const input = { calendar_id: calendar, day, resource_id: mechanics[0]! };
  const plan = async (overrides: object = {}) =>
    (await call(dayMoveCalls.plan, { body: { ...input, until: next, ...overrides } })).body.data;
  const moved = async (lines: readonly DayMoveLine[]) => {
    const moves = lines.flatMap(({ id, version, to }) =>
      to ? [{ id, version, begins_at: to.begins_at }] : [],
    );
    const { status, body } = await call(dayMoveCalls.move, { body: { ...input, moves } });
    expect(status).toBe(200);
    return body.data;
  };
  const undo = (id: number) => call(dayMoveCalls.undo, { params: { id } });
  const stands = async (id: number) => {
    const row = await made.bookingNow(id);
    return [timeOf(row.begins_at), row.places];
  };
  const plans = async () => (await call(bookingPlans.calls.list)).body.data;
  return { ...made, ill, other, plan, moved, undo, stands, plans };
}

/** What there is to be told of a booking. */
const messagesOf = (id: number) =>
  server.db.transaction('system', async (tx) => {
    const rows = await tx
      .selectFrom('booking_messages as m')
      .innerJoin('booking_reminders as r', 'r.id', 'm.reminder_id')
      .select(['r.type', 'm.state'])
      .where('m.booking_id', '=', id)
      .orderBy('m.id')
      .execute();
    return rows.map(({ type, state }) => `${type} ${state}`);
  });

/** Ten minutes pass. */
const waited = (id: number) =>
  server.db.transaction('system', async (tx) => {
    await tx
      .updateTable('booking_day_moves')
      .set({ tell_at: now() })
      .where('id', '=', id)
      .execute();
    await tx.updateTable('booking_events').set({ waits_until: now() }).execute();
  });

test('what follows from a day that somebody is ill is told before anything is moved: who gets which time with whom, and who is told', async () => {
  const { plan, stands, ill, plans } = await busyDay();
  const lines = await plan();
  expect(
    lines.map(({ begins_at: was, to, told_by: by }) => [timeOf(was), timeOf(to?.begins_at), by]),
  ).toEqual([
    // At nine the other mechanic has somebody already; the next two are as near.
    ['09:00', '08:30', ['sms']],
    ['09:30', '09:30', []],
    ['15:30', '15:30', []],
  ]);
  for (const { to } of lines) expect(to?.where).toContain('Mechanic 2');
  expect(await stands(ill[0]!.id)).toEqual(['09:00', 'Lift 1 · Mechanic 1']);
  expect(await plans()).toEqual([]);
});

test('the day is moved as it was planned; what changed meanwhile is left, with why', async () => {
  const { plan, moved, stands, ill, other, plans, call } = await busyDay();
  const lines = await plan();
  const [, second] = ill;
  await call(bookings.calls.save, {
    params: { id: second!.id },
    body: { version: second!.version, comment: 'Ringte' },
  });
  const done = await moved(lines);
  expect(done).toMatchObject({ moved: 2, refused: [{ id: second!.id, ticket: second!.ticket }] });
  expect(await stands(ill[0]!.id)).toEqual(['08:30', expect.stringContaining('Mechanic 2')]);
  expect(await stands(second!.id)).toEqual(['09:30', 'Lift 1 · Mechanic 1']);
  expect(await stands(other.id)).toEqual(['09:00', 'Lift 2 · Mechanic 2']);
  expect(await plans()).toMatchObject([{ kind: 'absence', ends_at: at('00:00', next) }]);
});

test('customers are told ten minutes later, by the rules, and only those whose time is another', async () => {
  const { plan, moved, ill, undo, call } = await busyDay();
  const { id } = await moved(await plan());
  await sendBookingMessages(server.app);
  expect(await messagesOf(ill[0]!.id)).toEqual(['reminder cancelled']);
  expect((await call(dayMoveCalls.open)).body.data).toMatchObject([{ id, day, moved: 3 }]);
  await waited(id);
  await sentAt(server).send();
  expect(await messagesOf(ill[0]!.id)).toEqual([
    'reminder cancelled',
    'changed sent',
    'reminder planned',
  ]);
  expect(await messagesOf(ill[1]!.id)).toEqual(['reminder planned']);
  expect((await call(dayMoveCalls.open)).body.data).toEqual([]);
  expect((await undo(id)).body.error?.code).toBe('bookings.told_already');
});

test('until then it can be undone: all stand where and with whom they stood, nobody is told, reminders come as they were to', async () => {
  const { plan, moved, undo, stands, ill, plans, call, bookingNow } = await busyDay();
  const done = await moved(await plan());
  const { version } = await bookingNow(ill[2]!.id);
  await call(bookings.calls.check_in, { params: { id: ill[2]!.id }, body: { version } });
  const undone = await undo(done.id);
  expect(undone.body.data).toMatchObject({ undone: 2, refused: [{ id: ill[2]!.id }] });
  expect(await stands(ill[0]!.id)).toEqual(['09:00', 'Lift 1 · Mechanic 1']);
  expect(await stands(ill[1]!.id)).toEqual(['09:30', 'Lift 1 · Mechanic 1']);
  expect(await plans()).toEqual([]);
  await sendBookingMessages(server.app);
  expect(await messagesOf(ill[0]!.id)).toEqual(['reminder planned']);
  expect((await undo(done.id)).body.error?.code).toBe('bookings.told_already');
});

test('where nothing is free it says why, and the booking stays until somebody decides', async () => {
  const { calendar, call, ill, set } = await busyDay();
  const body = { calendar_id: calendar, day, until: day };
  const { data } = (await call(dayMoveCalls.plan, { body })).body;
  expect(data).toHaveLength(4);
  expect(data[0]).toMatchObject({ id: ill[0]!.id, to: null, told_by: [] });
  expect(data[0]!.reasons[0]).toMatchObject({ code: 'PLANNING_BLOCK' });
  const over = { ...body, day: daysAfter(day, -8) };
  expect((await set(dayMoveCalls.plan, { body: over })).body.error?.code).toBe('bookings.day_over');
});
