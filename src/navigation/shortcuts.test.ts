import { expect, test } from 'vitest';
import { screensWithKeys, shortcutReader } from './shortcuts.ts';
import type { Screen } from './screen.ts';

const screen = (path: string): Screen => ({
  path,
  title: 'queue:title',
  load: () => Promise.reject(new Error('not loaded')),
});
const goTo = screensWithKeys([
  screen(''),
  screen('queue'),
  screen('choose-site'),
  screen('bookings/new'),
]);

test('only screens that there are have keys', () => {
  expect(goTo.map(({ keys }) => keys)).toEqual(['g d', 'g q', 'c b']);
});

test('c and then b makes a new booking; after g the b leads nowhere here', () => {
  const read = shortcutReader();
  expect(read('c', 0, goTo)).toBeNull();
  expect(read('b', 100, goTo)).toMatchObject({ to: 'screen', screen: { path: 'bookings/new' } });
  read('g', 200, goTo);
  expect(read('b', 300, goTo)).toEqual({ to: 'nowhere' });
});

test('g and then q goes to the queue, slowly too, but not for ever', () => {
  const read = shortcutReader();
  expect(read('g', 0, goTo)).toBeNull();
  expect(read('q', 1400, goTo)).toMatchObject({ to: 'screen', screen: { path: 'queue' } });
  expect(read('q', 1500, goTo)).toBeNull();
  read('g', 5000, goTo);
  expect(read('q', 6501, goTo)).toBeNull();
});

test('a letter that leads nowhere forgets the g before it', () => {
  const read = shortcutReader();
  read('g', 0, goTo);
  expect(read('x', 100, goTo)).toEqual({ to: 'nowhere' });
  expect(read('q', 200, goTo)).toBeNull();
});

test('a slash opens the palette and a question mark the sheet', () => {
  const read = shortcutReader();
  expect(read('/', 0, goTo)).toEqual({ to: 'palette' });
  expect(read('?', 100, goTo)).toEqual({ to: 'sheet' });
});
