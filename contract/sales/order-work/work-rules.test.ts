import { describe, expect, test } from 'vitest';
import { clocked, minutesWorked, stepTo, subStatesOf } from './work-rules.ts';

const minute = 60_000;
const time = (id: number, began: number, ended: number | null) => ({
  id,
  began: began * minute,
  ended: ended === null ? null : ended * minute,
});

describe('somebody who goes to a work', () => {
  test('leaves what they were at', () => {
    const { ended, added } = clocked([time(1, 0, null)], 10 * minute, true);
    expect([ended.map(({ id }) => id), added]).toEqual([[1], { began: 10 * minute, ended: null }]);
  });

  test('without network, and went elsewhere since, was at it until then', () => {
    const { ended, added } = clocked([time(1, 0, 5), time(2, 30, null)], 10 * minute, true);
    expect([ended, added]).toEqual([[], { began: 10 * minute, ended: 30 * minute }]);
  });

  test('in the midst of what was over later, cuts that short', () => {
    const { ended, added } = clocked([time(1, 0, 20)], 10 * minute, true);
    expect([ended.map(({ id }) => id), added?.ended]).toEqual([[1], null]);
  });
});

test('somebody who goes from a work is at nothing, and from what is over nothing changes', () => {
  expect(clocked([time(1, 0, null)], 10 * minute, false)).toMatchObject({
    added: null,
    ended: [{ id: 1 }],
  });
  expect(clocked([time(1, 0, 5)], 10 * minute, false).ended).toEqual([]);
});

test('minutes are counted up to now, and none is counted that is not whole', () => {
  const times = [time(1, 0, 10), time(2, 20, null)];
  expect(minutesWorked(times, 25 * minute + 59_999)).toBe(15);
});

describe('an order at a glance', () => {
  const now = Date.parse('2026-11-20T10:00:00Z');
  const order = {
    state: 'in_progress',
    promised_at: '2026-11-20T09:59:00Z',
    missing: 1,
    mechanic_id: null,
    working: ['Kari'],
    lines: 2,
    lines_done: 2,
  };

  test('says what matters most first', () => {
    expect(subStatesOf(order, now)).toEqual(['overdue', 'parts', 'nobody', 'working', 'ready']);
    expect(subStatesOf({ ...order, state: 'quote' }, now)).toEqual(['customer', 'working']);
  });

  test('is not late once it is done, and lacks nothing', () => {
    expect(subStatesOf({ ...order, state: 'done', working: [] }, now)).toEqual([]);
  });

  test('is late after the instant that was promised, not at it', () => {
    const at = { ...order, promised_at: '2026-11-20T10:00:00Z' };
    expect(subStatesOf(at, now)).not.toContain('overdue');
  });
});

test('a card goes from one column to another by a step, where there is one', () => {
  expect(stepTo('accepted', 'planned')).toBe('plan');
  expect(stepTo('planned', 'in_progress')).toBe('start');
  expect(stepTo('done', 'in_progress')).toBe('reopen');
  expect(stepTo('draft', 'done')).toBeUndefined();
});
