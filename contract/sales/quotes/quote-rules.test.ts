import { expect, test } from 'vitest';
import { isBound, turnedLine } from './quote-rules.ts';

const none: string[] = [];
const lines = [
  { key: 'front', from: none },
  { key: 'rear', from: none },
  { key: 'fee', from: ['front', 'rear'] },
  { key: 'fee of the fee', from: ['fee'] },
  { key: 'wash', from: none },
].map((line) => ({ ...line, stays: false }));
const all = new Set(lines.map(({ key }) => key));
const turned = (...keys: string[]) => [
  ...keys.reduce((chosen, key) => turnedLine(lines, chosen, key), all as ReadonlySet<string>),
];

test('a line that is done without leaves the others of a quote', () => {
  expect(turned('wash')).toEqual(['front', 'rear', 'fee', 'fee of the fee']);
  expect(turned('wash', 'wash')).toEqual([...all]);
});

test('what a rule added for lines goes with the last of them, and what was added for that', () => {
  expect(turned('front')).toEqual(['rear', 'fee', 'fee of the fee', 'wash']);
  expect(turned('front', 'rear')).toEqual(['wash']);
});

test('what a rule added comes back with one of its lines, and not without any', () => {
  expect(turned('front', 'rear', 'rear')).toEqual(['wash', 'rear', 'fee', 'fee of the fee']);
  expect(turned('front', 'rear', 'fee')).toEqual(['wash']);
});

test('what a rule added can be done without alone', () => {
  expect(turned('fee')).toEqual(['front', 'rear', 'wash']);
});

test('what has to be there by rule stays for as long as one of its lines does, and goes with the last', () => {
  const bound = lines.map((line) => ({ ...line, stays: line.key === 'fee' }));
  expect([...turnedLine(bound, all, 'fee')]).toEqual([...all]);
  const rest = turnedLine(bound, all, 'front');
  expect([...turnedLine(bound, rest, 'fee')]).toEqual([...rest]);
  expect([...turnedLine(bound, rest, 'rear')]).toEqual(['wash']);
  expect(isBound({ from: ['front'], stays: true }, new Set(['wash']))).toBe(false);
});
