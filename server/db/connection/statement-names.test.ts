import { expect, test } from 'vitest';
import { statementNames } from './statement-names.ts';

test('a statement has a name from the second time on, each its own', () => {
  const names = statementNames();
  expect(names.nameOf('select 1')).toBeUndefined();
  const first = names.nameOf('select 1');
  names.nameOf('select 2');
  expect(first).toBeDefined();
  expect(names.nameOf('select 1')).toBe(first);
  expect(names.nameOf('select 2')).not.toBe(first);
});

test.each(['begin; set local role wheelhouse_app', 'COMMIT', 'savepoint "a"', 'x'.repeat(20_001)])(
  'what is not worth it or cannot be prepared never has one: %.20s',
  (text) => {
    const names = statementNames();
    names.nameOf(text);
    expect(names.nameOf(text)).toBeUndefined();
  },
);

test('there is an end to names, and those that were given stay', () => {
  const names = statementNames();
  const twice = (text: string) => names.nameOf(text) ?? names.nameOf(text);
  const first = twice('select 0');
  for (let nth = 1; nth < 1_000; nth += 1) expect(twice(`select ${nth}`)).toBeDefined();
  expect(twice('select 1000')).toBeUndefined();
  expect(names.nameOf('select 0')).toBe(first);
});

test('once they are renewed, a statement has to earn another', () => {
  const names = statementNames();
  names.nameOf('select 1');
  const before = names.nameOf('select 1');
  names.renew();
  expect(names.nameOf('select 1')).toBeUndefined();
  expect(names.nameOf('select 1')).not.toBe(before);
});
