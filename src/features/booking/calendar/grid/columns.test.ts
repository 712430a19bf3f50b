import { expect, test } from 'vitest';
import { axisOf } from '../time/axis.ts';
import { presentIn, type Column } from './columns.ts';

const { days } = axisOf(['2026-11-27', '2026-11-28'], 'Europe/Oslo');
const columns = days.map((day) => ({ day }) as Column);
const open = { from: 7 * 60, to: 17 * 60 };
const at = (written: string) => presentIn(columns, open, Date.parse(written));

test('now stands in the column of its day, as far down as it is since midnight', () => {
  expect(at('2026-11-28T08:30:00+01:00')).toEqual({ column: 1, position: 8 * 60 + 30 });
  expect(at('2026-11-27T17:00:00+01:00')).toEqual({ column: 0, position: 17 * 60 });
});

test('a calendar of other days, or whose hours are over or have not begun, has no now', () => {
  expect(at('2026-11-27T20:20:00+01:00')).toBeNull();
  expect(at('2026-11-28T06:59:00+01:00')).toBeNull();
  expect(at('2026-11-29T08:30:00+01:00')).toBeNull();
});
