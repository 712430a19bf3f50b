// npx node bench/wave-plan.ts: how long it takes to give 10,000 customers their times in a wave of
// eight weeks: 14 places, 16 people, open from 7 to 20 o'clock, two places kept for drop-ins, half
// of the customers with a time of a year ago.
import {
  wavePlanner,
  type PlanRules,
  type Wish,
} from '#contract/booking/auto-bookings/plan-rules.ts';
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

const random = makeRandom(20_261_123);
const site = slotSite({
  places: Array.from({ length: 14 }, (_, at) => slotPlace(at + 1)),
  resources: Array.from({ length: 16 }, (_, at) => slotPerson(at + 101)),
  calendar: {
    slotInterval: 15,
    schedule: slotSchedule({ weeks: [workWeek([420, 1200])] }),
    dropInPlaces: 2,
  },
});
const question = slotQuestion({ work: [slotWork({ minutes: 25, bufferAfter: 5 })] });
const rules: PlanRules = {
  first_day: '2026-09-07',
  last_day: '2026-10-30',
  weekdays: [1, 2, 3, 4, 5],
  begins_from: 0,
  begins_to: 1440,
  share: 80,
  per_day: null,
  like_last_year: true,
  spread: false,
};
const wishes = Array.from({ length: 10_000 }, (): Wish => ({
  not_before: random.chance(0.1) ? '2026-09-10' : null,
  last: random.chance(0.5)
    ? { day: daysAfter('2025-09-08', random.int(0, 50)), minute: 15 * random.int(28, 78) }
    : null,
}));

for (let run = 1; run <= 3; run++) {
  const began = performance.now();
  const planner = wavePlanner(question, site, rules);
  const starts = wishes.map((one) => planner.give(one));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const withTime = starts.filter((one) => typeof one === 'number').length;
  console.log(`run ${run}: ${withTime} of ${wishes.length} have a time after ${seconds} s`);
}
