import {
  everyDay,
  slotLine,
  slotPerson,
  slotPlace,
  slotQuestion,
  slotSchedule,
  slotSite,
  slotWork,
} from '#tests/support/factories/booking/slots.ts';
import { slowSearch } from '#tests/support/booking/slow-search.ts';
import { fc, isFuzzing } from '#tests/support/random/fast-check.ts';
import { expect, test } from 'vitest';
import { instantAt } from '../../kit/time/zoned-time.ts';
import type { Hours } from '../schedules/schedule.ts';
import type { PortalRules, SlotQuestion, Work } from './question.ts';
import type { Reason } from './reasons.ts';
import { placeKinds, type Busy, type SlotPlan, type SlotSite } from './site.ts';
import { freeTimes, timeAt } from './slots.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const numRuns = isFuzzing ? 2000 : 100;

interface World {
  readonly site: SlotSite;
  readonly question: SlotQuestion;
}

/** Null once in so many times. */
const maybe = <T>(one: fc.Arbitrary<T>, freq = 2) => fc.option(one, { nil: null, freq });
/** Mostly the usual, sometimes anything. */
const mostly = <T>(usual: T, one: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, one);
// All happens in the first ten hours of a day, in which clocks change too.
const tens = (most: number) => fc.integer({ min: 0, max: most / 10 }).map((one) => one * 10);
const stretch = fc.tuple(tens(600), fc.constantFrom(20, 30, 60, 120));
const hours = fc
  .array(fc.tuple(tens(480), fc.constantFrom(60, 180, 360)), { minLength: 1, maxLength: 2 })
  .map((all) => all.map(([from, length]): Hours => [from, from + length]));
const schedule = fc
  .tuple(fc.integer({ min: 100, max: 999 }), hours)
  .map(([id, open]) => slotSchedule({ id, weeks: [everyDay(...open)] }));
// The calendar is mostly open, the night before too.
const opening = mostly(slotSchedule({ weeks: [everyDay([0, 600], [1380, 1440])] }), schedule);
const skills = fc.subarray(['a', 'b']);
const ids = { place: [1, 2, 3], resource: [11, 12, 13, 14] };

const work: fc.Arbitrary<Work> = fc
  .record({
    id: fc.constantFrom(21, 22),
    minutes: fc.constantFrom(20, 60),
    bufferBefore: fc.constantFrom(0, 0, 10),
    bufferAfter: fc.constantFrom(0, 0, 20),
    people: mostly(1 as const, fc.constantFrom(0 as const, 2 as const)),
    placeKinds: mostly([], fc.subarray([...placeKinds])),
    skills: mostly(['a'], skills),
    noticeHours: fc.constantFrom(0, 0, 3),
    perDay: fc.constantFrom(null, null, null, 1, 2),
    validTo: mostly(null, fc.constantFrom(null, null, '2026-06-01')),
  })
  .map(slotWork);

