import { describe, expect, test } from 'vitest';
import { cars } from '#contract/car/cars.ts';
import { treadReadings } from '#contract/workshop/tread-depth/readings.ts';
import { storagePlaces } from '#contract/hotel/storage-places/storage-places.ts';
import { customers } from '#contract/customer/customers.ts';
import type { Resource } from '#contract/kit/resource.ts';
import {
  listQueryOf,
  filtered,
  keptOf,
  narrowedBy,
  readState,
  sortedBy,
  startState,
  writeState,
} from './list-state.ts';
import { daysOf } from '#contract/kit/time/periods.ts';

const read = (search: string, resource: Resource = customers) =>
  readState(resource, new URLSearchParams(search));
const today = '2026-11-21';

test('an address without anything is the list as it starts', () => {
  expect(read('')).toEqual(startState(customers));
  expect(writeState(customers, startState(customers)).toString()).toBe('');
});

test('how a list stands comes back from its address', () => {
  const search =
    'view=7&q=ask&type=private%2Ccompany&follow_up_from=2026-01-01&last_visit_in=last_30&archived=1&sort_by=last_visit%3Adesc&per_page=100&columns=name%2Ccity%3A240&page=3&row=12';
  expect(writeState(customers, read(search)).toString()).toBe(search);
});

test('a list is narrowed to what bears a name', () => {
  const search = 'zone=North+end';
  expect(read(search, storagePlaces).filters).toEqual({ zone: 'North end' });
  expect(writeState(storagePlaces, read(search, storagePlaces)).toString()).toBe(search);
});

test('a list of a site’s rows can be asked for at all sites, that of a chain cannot', () => {
  const state = read('sites=all', treadReadings);
  expect(listQueryOf(treadReadings, state, today)).toMatchObject({ sites: 'all' });
  expect(writeState(treadReadings, state).toString()).toBe('sites=all');
  expect(read('sites=7', treadReadings)).toEqual(startState(treadReadings));
  expect(read('sites=all')).toEqual(startState(customers));
});

test('what the address says of others stays when the list changes', () => {
  const address = new URLSearchParams('type=private&panel=queue&page=3');
  const changed = { ...readState(customers, address), page: 4, filters: {} };
  expect(writeState(customers, changed, address).toString()).toBe('page=4&panel=queue');
});

test('what the resource has not, or cannot have, is left out', () => {
  const state = read(
    'type=private,ghost&blocked=maybe&follow_up_from=much&last_visit_from=2026-13-40&last_visit_in=someday&name=Ask&sort_by=city:asc&page=-1&per_page=7&row=x&columns=gone',
  );
  expect(state).toEqual(startState(customers));
});

test('a sort by a field that has no index is not asked for', () => {
  expect(read('sort_by=number:desc').sort).toBe('number:desc');
  expect(read('sort_by=email:desc').sort).toBe('name:asc');
  expect(sortedBy('name:asc', 'name')).toBe('name:desc');
  expect(sortedBy('name:desc', 'name')).toBe('name:asc');
  expect(sortedBy('name:desc', 'number')).toBe('number:asc');
});

describe('the server is asked', () => {
  test('for the words, the bounds and the page', () => {
    const state = read('q=%20ask%20&follow_up_to=2026-12-31&page=2');
    expect(listQueryOf(customers, state, today)).toEqual({
      sort_by: 'name:asc',
      page: 2,
      per_page: 50,
      q: 'ask',
      follow_up_to: '2026-12-31',
    });
  });

  test('for the days of a period, seen from today', () => {
    const state = read('inspection_due_in=next_30', cars);
    expect(listQueryOf(cars, state, today)).toMatchObject({
      inspection_due_from: '2026-11-21',
      inspection_due_to: '2026-12-21',
    });
  });

  test('within what its contract reads', () => {
    const state = read('type=private&blocked=true&last_visit_in=this_week&tags=fleet&archived=1');
    expect(customers.calls.list.query.safeParse(listQueryOf(customers, state, today)).success).toBe(
      true,
    );
  });
});

test('a filter that is changed takes the place of the one before and begins at the first page', () => {
  const state = { ...read('last_visit_in=last_30&type=private&page=4') };
  const changed = filtered(customers, state, 'last_visit', { last_visit_from: '2026-01-01' });
  expect(writeState(customers, changed).toString()).toBe('type=private&last_visit_from=2026-01-01');
  expect(narrowedBy(customers, changed)).toEqual(['type', 'last_visit']);
  expect(narrowedBy(customers, filtered(customers, changed, 'type', {}))).toEqual(['last_visit']);
});

test('a view keeps how a list stands, not where somebody has come to in it', () => {
  expect(keptOf(customers, read('view=7&type=private&page=4&row=9'))).toBe('type=private');
});

test('a season lasts from February to July, or from August to January', () => {
  const spring = ['2026-02-01', '2026-07-31'];
  expect(daysOf('this_season', '2026-02-01')).toEqual(spring);
  expect(daysOf('this_season', '2026-07-31')).toEqual(spring);
  const autumn = ['2026-08-01', '2027-01-31'];
  expect(daysOf('this_season', '2026-08-01')).toEqual(autumn);
  expect(daysOf('this_season', '2027-01-31')).toEqual(autumn);
});

test('periods begin on Mondays and end with the month', () => {
  expect(daysOf('this_week', today)).toEqual(['2026-11-16', '2026-11-22']);
  expect(daysOf('last_week', today)).toEqual(['2026-11-09', '2026-11-15']);
  expect(daysOf('yesterday', '2026-03-01')).toEqual(['2026-02-28', '2026-02-28']);
  expect(daysOf('last_7', today)).toEqual(['2026-11-15', '2026-11-21']);
  expect(daysOf('last_month', '2026-03-31')).toEqual(['2026-02-01', '2026-02-28']);
  expect(daysOf('this_year', today)).toEqual(['2026-01-01', '2026-12-31']);
});
