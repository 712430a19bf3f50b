import { expect, test } from 'vitest';
import { shownFavourites, withFavourite } from './favourite-rules.ts';

const item = (path: string) => ({ path, title: `navigation:items.${path}` });
const bar = {
  nav: [
    { groups: [{ title: 'navigation:groups.customers', items: [item('queue'), item('cars')] }] },
  ],
  navbarButtons: [{ list: item('bookings'), add: item('bookings/new') }],
};

test('favourites stand in the order in which they were chosen, those of the bar too', () => {
  const paths = shownFavourites(['bookings', 'cars', 'queue'], bar).map(({ path }) => path);
  expect(paths).toEqual(['bookings', 'cars', 'queue']);
});

test('a favourite that one may not open any more is not shown, and is there again with the right', () => {
  expect(shownFavourites(['credit-limit', 'cars'], bar)).toEqual([item('cars')]);
});

test('a star is given once, and taken away again', () => {
  expect(withFavourite(['cars'], 'queue', true)).toEqual(['cars', 'queue']);
  expect(withFavourite(['queue', 'cars'], 'queue', true)).toEqual(['cars', 'queue']);
  expect(withFavourite(['queue', 'cars'], 'queue', false)).toEqual(['cars']);
});

test('of more than twenty favourites the oldest goes', () => {
  const many = Array.from({ length: 20 }, (_, nth) => `page-${nth}`);
  const kept = withFavourite(many, 'queue', true);
  expect(kept).toHaveLength(20);
  expect(kept.at(-1)).toBe('queue');
  expect(kept).not.toContain('page-0');
});
