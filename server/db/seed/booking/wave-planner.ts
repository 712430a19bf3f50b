import { wavePlanner } from '#contract/booking/auto-bookings/plan-rules.ts';
import type { SlotQuestion, Work } from '#contract/booking/slots/question.ts';
import type { SlotSite } from '#contract/booking/slots/site.ts';
import type { DemoSite } from '../organisation.ts';
import type { DemoWorkshop } from './workshop.ts';

/** What gives the cars of a wave their times at a workshop as it stands, nobody else booked. */
export function plannerOf(
  site: DemoSite,
  { lanes, schedule }: DemoWorkshop,
  service: DemoWorkshop['lanes'][number]['services'][number],
  days: { readonly first_day: string; readonly last_day: string },
  now: Date,
  share: number,
) {
  const work: Work = {
    kind: 'service',
    id: service.id,
    minutes: service.minutes,
    bufferBefore: 0,
    bufferAfter: service.after,
    people: 1,
    placeKinds: [],
    skills: [],
    noticeHours: 0,
    perDay: null,
    validFrom: null,
    validTo: null,
  };
  const question: SlotQuestion = {
    // Last season's was planned before it.
    now: Math.min(now.getTime(), Date.parse(days.first_day)),
    from: days.first_day,
    to: days.last_day,
    work: [work],
    vehicle: { weight: null, height: null },
    portal: null,
    isDropIn: false,
    setElsewhere: null,
    bookingId: null,
    holdId: null,
    onlyPlaceId: null,
    onlyResourceId: null,
    override: [],
  };
  const slotSite: SlotSite = {
    zone: site.timezone,
    calendar: { id: 0, slotInterval: 15, schedule, dropInPlaces: 0, leadDays: 0, cutOff: 720 },
    places: lanes.map(({ placeId }, position) => ({
      id: placeId,
      kind: 'lift',
      mostWeight: null,
      mostHeight: null,
      schedule: null,
      cleaning: 0,
      position,
    })),
    resources: lanes.map(({ resourceId, placeId, schedule: own }) => ({
      id: resourceId,
      kind: 'person',
      skills: [],
      schedule: own,
      efficiency: 100,
      homePlaceId: placeId,
      inPortals: true,
    })),
    plans: lanes.flatMap(({ resourceId, away }) =>
      away.map(({ from, to }) => {
        const absence = { kind: 'absence', placeId: null, resourceId } as const;
        return { ...absence, id: 0, from, to };
      }),
    ),
    busy: [],
  };
  return wavePlanner(question, slotSite, {
    ...days,
    weekdays: [1, 2, 3, 4, 5],
    begins_from: 0,
    begins_to: 1439,
    share,
    per_day: null,
    like_last_year: true,
    spread: false,
  });
}
