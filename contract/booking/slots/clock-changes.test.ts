import {
  clockTime,
  everyDay,
  slotBusy,
  slotLine,
  slotQuestion,
  slotSchedule,
  slotSite,
  slotWork,
} from '#tests/support/factories/booking/slots.ts';
import { describe, expect, test } from 'vitest';
import type { Hours } from '../schedules/schedule.ts';
import { freeTimes, timeAt } from './slots.ts';

const now = Date.parse('2026-01-01T00:00:00Z');

/** Free times of a day in a zone, open at some minutes of each day, by the clock on the wall. */
function free(day: string, hours: Hours[], minutes = 60, zone = 'Europe/Oslo'): string {
  const calendar = { slotInterval: 60, schedule: slotSchedule({ weeks: [everyDay(...hours)] }) };
  const question = slotQuestion({ now, from: day, work: [slotWork({ minutes })] });
  return freeTimes(question, slotSite({ zone, calendar }))
    .filter(({ ok }) => ok)
    .map(({ start }) => clockTime(start, zone))
    .join(' ');
}

const spring = '2026-03-29';
const autumn = '2026-10-25';

describe('the night when the clock is put forward', () => {
  test('has no times in the hour that does not exist', () => {
    expect(free(spring, [[0, 300]])).toBe('00:00 01:00 03:00 04:00');
    expect(free(spring, [[120, 180]])).toBe('');
  });

  test('is an hour shorter for work that goes on through it', () => {
    expect(free(spring, [[0, 300]], 120)).toBe('00:00 01:00 03:00');
    expect(free(spring, [[60, 240]], 180)).toBe('');
  });

  test('changes nothing for a day that opens in the morning', () => {
    expect(free(spring, [[480, 600]])).toBe('08:00 09:00');
  });
});

describe('the night when the clock is put back', () => {
  test('has each time of the hour that comes twice two times, where it stays open', () => {
    expect(free(autumn, [[0, 240]])).toBe('00:00 01:00 02:00 02:00 03:00');
    expect(free(autumn, [[120, 180]])).toBe('02:00 02:00');
  });

  test('ends for who closes in that hour when the clock shows it the first time', () => {
    const ticks = free(autumn, [[60, 150]], 30);
    expect(ticks).toBe('01:00 02:00');
  });

  test('is an hour longer for work that goes on through it', () => {
    expect(free(autumn, [[60, 240]], 240)).toBe('01:00');
  });

  test('is booked by instant: the second two o\u2019clock is free when the first is taken', () => {
    const busy = [slotBusy('7F3K', '2026-10-25T00:00:00Z', '2026-10-25T01:00:00Z')];
    const calendar = { slotInterval: 60, schedule: slotSchedule({ weeks: [everyDay([60, 240])] }) };
    const question = slotQuestion({ now, from: autumn });
    expect(freeTimes(question, slotSite({ busy, calendar })).map((one) => slotLine(one))).toEqual([
      '01:00 at 1 with 11',
      '02:00 PLACE_BUSY at 1 by 7F3K, RESOURCE_BUSY of 11 by 7F3K',
      '02:00 at 1 with 11',
      '03:00 at 1 with 11',
    ]);
  });
});

describe('midnight', () => {
  const night = slotSchedule({ weeks: [everyDay([0, 120], [1320, 1440])] });
  const site = slotSite({ calendar: { slotInterval: 60, schedule: night } });

  test('is no end for what stays open: work goes on into the next day', () => {
    expect(
      free(
        '2026-06-03',
        [
          [0, 120],
          [1320, 1440],
        ],
        120,
      ),
    ).toBe('00:00 22:00 23:00');
    expect(free('2026-06-03', [[1320, 1440]], 120)).toBe('22:00');
  });

  test('parts no booking of the evening before from the night that it is in the way of', () => {
    const busy = [slotBusy('7F3K', '2026-06-02T21:30:00Z', '2026-06-02T22:30:00Z')];
    const [first] = freeTimes(slotQuestion(), { ...site, busy });
    expect(slotLine(first!)).toBe('00:00 PLACE_BUSY at 1 by 7F3K, RESOURCE_BUSY of 11 by 7F3K');
  });
});

describe('a site in another zone', () => {
  test('opens by its own clock', () => {
    const site = (zone: string) => freeTimes(slotQuestion(), slotSite({ zone }))[0]!.start;
    expect(new Date(site('Europe/Oslo')).toISOString()).toBe('2026-06-03T06:00:00.000Z');
    expect(new Date(site('Europe/Helsinki')).toISOString()).toBe('2026-06-03T05:00:00.000Z');
  });

  test('leaves out its own hour: in Helsinki from three to four', () => {
    expect(free(spring, [[60, 300]], 60, 'Europe/Helsinki')).toBe('01:00 02:00 04:00');
    expect(free(autumn, [[60, 300]], 60, 'Europe/Helsinki')).toBe('01:00 02:00 03:00 03:00 04:00');
  });

  test('has its own holidays', () => {
    const open = (holidays: 'NO' | 'FI', day: string) => {
      const calendar = { schedule: slotSchedule({ holidays }) };
      const zone = 'Europe/Helsinki';
      return freeTimes(slotQuestion({ now, from: day }), slotSite({ zone, calendar })).length > 0;
    };
    expect(open('FI', '2026-05-25')).toBe(true);
    expect(open('NO', '2026-05-25')).toBe(false);
    expect(open('FI', '2026-01-06')).toBe(false);
  });

  test('is asked for its own day: an instant may lie on another one elsewhere', () => {
    const late = Date.parse('2026-06-03T21:30:00Z');
    const schedule = slotSchedule({ weeks: [everyDay([0, 60])] });
    const helsinki = slotSite({ zone: 'Europe/Helsinki', calendar: { schedule } });
    expect(timeAt(slotQuestion(), helsinki, late).ok).toBe(true);
    expect(timeAt(slotQuestion(), { ...helsinki, zone: 'Europe/Oslo' }, late).ok).toBe(false);
  });
});
