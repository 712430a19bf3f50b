import { describe, expect, test } from 'vitest';
import { instantAt, wallTime } from '../../kit/time/zoned-time.ts';
import { messagesOf, type Happening, type MessageRule } from './message-rules.ts';
import { whenDue, type DueBooking } from './when-due.ts';

const oslo = 'Europe/Oslo';
/** A time by the clock in Oslo. */
const at = (clock: string, zone = oslo) => instantAt(Date.parse(`${clock}Z`), zone);
const clock = (instant: number, zone = oslo) =>
  new Date(wallTime(instant, zone)).toISOString().slice(0, 16);
const day = 1440;

const rule = (overrides: Partial<MessageRule> = {}): MessageRule => ({
  id: 1,
  type: 'reminder',
  transport: 'sms',
  active: true,
  minutes_after: -day,
  service_ids: [],
  send_from: 480,
  send_to: 1260,
  skip: [],
  ...overrides,
});

/** What one rule has sent about a booking: when, or why not. */
function plannedTimes(
  overrides: Partial<MessageRule>,
  begins: string,
  happened: string,
  what: Happening = 'booked',
  zone = oslo,
): string[] {
  const booking = { begins: at(begins, zone), serviceIds: [7] };
  const messages = messagesOf({ what, at: at(happened, zone) }, booking, [rule(overrides)], zone);
  return messages.map(({ due, skipped }) => skipped ?? clock(due, zone));
}

test('a reminder leaves the day before, a confirmation at once', () => {
  expect(plannedTimes({}, '2026-06-10T10:00', '2026-06-01T12:00')).toEqual(['2026-06-09T10:00']);
  const confirmation = { type: 'confirmation', minutes_after: 0 } as const;
  expect(plannedTimes(confirmation, '2026-06-10T10:00', '2026-06-01T12:00')).toEqual([
    '2026-06-01T12:00',
  ]);
});

test('a booking that was moved before its confirmation left is confirmed as it is then, by each way', () => {
  const sms = { transport: 'sms', minutes_after: 0 } as const;
  const mail = { transport: 'email', minutes_after: 0 } as const;
  const rules = [
    rule({ id: 1, type: 'confirmation', ...sms }),
    rule({ id: 2, type: 'confirmation', ...mail }),
    rule({ id: 3, type: 'changed', ...sms }),
    rule({ id: 4, type: 'changed', ...mail }),
  ];
  const told = (ofSms: 'cancelled' | 'sent', ofMail: 'cancelled' | 'sent' | 'skipped') =>
    messagesOf(
      { what: 'moved', at: at('2026-06-01T12:00') },
      { begins: at('2026-06-10T10:00'), serviceIds: [] },
      rules,
      oslo,
      [
        { ruleId: 1, state: ofSms },
        { ruleId: 2, state: ofMail },
      ],
    ).map(({ ruleId }) => ruleId);
  expect(told('cancelled', 'cancelled')).toEqual([1, 2]);
  expect(told('sent', 'cancelled')).toEqual([2, 3]);
  expect(told('cancelled', 'skipped')).toEqual([1]);
  expect(told('sent', 'sent')).toEqual([3, 4]);
});

test('each type is told by what it is about, and by nothing else', () => {
  const all = (
    [
      'confirmation',
      'reminder',
      'changed',
      'cancelled',
      'no_show',
      'ready',
      'retorque',
      'review',
      'called',
    ] as const
  ).map((type, nth) => rule({ id: nth, type, minutes_after: type === 'reminder' ? -day : 0 }));
  const types = (what: Happening) =>
    messagesOf(
      { what, at: at('2026-06-01T12:00') },
      { begins: at('2026-06-10T10:00'), serviceIds: [] },
      all,
      oslo,
    ).map(({ ruleId }) => all[ruleId]!.type);
  expect(types('booked')).toEqual(['confirmation', 'reminder']);
  expect(types('moved')).toEqual(['reminder', 'changed']);
  expect(types('cancelled')).toEqual(['cancelled']);
  expect(types('no_show')).toEqual(['no_show']);
  expect(types('completed')).toEqual(['ready', 'retorque', 'review']);
  expect(types('reopened')).toEqual(['reminder']);
  expect(types('called')).toEqual(['called']);
});

test('a rule that is off, or of other services, has nothing to say', () => {
  const one = ['2026-06-10T10:00', '2026-06-01T12:00'] as const;
  expect(plannedTimes({ active: false }, ...one)).toEqual([]);
  expect(plannedTimes({ service_ids: [8] }, ...one)).toEqual([]);
  expect(plannedTimes({ service_ids: [8, 7] }, ...one)).toHaveLength(1);
});

test('a booking that was confirmed to somebody is not confirmed again', () => {
  const rules = [rule({ type: 'confirmation', minutes_after: 0 })];
  const confirmed = (state: 'sent' | 'skipped') =>
    messagesOf(
      { what: 'confirmed', at: at('2026-06-02T12:00') },
      { begins: at('2026-06-10T10:00'), serviceIds: [] },
      rules,
      oslo,
      [{ ruleId: 1, state }],
    ).length;
  expect([confirmed('sent'), confirmed('skipped')]).toEqual([0, 1]);
});

