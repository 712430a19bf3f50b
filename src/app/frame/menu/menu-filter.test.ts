import { expect, test } from 'vitest';
import { filterMenu } from './menu-filter.ts';

const entry = (name: string) => ({ path: name.toLowerCase(), name });
const groups = [
  { name: 'Økonomi', entries: [entry('Kredittgrenser'), entry('Kontoer')] },
  { name: 'Kasse', entries: [entry('Kvitteringer')] },
];
const found = (typed: string) =>
  filterMenu(groups, typed).flatMap(({ entries }) => entries.map(({ name }) => name));

test('nothing typed leaves the menu as it is', () => {
  expect(filterMenu(groups, '  ')).toEqual(groups);
});

test('an entry is found by any part of its name, without caring for capitals and accents', () => {
  expect(found('GRENSE')).toEqual(['Kredittgrenser']);
});

test('the name of a group finds all that is in it, with another word less', () => {
  expect(found('okonomi')).toEqual(['Kredittgrenser', 'Kontoer']);
  expect(found('konto øk')).toEqual(['Kontoer']);
});

test('groups without anything that fits are gone', () => {
  expect(filterMenu(groups, 'kvitt').map(({ name }) => name)).toEqual(['Kasse']);
  expect(filterMenu(groups, 'zzz')).toEqual([]);
});
