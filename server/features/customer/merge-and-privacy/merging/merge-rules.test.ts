import { expect, test } from 'vitest';
import { problemOfUndo } from './merge-rules.ts';

const merge = { at: new Date('2026-03-01T10:00:00Z'), kept_version: 4, gone_version: 2 };
const same = { kept: 4, gone: 2 };

test('a merge can be undone for a day', () => {
  expect(problemOfUndo(merge, new Date('2026-03-02T09:59:59Z'), same)).toBeUndefined();
  expect(problemOfUndo(merge, new Date('2026-03-02T10:00:00Z'), same)).toBe(
    'merge-and-privacy.too_late',
  );
});

test('who changed either of the two since keeps the merge from being undone', () => {
  const soon = new Date('2026-03-01T11:00:00Z');
  expect(problemOfUndo(merge, soon, { kept: 5, gone: 2 })).toBe('merge-and-privacy.changed_since');
  expect(problemOfUndo(merge, soon, { kept: 4, gone: 3 })).toBe('merge-and-privacy.changed_since');
});
