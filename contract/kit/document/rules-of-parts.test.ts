import { expect, test } from 'vitest';
import type { Line } from './lines.ts';
import { cameWith, goAlong, rulesLeft, stayedWith } from './rules-of-parts.ts';

const field = 'added_by';
const line = (key: string, from: readonly string[] | null = null, more: object = {}): Line => ({
  key,
  position: 1000,
  quantity: 4_000,
  [field]: from && { from, hand: false, name: 'Fee', rule: 7, quantity: 4_000, ...more },
});
const fromOf = (some: readonly Line[]) => some.map((one) => one[field]);

test('what a rule added for lines that all leave goes with them, unless somebody has changed it', () => {
  const lines = [line('tyre'), line('rim'), line('fee', ['tyre']), line('both', ['tyre', 'rim'])];
  expect(goAlong(field, lines, new Set(['tyre']))).toEqual(['fee']);
  expect(goAlong(field, lines, new Set(['tyre', 'rim']))).toEqual(['fee', 'both']);
  const changedByHand = line('fee', ['tyre'], { hand: true });
  expect(goAlong(field, [line('tyre'), changedByHand], new Set(['tyre']))).toEqual([]);
});

test('a line names those lines that it was added for where it has come to, and is its own without any', () => {
  const came = [line('new'), line('fee', ['tyre', 'rim']), line('alone', ['rim'])];
  const keys = new Map([['tyre', 'new']]);
  expect(fromOf(cameWith(field, came, keys))).toMatchObject([
    null,
    { from: ['new'], hand: false },
    { from: [], hand: true },
  ]);
  const stayed = stayedWith(field, came, new Set(['rim']));
  expect(fromOf(stayed)).toMatchObject([null, { from: ['tyre'] }, { from: [], hand: false }]);
});

test('a rule whose line leaves those that it was added for is left out where they stay', () => {
  const fee = line('fee', ['tyre']);
  expect(rulesLeft(field, [fee, line('wash')], new Set(['tyre']))).toEqual([7]);
  expect(rulesLeft(field, [fee], new Set(['rim']))).toEqual([]);
});
