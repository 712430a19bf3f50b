import { expect, test } from 'vitest';
import { placeAfter, timeRows } from './time-rows.ts';

const wallOf = (text: string) => ({ day: text.slice(0, 2), time: text.slice(3, 8) });
const rowsOf = (...times: string[]) => timeRows(times, ['mo', 'tu'], wallOf);

test('each clock time is a row, in the order of the day, with a column for each day', () => {
  expect(rowsOf('tu 08:00', 'mo 08:15', 'mo 08:00', 'we 08:00')).toEqual([
    { time: '08:00', at: ['mo 08:00', 'tu 08:00'] },
    { time: '08:15', at: ['mo 08:15', undefined] },
  ]);
});

test('an hour that comes twice has two rows', () => {
  expect(rowsOf('mo 02:30 a', 'mo 02:30 b', 'tu 02:30 a')).toEqual([
    { time: '02:30', at: ['mo 02:30 a', 'tu 02:30 a'] },
    { time: '02:30', at: ['mo 02:30 b', undefined] },
  ]);
});

test('keys lead to the next time that way, over what is empty, and not over the edge', () => {
  const rows = rowsOf('mo 08:00', 'tu 08:00', 'tu 08:15', 'mo 08:30', 'tu 08:45');
  const from = { row: 0, column: 0 };
  expect(placeAfter(rows, from, 'ArrowDown')).toEqual({ row: 2, column: 0 });
  expect(placeAfter(rows, from, 'ArrowRight')).toEqual({ row: 0, column: 1 });
  expect(placeAfter(rows, from, 'ArrowUp')).toBeUndefined();
  expect(placeAfter(rows, { row: 1, column: 1 }, 'ArrowLeft')).toBeUndefined();
  expect(placeAfter(rows, { row: 1, column: 1 }, 'End')).toEqual({ row: 3, column: 1 });
  expect(placeAfter(rows, { row: 3, column: 1 }, 'Home')).toEqual({ row: 0, column: 1 });
  expect(placeAfter(rows, from, 'x')).toBeUndefined();
});
