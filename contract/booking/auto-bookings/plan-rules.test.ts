import { expect, test } from 'vitest';
import { fc, isFuzzing } from '#tests/support/random/fast-check.ts';
import {
  clockTime,
  everyDay,
  slotBusy,
  slotPerson,
  slotPlace,
  slotQuestion,
  slotSchedule,
  slotSite,
  slotWork,
} from '#tests/support/factories/booking/slots.ts';
import { slowPlan } from '#tests/support/booking/slow-plan.ts';
import { dayOf } from '../../kit/time/zoned-time.ts';
import type { SlotQuestion } from '../slots/question.ts';
import type { SlotSite } from '../slots/site.ts';
import { wavePlanner, type PlanRules, type Wish } from './plan-rules.ts';

const zone = 'Europe/Oslo';
const rulesOf = (overrides: Partial<PlanRules> = {}): PlanRules => ({
  first_day: '2026-06-03',
  last_day: '2026-06-04',
  weekdays: [1, 2, 3, 4, 5],
  begins_from: 0,
  begins_to: 1440,
  share: 100,
  per_day: null,
  like_last_year: true,
  spread: false,
  ...overrides,
});
function planWave(
  question: SlotQuestion,
  site: SlotSite,
  rules: PlanRules,
  wishes: readonly Wish[],
  already?: ReadonlyMap<string, number>,
) {
  const planner = wavePlanner(question, site, rules, already);
  return { starts: wishes.map((one) => planner.give(one)), days: planner.days() };
}
const anybody: Wish = { not_before: null, last: null };
const many = (count: number): Wish[] => Array.from({ length: count }, () => anybody);
/** Each start as day and time; why there is none stands for itself. */
const shortly = (starts: readonly (number | string)[]) =>
  starts.map((at) =>
    typeof at === 'string' ? at : `${dayOf(at, zone).slice(8)} ${clockTime(at)}`,
  );

// A lift and a person from 8 to 10, in half hours.
const small = slotSite({ calendar: { schedule: slotSchedule({ weeks: [everyDay([480, 600])] }) } });

test('times are handed out in order until nothing is free', () => {
  const { starts, days } = planWave(slotQuestion(), small, rulesOf(), many(9));
  expect(shortly(starts)).toEqual([
    '03 08:00',
    '03 08:30',
    '03 09:00',
    '03 09:30',
    '04 08:00',
    '04 08:30',
    '04 09:00',
    '04 09:30',
    'full',
  ]);
  expect(days).toEqual([
    { day: '2026-06-03', open: 120, booked: 0, planned: 120, count: 4 },
    { day: '2026-06-04', open: 120, booked: 0, planned: 120, count: 4 },
  ]);
});

test('a car gets no time at a place that does not bear it, and leaves what it cannot have to lighter ones', () => {
  const site = slotSite({
    calendar: { schedule: slotSchedule({ weeks: [everyDay([480, 540])] }) },
    places: [slotPlace(1, { mostWeight: 2500 }), slotPlace(2)],
    resources: [slotPerson(1), slotPerson(2)],
  });
  const rules = rulesOf({ last_day: '2026-06-03' });
  const heavy: Wish = { ...anybody, vehicle: { weight: 3200, height: null } };
  const wishes = [
    heavy,
    heavy,
    heavy,
    anybody,
    { ...heavy, vehicle: { weight: 2000, height: 180 } },
  ];
  const { starts } = planWave(slotQuestion(), site, rules, [...wishes, anybody]);
  expect(shortly(starts)).toEqual(['03 08:00', '03 08:30', 'full', '03 08:00', '03 08:30', 'full']);
});

test('a share of the day is kept for others, and is reported as such', () => {
  const { starts } = planWave(slotQuestion(), small, rulesOf({ share: 50 }), many(5));
  expect(shortly(starts)).toEqual(['03 08:00', '03 08:30', '04 08:00', '04 08:30', 'share_used']);
});

test('so many a day, on these weekdays, at these times', () => {
  const rules = rulesOf({ per_day: 1, weekdays: [4], begins_from: 510, begins_to: 540 });
  const { starts } = planWave(slotQuestion(), small, rules, many(2));
  expect(shortly(starts)).toEqual(['04 08:30', 'share_used']);
});

test('what others have booked is in the way, and counts to the load of the day', () => {
  const busy = [slotBusy('B', '2026-06-03T06:00Z', '2026-06-03T07:00Z')];
  const { starts, days } = planWave(slotQuestion(), { ...small, busy }, rulesOf(), many(1));
  expect(shortly(starts)).toEqual(['03 09:00']);
  expect(days[0]).toMatchObject({ booked: 60, planned: 30 });
});

test('who was here a year ago gets the same weekday and time, else what is nearest on that weekday', () => {
  const rules = rulesOf({ last_day: '2026-06-12' });
  // A Thursday: 364 days later it is the fourth of June.
  const last = { day: '2025-06-05', minute: 540 };
  const again: Wish = { not_before: null, last };
  const wishes = [again, again, again, again, again];
  expect(shortly(planWave(slotQuestion(), small, rules, wishes).starts)).toEqual([
    '04 09:00',
    '04 08:30',
    '04 09:30',
    '04 08:00',
    '11 09:00',
  ]);
  const plain = planWave(slotQuestion(), small, { ...rules, like_last_year: false }, [again]);
  expect(shortly(plain.starts)).toEqual(['03 08:00']);
});

