import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeOnBack } from './back-closes.ts';

let heard: string[] = [];
const note = () => heard.push(location.hash);
const at = (hash: string, idx: number) => history.pushState({ idx }, '', hash);

beforeEach(() => {
  heard = [];
  at('#list', 1);
  at('#row', 2);
  addEventListener('popstate', note);
});
afterEach(() => removeEventListener('popstate', note));

/** Something open; what is done with it is noted. */
function opened() {
  const closed = closeOnBack(() => {
    heard.push('closed');
    closed();
  });
  return closed;
}

const goBack = () => history.back();

test('going back closes what is open, and the router does not hear of it', async () => {
  opened();
  goBack();
  await expect.poll(() => heard).toEqual(['closed']);
  expect(location.hash).toBe('#row');
});

test('of two that lie over each other, the upper one is closed first', async () => {
  closeOnBack(() => heard.push('lower'));
  opened();
  goBack();
  await expect.poll(() => heard).toEqual(['closed']);
  goBack();
  await expect.poll(() => heard).toEqual(['closed', 'lower']);
});

test('what was closed otherwise takes no step of its own', async () => {
  opened()();
  opened()();
  goBack();
  await expect.poll(() => heard).toEqual(['#list']);
});

test('a page that was opened from it leads back to the one before', async () => {
  opened()();
  at('#other', 3);
  goBack();
  await expect.poll(() => heard).toEqual(['#row']);
  goBack();
  await expect.poll(() => heard).toEqual(['#row', '#list']);
});

test('on a page without the router, a place of it that is gone to stays', async () => {
  history.pushState(null, '', '#guest');
  opened()();
  location.hash = '#place';
  await expect.poll(() => heard).toEqual(['#place']);
  expect(location.hash).toBe('#place');
});

test.each([
  ['in its place', () => history.replaceState({ idx: 2 }, '', '#row?columns=plate'), '#list'],
  ['by a step', () => at('#row?columns=plate', 3), '#row'],
])(
  'what was changed of the address %s while it was open stays when it is closed',
  async (_, change, below) => {
    opened();
    change();
    goBack();
    await expect.poll(() => heard).toEqual(['closed']);
    expect(location.hash).toBe('#row?columns=plate');
    goBack();
    await expect.poll(() => heard).toEqual(['closed', below]);
  },
);
