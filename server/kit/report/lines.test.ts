import { expect, test } from 'vitest';
import { inOrder } from './lines.ts';

const line = (key: string | null, count = 1) => ({ key, label: null, values: [count] });
const keys = (...args: Parameters<typeof inOrder>) => inOrder(...args).map(({ key }) => key);
const period = { from: '2026-10-30', to: '2026-11-02' };

test('a day, week or month on which nothing happened has its line, in its place', () => {
  const found = [line('2026-11-02'), line('2026-10-31')];
  const all = inOrder(found, { kind: 'day' }, period, [0]);
  expect(all.map(({ key, values }) => [key, values[0]])).toEqual([
    ['2026-10-30', 0],
    ['2026-10-31', 1],
    ['2026-11-01', 0],
    ['2026-11-02', 1],
  ]);
  expect(keys([], { kind: 'week' }, period, [0])).toEqual(['2026-10-26', '2026-11-02']);
  expect(keys([], { kind: 'month' }, period, [0])).toEqual(['2026-10', '2026-11']);
});

test('choices stand in their order, and what is none of them behind', () => {
  const group = { kind: 'choice', choices: ['a', 'b'] } as const;
  expect(keys([line(null), line('b'), line('old')], group, period, [0])).toEqual([
    'a',
    'b',
    null,
    'old',
  ]);
});

test('what has a name of its own stands as it came', () => {
  expect(keys([line('7'), line('3')], { kind: 'named' }, period, [0])).toEqual(['7', '3']);
});