test('days that are to be filled evenly are as full as each other, with what others have of them; who was here a year ago keeps their weekday', () => {
  const busy = [
    { ...slotBusy('B', '2026-06-03T06:00Z', '2026-06-03T07:00Z'), placeId: 1, resourceId: 11 },
  ];
  const rules = rulesOf({ spread: true });
  const { starts, days } = planWave(slotQuestion(), { ...small, busy }, rules, many(4));
  expect(shortly(starts)).toEqual(['04 08:00', '04 08:30', '03 09:00', '04 09:00']);
  expect(days.map(({ booked, planned }) => booked + planned)).toEqual([90, 90]);
  const again = { not_before: null, last: { day: '2025-06-04', minute: 570 } };
  const wished = planWave(slotQuestion(), { ...small, busy }, rules, [again, ...many(1)]);
  expect(shortly(wished.starts)).toEqual(['03 09:30', '04 08:00']);
});

test('nobody gets a time before their wheels can be here', () => {
  const late = (day: string): Wish => ({ not_before: day, last: null });
  const { starts } = planWave(slotQuestion(), small, rulesOf(), [
    late('2026-06-04'),
    late('2026-06-05'),
  ]);
  expect(shortly(starts)).toEqual(['04 08:00', 'wheels_elsewhere']);
});

test('days on which nothing is open are reported as such', () => {
  const { starts } = planWave(slotQuestion(), small, rulesOf({ weekdays: [6] }), many(1));
  expect(starts).toEqual(['closed']);
});

test('what the wave has given on a day before counts to its share', () => {
  const already = new Map([['2026-06-03', 3]]);
  const { starts } = planWave(slotQuestion(), small, rulesOf({ per_day: 4 }), many(2), already);
  expect(shortly(starts)).toEqual(['03 08:00', '04 08:00']);
});

const wish: fc.Arbitrary<Wish> = fc.record({
  not_before: fc.constantFrom(null, null, null, '2026-06-04', '2026-06-09'),
  last: fc.option(
    fc.record({
      day: fc.constantFrom('2025-06-03', '2025-06-04', '2025-06-05', '2025-07-01'),
      minute: fc.constantFrom(480, 500, 540, 700),
    }),
    { nil: null },
  ),
});
const world = fc.record({
  places: fc.integer({ min: 1, max: 2 }),
  people: fc.integer({ min: 1, max: 3 }),
  open: fc.constantFrom([480, 600], [540, 700], [0, 1440]),
  cleaning: fc.constantFrom(0, 0, 15),
  dropInPlaces: fc.constantFrom(0, 0, 1),
  minutes: fc.constantFrom(30, 50, 90),
  buffer: fc.constantFrom(0, 10),
  perDay: fc.constantFrom(null, null, 3),
  busy: fc.array(
    fc.record({ nth: fc.integer({ min: 0, max: 40 }), placeId: fc.constantFrom(1, 2, null) }),
    { maxLength: 4 },
  ),
  rules: fc.record({
    last_day: fc.constantFrom('2026-06-03', '2026-06-05'),
    weekdays: fc.constantFrom([1, 2, 3, 4, 5, 6, 7], [3, 5]),
    begins_from: fc.constantFrom(0, 0, 510),
    begins_to: fc.constantFrom(1440, 1440, 570),
    share: fc.constantFrom(100, 100, 60, 25),
    per_day: fc.constantFrom(null, null, 2),
    like_last_year: fc.boolean(),
  }),
  wishes: fc.array(wish, { minLength: 1, maxLength: 14 }),
});

test('as a search that asks again for each', () => {
  const check = fc.property(world, (drawn) => {
    const site = slotSite({
      places: Array.from({ length: drawn.places }, (_, at) =>
        slotPlace(at + 1, { cleaning: drawn.cleaning }),
      ),
      resources: Array.from({ length: drawn.people }, (_, at) => slotPerson(at + 11)),
      busy: drawn.busy.map(({ nth, placeId }) => ({
        ...slotBusy('B', '2026-06-03T06:00Z', '2026-06-03T06:40Z'),
        by: { kind: 'booking' as const, id: nth + 1, ticket: `B${nth}` },
        from: Date.parse('2026-06-03T05:00Z') + nth * 1_800_000,
        to: Date.parse('2026-06-03T05:40Z') + nth * 1_800_000,
        placeId,
        resourceId: 11,
      })),
      calendar: {
        schedule: slotSchedule({ weeks: [everyDay(drawn.open)] }),
        dropInPlaces: drawn.dropInPlaces,
      },
    });
    const { minutes, buffer: bufferAfter, perDay } = drawn;
    const question = slotQuestion({ work: [slotWork({ minutes, bufferAfter, perDay })] });
    const rules = rulesOf(drawn.rules);
    const { starts } = planWave(question, site, rules, drawn.wishes);
    expect(shortly(starts)).toEqual(shortly(slowPlan(question, site, rules, drawn.wishes)));
  });
  fc.assert(check, { numRuns: isFuzzing ? 1000 : 20 });
});
