import { expect, test } from 'vitest';
import {
  audienceOf,
  countsOf,
  inOrder,
  outReasons,
  type AudienceRules,
  type OutReason,
  type StoredSet,
} from './audience-rules.ts';

const rules: AudienceRules = {
  season: 'winter',
  warehouse_id: 5,
  agreement_type_id: 6,
  stored_before: '2026-08-01',
  with_tags: ['Håkons VIP'],
  needs_consent: true,
};
const plain: StoredSet = {
  id: 1,
  car: 'AB12345',
  state: 'stored',
  season: 'studded',
  warehouse_id: 5,
  agreement_type_id: 6,
  stored_on: '2026-04-20',
  tags: ['haakons  vip'],
  is_worn_out: false,
  has_customer: true,
  is_blocked: false,
  is_booked: false,
  reached_by: ['sms', 'email'],
  refused: ['email'],
  agreed: ['sms'],
};
const reasonFor = (overrides: Partial<StoredSet>, ways = ['sms', 'email'] as const) =>
  audienceOf([{ ...plain, ...overrides }], rules, ways).out[0]?.reason;

test('who meets all of it is in', () => {
  expect(audienceOf([plain], rules, ['sms'])).toEqual({ members: [plain], out: [] });
});

test.each<[OutReason, Partial<StoredSet>]>([
  ['season', { season: 'summer' }],
  ['warehouse', { warehouse_id: null }],
  ['agreement', { agreement_type_id: 7 }],
  ['changed_lately', { stored_on: '2026-08-01' }],
  ['tags', { tags: ['fleet'] }],
  ['not_in_store', { state: 'missing' }],
  ['worn_out', { is_worn_out: true }],
  ['no_customer', { has_customer: false }],
  ['blocked', { is_blocked: true }],
  ['booked', { is_booked: true }],
  ['no_contact', { reached_by: [] }],
  ['refused', { refused: ['sms', 'email'] }],
  ['no_consent', { agreed: ['email'] }],
])('out because of %s', (reason, overrides) => {
  expect(reasonFor(overrides)).toBe(reason);
});

test('of two sets of a car one is in; of cars that nobody knows each', () => {
  const sets = [
    plain,
    { ...plain, id: 2 },
    { ...plain, id: 3, car: '' },
    { ...plain, id: 4, car: '' },
  ];
  const { members, out } = audienceOf(sets, rules, ['sms']);
  expect(members.map(({ id }) => id)).toEqual([1, 3, 4]);
  expect(out.map(({ set, reason }) => [set.id, reason])).toEqual([[2, 'same_car']]);
});

test('anyone who has refused every way that is used is left alone, whatever other ways there are', () => {
  const overrides = { refused: ['sms'] as const };
  expect(
    audienceOf([{ ...plain, ...overrides, agreed: ['email'] }], rules, ['sms']).out,
  ).toMatchObject([{ reason: 'refused' }]);
});

test('of several reasons the first is told, and each is counted', () => {
  const out = [
    { season: 'summer', state: 'missing' as const },
    { is_blocked: true },
    { season: '' },
  ];
  const found = out.map((overrides) => ({ reason: reasonFor(overrides)! }));
  expect(countsOf(found)).toEqual([
    { reason: 'season', count: 2 },
    { reason: 'blocked', count: 1 },
  ]);
  expect(new Set(outReasons).size).toBe(outReasons.length);
});

test('a wave without limits takes every set in store that can be told of', () => {
  const open: AudienceRules = {
    season: '',
    warehouse_id: null,
    agreement_type_id: null,
    stored_before: null,
    with_tags: [],
    needs_consent: false,
  };
  const bare = { ...plain, season: '', tags: [], agreed: [], stored_on: null, warehouse_id: null };
  expect(audienceOf([bare], open, ['sms']).members).toHaveLength(1);
});

test('who came earliest last year chooses first, or whose wheels have been here the longest', () => {
  const at = (day: string, minute: number) => ({ day, minute });
  const members = [
    { id: 1, stored_on: '2026-04-01', last: null },
    { id: 2, stored_on: '2026-05-01', last: at('2025-10-07', 900) },
    { id: 3, stored_on: null, last: at('2025-10-07', 95) },
    { id: 4, stored_on: '2026-03-01', last: null },
  ];
  expect(inOrder(members, 'last_year').map(({ id }) => id)).toEqual([3, 2, 4, 1]);
  expect(inOrder(members, 'longest_stored').map(({ id }) => id)).toEqual([4, 1, 2, 3]);
});
