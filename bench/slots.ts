// npx node bench/slots.ts: how long free times of a busy site take, with every reason against those
// that are not: 12 places, 14 people, a balancer and an alignment machine, 7 to 17 o'clock in steps
// of a quarter of an hour, two thirds booked; asked for one service at the counter, and for two with
// an add-on through a portal.
import { clocksOf } from '#contract/booking/schedules/day-clock.ts';
import type { Candidate } from '#contract/booking/slots/candidate.ts';
import { freeTimes, nextBest } from '#contract/booking/slots/slots.ts';
import type { Busy, PlaceKind, SlotPlan, SlotSite } from '#contract/booking/slots/site.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { makeRandom } from '#server/db/seed/random.ts';
import {
  slotPerson,
  slotPlace,
  slotQuestion,
  slotSchedule,
  slotSite,
  slotWork,
  workWeek,
} from '#tests/support/factories/booking/slots.ts';

const runs = 60;
const first = '2026-09-28';
const minuteMs = 60_000;
const random = makeRandom(20_261_122);

const kinds: PlaceKind[] = [
  ...Array.from({ length: 9 }, () => 'lift' as const),
  'drive_in',
  'alignment',
  'truck',
];
const places = kinds.map((kind, at) =>
  slotPlace(at + 1, {
    kind,
    mostWeight: kind === 'lift' ? 2500 + 250 * (at % 4) : null,
    cleaning: kind === 'drive_in' ? 5 : 0,
    schedule: at % 3 === 0 ? slotSchedule({ id: 200 + at, weeks: [workWeek([420, 960])] }) : null,
  }),
);
const people = Array.from({ length: 14 }, (_, at) =>
  slotPerson(at + 101, {
    skills: ['tyres', ...(at % 3 === 0 ? ['alignment'] : [])],
    schedule: slotSchedule({
      id: 300 + at,
      weeks: [workWeek([420, 690], [720, 960 + 15 * (at % 5)]), workWeek([480, 720], [750, 1020])],
      holidays: 'NO',
    }),
    homePlaceId: at < 9 ? at + 1 : null,
    efficiency: at === 13 ? 80 : 100,
  }),
);
const machines = [
  slotPerson(115, { kind: 'machine', skills: ['balancing'] }),
  slotPerson(116, { kind: 'machine', skills: ['rig'] }),
];

const busy: Busy[] = [];
const plans: SlotPlan[] = [];
for (const { from, day } of clocksOf(daysAfter(first, -1), daysAfter(first, 31), 'Europe/Oslo')) {
  for (const { id } of places)
    for (let at = 420; at < 1020;) {
      const minutes = random.pick([20, 30, 45, 60, 90]);
      if (random.chance(0.67))
        busy.push({
          by: { kind: 'booking', id: busy.length + 1, ticket: `B${busy.length}` },
          serviceId: 21,
          portalId: random.chance(0.4) ? 41 : null,
          isDropIn: random.chance(0.1),
          placeId: id,
          resourceId: 100 + id,
          from: from + at * minuteMs,
          to: from + (at + minutes) * minuteMs,
          expires: null,
        });
      at += minutes;
    }
  const noon = { from: from + 690 * minuteMs, to: from + 720 * minuteMs };
  plans.push({ id: plans.length, kind: 'block', placeId: 12, resourceId: null, ...noon });
  if (day.endsWith('5'))
    plans.push({ id: plans.length, kind: 'absence', placeId: null, resourceId: 103, ...noon });
}
const site: SlotSite = slotSite({
  places,
  resources: [...people, ...machines],
  busy,
  plans,
  calendar: {
    slotInterval: 15,
    schedule: slotSchedule({ weeks: [workWeek([420, 1020])], holidays: 'NO' }),
    dropInPlaces: 1,
  },
});
const question = (days: number) =>
  slotQuestion({
    now: Date.parse('2026-09-20T08:00:00Z'),
    from: first,
    to: daysAfter(first, days - 1),
    work: [
      slotWork({ minutes: 30, bufferAfter: 5, skills: ['tyres', 'balancing'] }),
      slotWork({ id: 22, minutes: 45, placeKinds: ['alignment'], skills: ['alignment', 'rig'] }),
      slotWork({ kind: 'addon', id: 23, minutes: 10, people: 0, skills: [] }),
    ],
    portal: { id: 41, noticeHours: 24, daysAhead: 60, share: 60 },
  });
const easy = (days: number) =>
  slotQuestion({ ...question(days), work: [slotWork({ bufferAfter: 5 })], portal: null });

const began = performance.now();
freeTimes(question(1), site);
console.log(
  `the first day that a process is asked for: ${(performance.now() - began).toFixed(1)} ms`,
);
measure('one service, a day', () => freeTimes(easy(1), site));
measure('one service, 30 days', () => freeTimes(easy(30), site));
measure('three works by portal, a day', () => freeTimes(question(1), site));
measure('three works by portal, 30 days', () => freeTimes(question(30), site));
const ten = Date.parse(`${first}T10:00Z`);
measure('the next best three of 30 days', () => nextBest(easy(30), site, ten));

function measure(what: string, ask: () => readonly Candidate[]): void {
  const times: number[] = [];
  let found: readonly Candidate[] = [];
  for (let run = 0; run < runs + 5; run++) {
    const start = performance.now();
    found = ask();
    if (run >= 5) times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(runs * share)]!.toFixed(1).padStart(6);
  const free = found.filter(({ ok }) => ok).length;
  const reasons = found.reduce((sum, one) => sum + (one.ok ? 0 : one.reasons.length), 0);
  const counted = `${free} of ${found.length} free, ${reasons} reasons`;
  console.log(`${what.padEnd(32)} p50 ${at(0.5)} ms  p95 ${at(0.95)} ms  ${counted}`);
}
