import { expect, test } from 'vitest';
import { wheelSetCalls, type KeptSet } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import type { OutboxRow } from '#src/data/outbox/outbox-row.ts';
import { intentCall, pendingOf, standsAt, withPending, type StateAndPlace } from './pending.ts';

let seq = 0;
const entry = (set: number, to: StateAndPlace, overrides: Partial<OutboxRow> = {}): OutboxRow => ({
  seq: (seq += 1),
  key: `k${seq}`,
  siteId: '1',
  siteName: 'Alnabru',
  userId: 'kari',
  method: wheelSetCalls.batch.method,
  path: wheelSetCalls.batch.path,
  given: {},
  objectKey: `wheel-sets/${set}`,
  act: { words: 'wheel-sets:acts.batch.store' },
  effect: { set, to },
  madeAt: 0,
  state: 'waiting',
  tries: 0,
  nextAt: 0,
  actionError: null,
  ...overrides,
});

const base: KeptSet = {
  id: 7,
  version: 1,
  number: '4711',
  licenseplate: 'EL12345',
  season: 'summer',
  wheels: ['FL'],
  size: '',
  held: false,
  gone: false,
  state: 'received',
  place_id: null,
};
const stored = (placeId: number): StateAndPlace => ({ state: 'stored', place_id: placeId });
const staged: StateAndPlace = { state: 'staged', place_id: null };

test('a set stands as it was left last, and what the server reported stays as it is', () => {
  const pending = pendingOf([entry(7, stored(3)), entry(8, stored(3)), entry(7, staged)]);
  expect(withPending(base, pending)).toEqual({ ...base, ...staged });
  expect(base).toMatchObject({ state: 'received', place_id: null });
  expect(withPending({ ...base, id: 9 }, pending)).toEqual({ ...base, id: 9 });
});

test('what was refused counts no more, nor what was done after it to the same set', () => {
  const refused = entry(7, stored(3), { state: 'refused' });
  const pending = pendingOf([refused, entry(7, staged), entry(8, stored(3))]);
  expect(withPending(base, pending)).toEqual(base);
  expect([...pending.keys()]).toEqual([8]);
});

test('what is being sent counts, and what is no work with sets does not', () => {
  const sending = entry(7, stored(3), { state: 'sending' });
  const other = entry(7, staged, { path: '/v3/queue/{id}/done', objectKey: 'queue/person/7' });
  expect(withPending(base, pendingOf([sending, other]))).toMatchObject(stored(3));
});

test('a set that was taken away gives its room back', () => {
  const atThree = { ...base, ...stored(3) };
  expect(standsAt(atThree, 3)).toBe(true);
  expect(standsAt(withPending(atThree, pendingOf([entry(7, staged)])), 3)).toBe(false);
  expect(standsAt(withPending(atThree, pendingOf([entry(7, stored(4))])), 3)).toBe(false);
});

test('intents are sent by the call that the contract has for them', () => {
  expect(wheelSetCalls.batch).toMatchObject(intentCall);
});

test('a change of season waits with both of its sets, and a set that comes in again as it will stand', () => {
  const mounted = { state: 'mounted', place_id: null } as const;
  const swap = entry(7, mounted, {
    path: wheelSetCalls.swap.path,
    also: ['wheel-sets/8'],
    effect: { set: 7, to: mounted, and: { set: 8, to: stored(3) } },
  });
  const again = entry(9, stored(4), { path: wheelSetCalls.intake.path });
  expect([...pendingOf([swap, again])]).toEqual([
    [7, mounted],
    [8, stored(3)],
    [9, stored(4)],
  ]);
});
