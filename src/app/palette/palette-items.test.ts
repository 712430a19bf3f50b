import { expect, test } from 'vitest';
import { itemsCalled } from './palette-items.ts';

const items = ['Kø', 'Legg i køen', 'Språk: Norsk', 'Bytt sted'].map((label, index) => ({
  id: String(index),
  group: 'actions' as const,
  label,
  run: () => undefined,
}));
const called = (typed: string) => itemsCalled(items, typed).map(({ label }) => label);

test('the beginning of any word finds it, and that of the first word comes first', () => {
  expect(called('kø')).toEqual(['Kø', 'Legg i køen']);
  expect(called('no sp')).toEqual(['Språk: Norsk']);
  expect(called('ted')).toEqual([]);
});

test('anyone who cannot type an Ø or types in capitals finds it too', () => {
  expect(called('KO')).toEqual(['Kø', 'Legg i køen']);
});

test('before anything is typed there is everything', () => {
  expect(called('  ')).toHaveLength(items.length);
});
