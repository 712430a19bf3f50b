import { expect, test } from 'vitest';
import { nextStep } from './step-rules.ts';

test('a customer chooses what is done, then a time, then says who comes', () => {
  expect(nextStep(false, null)).toBe('service');
  expect(nextStep(true, null)).toBe('time');
  expect(nextStep(true, '2026-11-30T07:00:00Z')).toBe('contact');
});

test('a time of before counts for nothing once nothing is chosen any more', () => {
  expect(nextStep(false, '2026-11-30T07:00:00Z')).toBe('service');
});
