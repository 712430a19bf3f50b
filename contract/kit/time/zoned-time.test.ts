import { expect, test } from 'vitest';
import { dayBeganAt, dayOf, daysAfter, instantAt, wallTime } from './zoned-time.ts';

const shows = (at: string, zone: string) => new Date(wallTime(Date.parse(at), zone)).toISOString();
const when = (wall: string, zone: string) =>
  new Date(instantAt(Date.parse(`${wall}Z`), zone)).toISOString();

// Where the machine that calculates is: in each of them clocks change in other nights than in Oslo.
const machines = [
  'UTC',
  'Europe/Oslo',
  'America/Los_Angeles',
  'Australia/Lord_Howe',
  'Asia/Beirut',
];
const own = process.env.TZ;

test.for(machines)('days and hours of a place are the same on a machine in %s', (machine) => {
  process.env.TZ = machine;
  try {
    expect(shows('2026-03-08T02:30:00Z', 'UTC')).toBe('2026-03-08T02:30:00.000Z');
    expect(shows('2026-03-29T00:59:59.123Z', 'Europe/Oslo')).toBe('2026-03-29T01:59:59.123Z');
    expect(shows('2026-03-29T01:00:00Z', 'Europe/Oslo')).toBe('2026-03-29T03:00:00.000Z');
    expect(shows('2026-10-25T00:30:00Z', 'Europe/Oslo')).toBe('2026-10-25T02:30:00.000Z');
    expect(shows('2026-10-25T01:30:00Z', 'Europe/Oslo')).toBe('2026-10-25T02:30:00.000Z');
    expect(when('2026-07-01T12:00:00', 'Europe/Helsinki')).toBe('2026-07-01T09:00:00.000Z');
    // Twice in autumn: the first of them. Never in spring: an hour later.
    expect(when('2026-10-25T02:30:00', 'Europe/Oslo')).toBe('2026-10-25T00:30:00.000Z');
    expect(when('2026-10-25T03:00:00', 'Europe/Oslo')).toBe('2026-10-25T02:00:00.000Z');
    expect(when('2026-03-29T02:30:00', 'Europe/Oslo')).toBe('2026-03-29T01:30:00.000Z');
    const began = (at: string, zone: string) =>
      new Date(dayBeganAt(Date.parse(at), zone)).toISOString();
    expect(began('2026-03-29T10:00:00Z', 'Europe/Oslo')).toBe('2026-03-28T23:00:00.000Z');
    expect(began('2026-10-25T22:59:00Z', 'Europe/Oslo')).toBe('2026-10-24T22:00:00.000Z');
    // There the clock is put forward at midnight: the day begins at one.
    expect(began('2026-03-29T10:00:00Z', 'Asia/Beirut')).toBe('2026-03-28T22:00:00.000Z');
    expect(dayOf(Date.parse('2026-03-28T23:00:00Z'), 'Europe/Oslo')).toBe('2026-03-29');
    expect(dayOf(Date.parse('2026-03-28T22:59:59Z'), 'Europe/Oslo')).toBe('2026-03-28');
    expect(daysAfter('2026-03-28', 1)).toBe('2026-03-29');
    expect(daysAfter('2028-03-01', -1)).toBe('2028-02-29');
    expect(shows('0026-01-01T12:00:00Z', 'UTC')).toBe('0026-01-01T12:00:00.000Z');
    expect(shows('1969-12-31T23:59:59.500Z', 'UTC')).toBe('1969-12-31T23:59:59.500Z');
  } finally {
    if (own === undefined) delete process.env.TZ;
    else process.env.TZ = own;
  }
});
