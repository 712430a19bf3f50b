import { expect, test } from 'vitest';
import { stepAt } from './use-step.ts';

const steps = [
  { name: 'file', title: 'File', open: true },
  { name: 'columns', title: 'Columns', open: true },
  { name: 'check', title: 'Check', open: false },
];

test('the step that is asked for is shown', () => {
  expect(stepAt(steps, 'file')).toBe(0);
  expect(stepAt(steps, 'columns')).toBe(1);
});

test('where nothing is asked for, or what cannot be yet, it is the furthest that can', () => {
  expect(stepAt(steps, null)).toBe(1);
  expect(stepAt(steps, 'check')).toBe(1);
  expect(stepAt(steps, 'nowhere')).toBe(1);
});
