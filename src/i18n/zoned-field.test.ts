import { expect, test } from 'vitest';
import { instantAt } from '#contract/kit/time/zoned-time.ts';
import { instantOfWall, showTimesIn } from './time.ts';
import { instantOf, wallText } from './zoned-field.ts';

test('an instant is typed by the clock of the zone shown, over both changes of the clock', () => {
  showTimesIn('Europe/Oslo');
  expect(wallText('2026-07-01T06:15:00.000Z')).toBe('2026-07-01T08:15');
  expect(instantOf('2026-07-01T08:15')).toBe('2026-07-01T06:15:00.000Z');
  expect(instantOf('2026-01-01T08:15')).toBe('2026-01-01T07:15:00.000Z');
  expect(instantOf('')).toBeNull();
  for (let hour = -48; hour < 48; hour++) {
    for (const change of ['2026-03-29', '2026-10-25']) {
      const wall = Date.parse(change) + hour * 3_600_000;
      expect(instantOfWall(wall)).toBe(instantAt(wall, 'Europe/Oslo'));
    }
  }
});
