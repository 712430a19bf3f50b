import { expect, test } from 'vitest';
import { columnShown } from './column-shown.ts';

test('a phone begins where there is something to do, and where one was last while there is', () => {
  const there: Record<string, number> = { draft: 2, planned: 1, done: 3 };
  const shown = (wanted: string | null, last: string | null, of = there) =>
    columnShown(wanted, last, (name) => of[name] ?? 0);
  expect(shown(null, null)).toBe('planned');
  expect(shown(null, 'done')).toBe('done');
  expect(shown(null, 'in_progress')).toBe('planned');
  expect(shown('in_progress', 'done')).toBe('in_progress');
  expect(shown('nonsense', 'nonsense', { draft: 1 })).toBe('draft');
  expect(shown(null, 'quote', {})).toBe('quote');
  expect(shown(null, null, {})).toBe('in_progress');
});