describe('quiet hours', () => {
  test('what falls into the night waits until the morning', () => {
    const ready = { type: 'ready', minutes_after: 0 } as const;
    expect(plannedTimes(ready, '2026-06-01T20:00', '2026-06-01T22:30', 'completed')).toEqual([
      '2026-06-02T08:00',
    ]);
    expect(plannedTimes(ready, '2026-06-01T05:00', '2026-06-01T06:30', 'completed')).toEqual([
      '2026-06-01T08:00',
    ]);
  });

  test('a reminder that would come too shortly before the booking comes the evening before', () => {
    expect(plannedTimes({ minutes_after: -120 }, '2026-06-10T08:30', '2026-06-01T12:00')).toEqual([
      '2026-06-09T20:30',
    ]);
    // Made after that evening, it comes in the morning, as long as that is before the booking.
    expect(plannedTimes({ minutes_after: -120 }, '2026-06-10T08:30', '2026-06-09T20:45')).toEqual([
      '2026-06-10T08:00',
    ]);
    expect(plannedTimes({ minutes_after: -120 }, '2026-06-10T07:30', '2026-06-09T20:45')).toEqual([
      'too_late',
    ]);
  });

  test('a confirmation that would come after the booking does not come', () => {
    const confirmation = { type: 'confirmation', minutes_after: 0 } as const;
    expect(plannedTimes(confirmation, '2026-06-02T07:30', '2026-06-01T22:00')).toEqual([
      'too_late',
    ]);
  });

  test('a window may go over midnight, or be open day and night', () => {
    const ready = { type: 'ready', minutes_after: 0 } as const;
    const at3 = ['2026-06-01T20:00', '2026-06-02T03:00', 'completed'] as const;
    expect(plannedTimes({ ...ready, send_from: 1200, send_to: 120 }, ...at3)).toEqual([
      '2026-06-02T20:00',
    ]);
    expect(plannedTimes({ ...ready, send_from: 0, send_to: 1440 }, ...at3)).toEqual([
      '2026-06-02T03:00',
    ]);
  });
});

describe('the nights when clocks change', () => {
  test('the day before is the same time by the clock, in spring and autumn', () => {
    expect(plannedTimes({}, '2026-03-29T10:00', '2026-03-01T12:00')).toEqual(['2026-03-28T10:00']);
    expect(plannedTimes({}, '2026-10-25T10:00', '2026-10-01T12:00')).toEqual(['2026-10-24T10:00']);
  });

  test('hours are hours', () => {
    const open = { minutes_after: -180, send_from: 0, send_to: 0 };
    expect(plannedTimes(open, '2026-03-29T04:00', '2026-03-01T12:00')).toEqual([
      '2026-03-29T00:00',
    ]);
    expect(plannedTimes(open, '2026-10-25T04:00', '2026-10-01T12:00')).toEqual([
      '2026-10-25T02:00',
    ]);
  });

  test('a window that opens in the hour that does not exist opens an hour later', () => {
    const ready = { type: 'ready', minutes_after: 0, send_from: 150, send_to: 1260 } as const;
    expect(plannedTimes(ready, '2026-03-28T20:00', '2026-03-28T22:00', 'completed')).toEqual([
      '2026-03-29T03:30',
    ]);
  });

  test('morning is that of the site', () => {
    const ready = { type: 'ready', minutes_after: 0 } as const;
    expect(
      plannedTimes(ready, '2026-06-01T20:00', '2026-06-01T22:30', 'completed', 'Europe/Helsinki'),
    ).toEqual(['2026-06-02T08:00']);
  });
});

describe('what has become pointless', () => {
  test('a reminder of a day before is not sent of a booking for this afternoon', () => {
    expect(plannedTimes({}, '2026-06-10T15:00', '2026-06-10T10:00')).toEqual(['too_late']);
  });

  test('who booked just before their reminder is not reminded, where the rule says so', () => {
    const overrides = { minutes_after: -120, skip: ['booked_late'] } as const;
    expect(plannedTimes(overrides, '2026-06-10T15:00', '2026-06-10T11:30')).toEqual([
      'booked_late',
    ]);
    expect(plannedTimes(overrides, '2026-06-10T15:00', '2026-06-10T10:30')).toEqual([
      '2026-06-10T13:00',
    ]);
  });
});

describe('once it is due', () => {
  const booking: DueBooking = {
    begins: at('2026-06-10T10:00'),
    is_drop_in: false,
    is_confirmed: true,
    hasCome: false,
    hasRefused: false,
    isReminded: false,
  };
  const due = at('2026-06-09T10:00');
  const becomes = (overrides: Partial<MessageRule>, now = due, of: Partial<DueBooking> = {}) =>
    whenDue(rule(overrides), due, { ...booking, ...of }, now, oslo);

  test('it leaves', () => {
    expect(becomes({})).toBe('send');
  });

  test('it is skipped for what the rule names, and only then', () => {
    const cases = [
      ['drop_in', { is_drop_in: true }],
      ['unconfirmed', { is_confirmed: false }],
      ['checked_in', { hasCome: true }],
      ['already_reminded', { isReminded: true }],
    ] as const;
    for (const [condition, of] of cases) {
      expect(becomes({ skip: [condition] }, due, of)).toEqual({ skip: condition });
      expect(becomes({}, due, of)).toBe('send');
    }
    expect(becomes({ active: false })).toEqual({ skip: 'off' });
  });

  test('who refused marketing is asked for no review, and reminded of their booking all the same', () => {
    expect(becomes({ type: 'review', minutes_after: 0 }, due, { hasRefused: true })).toEqual({
      skip: 'opted_out',
    });
    expect(becomes({}, due, { hasRefused: true })).toBe('send');
  });

  test('after a night in which no server ran it waits for the morning, or is too late', () => {
    expect(becomes({}, at('2026-06-09T23:00'))).toEqual({ wait: at('2026-06-10T08:00') });
    expect(becomes({}, at('2026-06-10T10:00'))).toEqual({ skip: 'too_late' });
    expect(becomes({ type: 'ready', minutes_after: 0 }, at('2026-06-10T11:00'))).toEqual({
      skip: 'too_late',
    });
  });
});
