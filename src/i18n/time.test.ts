import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showAgo, showDate, showTime, showTimesIn, showTimeWithSeconds } from './time.ts';

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => logged.mockClear());
afterEach(() => showTimesIn(null));

test('times kept in UTC are shown in Oslo, winter and summer', () => {
  expect(showTime('2026-11-20T12:04:05Z')).toBe('13:04');
  expect(showTimeWithSeconds('2026-07-01T12:04:05Z')).toBe('14:04:05');
  expect(showDate('2026-11-20T23:30:00Z')).toBe('2026-11-21');
  expect(showDate('2026-12-31T23:00:00.000Z')).toBe('2027-01-01');
});

test("times are shown in the profile's zone", () => {
  showTimesIn('Europe/Helsinki');
  expect(showTime('2026-11-20T12:00:00Z')).toBe('14:00');
  showTimesIn('America/St_Johns');
  expect(showTime('2026-11-20T12:00:00Z')).toBe('08:30');
  showTimesIn('Pacific/Kiritimati');
  expect(showDate('2026-11-20T12:00:00Z')).toBe('2026-11-21');
});

test.each([null, '', 'Mars/Olympus'])('a profile with the zone %j shows Oslo', (zone) => {
  showTimesIn('Europe/Helsinki');
  showTimesIn(zone);
  expect(showTime('2026-11-20T12:00:00Z')).toBe('13:00');
});

test('a zone that is none is logged', () => {
  showTimesIn('Mars/Olympus');
  expect(logged).toHaveBeenCalledWith('Not a time zone: Mars/Olympus', expect.any(RangeError));
});

test('the night summer time begins has no hour between two and three', () => {
  expect(showTimeWithSeconds('2026-03-29T00:59:59Z')).toBe('01:59:59');
  expect(showTimeWithSeconds('2026-03-29T01:00:00Z')).toBe('03:00:00');
  expect(showDate('2026-03-28T22:59:59Z')).toBe('2026-03-28');
  expect(showDate('2026-03-28T23:00:00Z')).toBe('2026-03-29');
});

test('the night summer time ends has that hour twice', () => {
  expect(showTimeWithSeconds('2026-10-25T00:59:59Z')).toBe('02:59:59');
  expect(showTimeWithSeconds('2026-10-25T01:00:00Z')).toBe('02:00:00');
  expect(showTime('2026-10-25T02:00:00Z')).toBe('03:00');
  expect(showDate('2026-10-25T22:59:59Z')).toBe('2026-10-25');
  expect(showDate('2026-10-25T23:00:00Z')).toBe('2026-10-26');
});

// Where the device is: in that night its own clock has an hour less.
test.for([
  ['America/Los_Angeles', '2026-03-08T01:30:00Z', '02:30:00'],
  ['Australia/Sydney', '2026-10-04T00:30:00Z', '02:30:00'],
])(
  'in the night when clocks change in %s a device there shows the hours of Oslo',
  ([machine, at, shown]) => {
    const own = process.env.TZ;
    process.env.TZ = machine;
    try {
      expect(showTimeWithSeconds(at)).toBe(shown);
      expect(showDate(at)).toBe(at?.slice(0, 10));
    } finally {
      if (own === undefined) delete process.env.TZ;
      else process.env.TZ = own;
    }
  },
);

test('an instant may come as ms, or with an offset of its own', () => {
  expect(showTime(Date.UTC(2026, 10, 20, 12, 4))).toBe('13:04');
  expect(showTime(0)).toBe('01:00');
  expect(showTime('2026-11-20T12:04:05+05:30')).toBe('07:34');
});

// As foreign back ends write it: without a zone it is UTC too (what is stored is UTC).
test.each(['2026-11-20T12:04:05', '2026-11-20 12:04:05'])('%s without a zone is UTC', (text) => {
  expect(showTimeWithSeconds(text)).toBe('13:04:05');
});

test('a date alone is that day in every zone', () => {
  showTimesIn('America/St_Johns');
  expect(showDate('2026-11-20')).toBe('2026-11-20');
});

test('no date is shown as - and nobody is notified', () => {
  expect(showDate(null)).toBe('-');
  expect(showTime(undefined)).toBe('-');
  expect(logged).not.toHaveBeenCalled();
});

test.each([
  'yesterday',
  '2026-13-45',
  '2026-02-30T10:00:00Z',
  '',
  '0000-00-00 00:00:00',
  Number.NaN,
])('%j cannot be read: logged, and shown as -', (instant) => {
  expect(showTime(instant)).toBe('-');
  expect(logged).toHaveBeenCalledExactlyOnceWith(`Not a date: ${instant}`);
});

test('how long ago something was is said in days up to a month, then in whole months', () => {
  const now = Date.parse('2026-03-01T12:00:00Z');
  const daysAgo = (days: number) =>
    showAgo(new Date(now - days * 86_400_000).toISOString(), now, 'en');
  expect([1, 30, 31, 40].map(daysAgo)).toEqual([
    'yesterday',
    '30 days ago',
    '1 mo. ago',
    '1 mo. ago',
  ]);
});