function worldOf(zone: string, day: string): fc.Arbitrary<World> {
  const midnight = instantAt(Date.parse(day), zone);
  const during = stretch.map(([from, length]) => ({
    from: midnight + (from - 60) * minuteMs,
    to: midnight + (from - 60 + length) * minuteMs,
  }));
  const place = maybe(fc.constantFrom(...ids.place), 4);
  const resource = maybe(fc.constantFrom(...ids.resource), 4);
  const busy: fc.Arbitrary<Busy> = fc
    .record({
      during,
      hold: fc.boolean(),
      id: fc.integer({ min: 1, max: 6 }),
      serviceId: fc.constantFrom(21, 22),
      portalId: fc.constantFrom(null, 41),
      isDropIn: fc.boolean(),
      placeId: place,
      resourceId: resource,
      expires: tens(600),
    })
    .map(({ during: { from, to }, hold, id, expires, ...row }) => ({
      ...row,
      from,
      to,
      by: hold ? { kind: 'hold', id: `h${id}` } : { kind: 'booking', id, ticket: `B${id}` },
      expires: hold ? midnight + expires * minuteMs : null,
    }));
  const plan: fc.Arbitrary<Omit<SlotPlan, 'id'>> = fc
    .record({
      during,
      kind: fc.constantFrom('work', 'block', 'absence', 'drop_in'),
      placeId: place,
      resourceId: resource,
    })
    .map(({ during: when, ...one }) => ({ ...one, ...when }));
  const site = fc
    .record({
      places: fc.array(
        fc.record({
          kind: fc.constantFrom(...placeKinds),
          mostWeight: fc.constantFrom(null, null, 2000),
          schedule: mostly(null, schedule),
          cleaning: fc.constantFrom(0, 0, 10),
        }),
        { minLength: 1, maxLength: ids.place.length },
      ),
      resources: fc.array(
        fc.record({
          kind: fc.constantFrom('person', 'person', 'person', 'machine'),
          skills: mostly(['a', 'b'], skills),
          schedule: mostly(null, schedule),
          efficiency: fc.constantFrom(100, 100, 100, 50, 125),
          homePlaceId: maybe(fc.constantFrom(...ids.place)),
          inPortals: fc.constantFrom(true, true, true, false),
        }),
        { minLength: 1, maxLength: ids.resource.length },
      ),
      plans: fc.array(plan, { maxLength: 3 }),
      busy: fc.array(busy, { maxLength: 6 }),
      calendar: fc.record({
        slotInterval: fc.constantFrom(30, 45, 60),
        schedule: opening,
        dropInPlaces: fc.constantFrom(0, 0, 0, 1),
        leadDays: fc.constantFrom(0, 1),
      }),
    })
    .map(({ places, resources, plans, ...rest }) =>
      slotSite({
        zone,
        places: places.map((one, at) => slotPlace(ids.place[at]!, one)),
        resources: resources.map((one, at) => slotPerson(ids.resource[at]!, one)),
        plans: plans.map((one, at) => ({ id: at + 1, ...one })),
        ...rest,
      }),
    );
  const question = fc
    .record({
      now: fc.constantFrom(-30 * hourMs, -30 * hourMs, -9 * hourMs, 3 * hourMs),
      work: mostly(1, fc.constantFrom(2, 3)).chain((many) =>
        fc.array(work, { minLength: many, maxLength: many }),
      ),
      weight: fc.constantFrom(null, 1500, 2500),
      portal: maybe(
        fc.record<PortalRules>({
          id: fc.constant(41),
          noticeHours: fc.constantFrom(0, 5),
          daysAhead: fc.constantFrom(null, 1),
          share: fc.constantFrom(100, 25, 50),
        }),
      ),
      isDropIn: fc.constantFrom(false, false, true),
      setElsewhere: fc.constantFrom(null, null, { id: 51 }),
      bookingId: fc.constantFrom(null, 1),
      holdId: fc.constantFrom(null, 'h1'),
      onlyPlaceId: fc.constantFrom(null, null, null, 1),
      onlyResourceId: fc.constantFrom(null, null, null, 11),
    })
    .map(({ now, weight, ...rest }) =>
      slotQuestion({
        ...rest,
        from: day,
        now: midnight + now,
        vehicle: { weight, height: null },
      }),
    );
  return fc.record({ site, question });
}

const world = fc
  .constantFrom(
    ['Europe/Oslo', '2026-06-03'],
    ['Europe/Oslo', '2026-03-29'],
    ['Europe/Oslo', '2026-10-25'],
    ['Europe/Helsinki', '2026-10-25'],
  )
  .chain(([zone, day]) => worldOf(zone, day));

test('the same times are free as by trying every way of doing the work, minute by minute', () => {
  fc.assert(
    fc.property(world, ({ site, question }) => {
      const slow = slowSearch(question, site);
      const found = freeTimes(question, site);
      expect(found.map(({ start }) => start)).toEqual(slow.starts);
      for (const one of found) {
        expect(`${slotLine(one)}: ${one.ok}`).toBe(`${slotLine(one)}: ${slow.isFree(one.start)}`);
        expect(timeAt(question, site, one.start)).toEqual(one);
        if (one.ok) expect(slow.isSound(one.start, one.assignment)).toBe(true);
      }
    }),
    { numRuns },
  );
});

