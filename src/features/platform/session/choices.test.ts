import { expect, test } from 'vitest';
import { choicesOf, filterChoices, pathTo } from './choices.ts';
import type { Choice } from './choices.ts';

const far = Date.now() + 1e9;
const token = (siteId: string, siteName: string, expires = far) => ({
  siteId,
  siteName,
  userId: '1',
  expires,
  token: 'x',
});
const tokens = [
  token('1', 'Nordhjul Økern'),
  token('2', 'Nordhjul Alnabru'),
  token('3', 'Lager', 1),
];
const towns = new Map([['2', 'Oslo']]);
const names = (choices: readonly Choice[]) => choices.map(({ name }) => name);

test('the site last used stands first, the others by name', () => {
  expect(names(choicesOf(tokens, towns, '1'))).toEqual([
    'Nordhjul Økern',
    'Lager',
    'Nordhjul Alnabru',
  ]);
});

test('one finds a site by parts of its name or town, without accents too', () => {
  const choices = choicesOf(tokens, towns, null);
  expect(names(filterChoices(choices, 'okern'))).toEqual(['Nordhjul Økern']);
  expect(names(filterChoices(choices, 'nord OSLO'))).toEqual(['Nordhjul Alnabru']);
  expect(filterChoices(choices, 'bergen')).toEqual([]);
});

test('a choice leads to what was wanted, at that site; without a good token by the login', () => {
  const [lager, alnabru] = choicesOf(tokens, towns, null);
  expect(pathTo(alnabru!, null)).toBe('/2');
  expect(pathTo(alnabru!, '/queue?x=1')).toBe('/2/queue?x=1');
  expect(pathTo(alnabru!, '/1/queue')).toBe('/2/queue');
  expect(pathTo(lager!, '/queue')).toBe('/login?redirect=%2F3%2Fqueue');
});
