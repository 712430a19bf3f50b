import { expect, test } from 'vitest';
import { icsOf, type CalendarEvent } from './ics.ts';

const event: CalendarEvent = {
  uid: 'abc@wheelhouse',
  sequence: 3,
  changedAt: '2026-10-20T09:00:00.123Z',
  beginsAt: '2026-10-25T01:30:00.000Z',
  endsAt: '2026-10-25T02:00:00.000Z',
  title: 'Hjulskift',
  isCancelled: false,
};
const octets = (line: string) => new TextEncoder().encode(line).length;
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('an event stands in UTC, also in the night when the clock is set, with lines that end as they have to', () => {
  const file = icsOf('Nordhjul', [event]);
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wheelhouse//Bookings//EN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Nordhjul',
    'BEGIN:VEVENT',
    'UID:abc@wheelhouse',
    'SEQUENCE:3',
    'DTSTAMP:20261020T090000Z',
    'DTSTART:20261025T013000Z',
    'DTEND:20261025T020000Z',
    'SUMMARY:Hjulskift',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('what has a meaning in a line loses it', () => {
  const title = 'A, b; c\\d\r\ne\nf\u0000g';
  expect(unfolded(icsOf('x', [{ ...event, title, place: 'Vei 1, Oslo' }]))).toEqual(
    expect.arrayContaining([
      String.raw`SUMMARY:A\, b\; c\\d\ne\nf g`,
      String.raw`LOCATION:Vei 1\, Oslo`,
    ]),
  );
  // Nobody adds a line by what they are called.
  const named = unfolded(icsOf('x\r\nATTENDEE:mailto:y', [event]));
  expect(named.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
});

test.each(['ø', '🚗', 'a'])('a long text of %s is folded between its signs', (sign) => {
  const text = sign.repeat(200);
  const file = icsOf('x', [{ ...event, text }]);
  expect(Math.max(...file.split('\r\n').map(octets))).toBeLessThanOrEqual(75);
  expect(unfolded(file)).toContain(`DESCRIPTION:${text}`);
});

test('what is off says so, under the same name', () => {
  const file = icsOf('x', [{ ...event, isCancelled: true, sequence: 4 }]);
  expect(file).toContain('STATUS:CANCELLED');
  expect(file).toContain('UID:abc@wheelhouse');
});