/** The same world without everything that some reasons name; null where the work can be done at no time. */
function without({ site, question }: World, reasons: readonly Reason[]): World | null {
  const named = (kind: string) =>
    reasons.flatMap(({ blockedBy }) => (blockedBy?.kind === kind ? [blockedBy.id] : []));
  const has = (...codes: Reason['code'][]) =>
    reasons.some(({ code, blockedBy }) => codes.includes(code) && blockedBy?.kind !== 'schedule');
  if (has('NO_SKILL', 'NO_PLACE_TYPE')) return null;
  const gone = [...named('booking'), ...named('hold')];
  const isNamed = (one: { id: number }, key: 'placeId' | 'resourceId', code: Reason['code']) =>
    reasons.some((reason) => reason[key] === one.id && reason.code === code);
  const closed = reasons.some(({ code, blockedBy }) => code === 'CLOSED' && !blockedBy);
  const portals = named('portal');
  return {
    site: {
      ...site,
      places: site.places.map((one) =>
        isNamed(one, 'placeId', 'OUTSIDE_SCHEDULE') ? { ...one, schedule: null } : one,
      ),
      resources: site.resources.map((one) => ({
        ...one,
        schedule: isNamed(one, 'resourceId', 'OUTSIDE_SCHEDULE') ? null : one.schedule,
        inPortals: one.inPortals || isNamed(one, 'resourceId', 'PORTAL_SHARE'),
      })),
      plans: site.plans.filter(({ id }) => !named('plan').includes(id)),
      busy: site.busy.filter(({ by }) => !gone.includes(by.id)),
      calendar: {
        ...site.calendar,
        ...(closed && { schedule: slotSchedule({ weeks: [everyDay([0, 1440])] }) }),
        ...(named('calendar').length > 0 && { dropInPlaces: 0 }),
      },
    },
    question: {
      ...question,
      override: has('PAST') ? ['PAST'] : question.override,
      setElsewhere: has('HOTEL_LEAD_TIME') ? null : question.setElsewhere,
      work: question.work.map((one) =>
        named('service').includes(one.id)
          ? { ...one, noticeHours: 0, perDay: null, validTo: null }
          : one,
      ),
      portal:
        question.portal && portals.includes(question.portal.id)
          ? { ...question.portal, noticeHours: 0, daysAhead: null, share: 100 }
          : question.portal,
    },
  };
}

test('a refused time is free once everything that its reasons name is out of the way', () => {
  fc.assert(
    fc.property(world, (drawn) => {
      // Who was planned at a place that is free again may be missed there only then.
      const turns = drawn.site.plans.some(({ kind }) => kind === 'work') ? 5 : 1;
      for (const refused of freeTimes(drawn.question, drawn.site)) {
        let candidate = refused;
        let changed: World | null = drawn;
        for (let turn = 0; changed && !candidate.ok && turn < turns; turn++) {
          expect(candidate.reasons).not.toEqual([]);
          changed = without(changed, candidate.reasons);
          if (changed) candidate = timeAt(changed.question, changed.site, refused.start);
        }
        if (changed) expect(`${slotLine(refused)}; ${candidate.ok}`).toMatch(/true$/);
      }
    }),
    { numRuns },
  );
});

// Of these other bookings are the cause, without being named.
const counted = ['DAY_LIMIT', 'PORTAL_SHARE'];

test('a refused time stays refused while nothing is in the way but what its reasons name', () => {
  fc.assert(
    fc.property(world, ({ site, question }) => {
      for (const refused of freeTimes(question, site)) {
        if (refused.ok) continue;
        const by = refused.reasons.flatMap(({ blockedBy }) => (blockedBy ? [blockedBy] : []));
        if (refused.reasons.some(({ code }) => counted.includes(code))) continue;
        if (
          by.some(
            (one) => one.kind === 'calendar' || (one.kind === 'plan' && one.plan === 'drop_in'),
          )
        )
          continue;
        const isNamed = (kind: string, id: number | string) =>
          by.some((one) => one.kind === kind && one.id === id);
        const bare: SlotSite = {
          ...site,
          busy: site.busy.filter((one) => isNamed(one.by.kind, one.by.id)),
          plans: site.plans.filter(({ kind, id }) => kind === 'work' || isNamed('plan', id)),
        };
        expect(`${slotLine(refused)}; ${slowSearch(question, bare).isFree(refused.start)}`).toMatch(
          /false$/,
        );
      }
    }),
    { numRuns },
  );
});
