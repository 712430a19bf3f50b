import { expect, test } from 'vitest';
import { priorityOf } from './message-priority.ts';

test('who is called comes first, then whose time was changed or cancelled, then who has just booked', () => {
  expect(priorityOf('called', true)).toBe('waited_for');
  expect(priorityOf('changed', false)).toBe('changed');
  expect(priorityOf('cancelled', false)).toBe('changed');
  expect(priorityOf('confirmation', false)).toBe('confirmation');
});

test('who comes today, or whose car is ready, is told before who is reminded of another day', () => {
  expect(priorityOf('reminder', true)).toBe('today');
  expect(priorityOf('arrival', true)).toBe('today');
  expect(priorityOf('ready', false)).toBe('today');
  expect(priorityOf('reminder', false)).toBe('usual');
});

test('what nobody asked for waits for all others', () => {
  for (const type of ['auto_invite', 'auto_nudge', 'review', 'retorque', 'no_show'] as const) {
    expect(priorityOf(type, true)).toBe('usual');
  }
});
