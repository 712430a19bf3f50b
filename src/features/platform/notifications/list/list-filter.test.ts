import { expect, test } from 'vitest';
import { showTimesIn } from '#src/i18n/time.ts';
import { filterOf, queryOf, withFilter } from './list-filter.ts';

const read = (address: string) => filterOf(new URLSearchParams(address));

test('an address that says nothing, or nonsense, is the first page of all', () => {
  const start = { state: 'all', query: '', from: '', to: '', page: 1 };
  expect(read('')).toEqual(start);
  expect(read('state=nonsense&page=-2&from=yesterday&to=2026-1-1')).toEqual(start);
});

test('what is chosen stands in the address, and another choice begins at its first page', () => {
  const there = withFilter(new URLSearchParams('page=4&open=7&panel=x'), { state: 'unread' });
  expect(there.toString()).toBe('panel=x&state=unread');
  expect(withFilter(there, { page: 2 }).toString()).toBe('panel=x&state=unread&page=2');
  expect(withFilter(there, { state: 'all' }).toString()).toBe('panel=x');
});

test('a day is asked for from its first minute to its last, by the clock of the person', () => {
  showTimesIn('Europe/Oslo');
  expect(queryOf(read('from=2026-03-29&to=2026-03-29'))).toMatchObject({
    from: '2026-03-28T23:00:00.000Z',
    // The night on which the clocks went forward.
    to: '2026-03-29T22:00:00.000Z',
  });
});
