import type { Hours, Schedule, Week } from '#contract/booking/schedules/schedule.ts';
import type { Candidate } from '#contract/booking/slots/candidate.ts';
import type { SlotQuestion, Work } from '#contract/booking/slots/question.ts';
import type { BlockedBy, Reason } from '#contract/booking/slots/reasons.ts';
import type {
  Busy,
  SlotPlace,
  SlotPlan,
  SlotResource,
  SlotSite,
} from '#contract/booking/slots/site.ts';
import { wallTime } from '#contract/kit/time/zoned-time.ts';

/** Monday to Friday with some hours, closed at the weekend. */
export const workWeek = (...hours: Hours[]): Week => [
  ...Array.from({ length: 5 }, () => hours),
  [],
  [],
];

/** Open the same hours on each day of a week. */
export const everyDay = (...hours: Hours[]): Week => Array.from({ length: 7 }, () => hours);

/** Monday to Friday from 8 to 16 unless said otherwise. */
export const slotSchedule = (overrides: Partial<Schedule> = {}): Schedule => ({
  id: 100,
  weeks: [workWeek([480, 960])],
  seasons: [],
  holidays: null,
  exceptions: [],
  ...overrides,
});

/** A lift for any car. */
export const slotPlace = (id: number, overrides: Partial<SlotPlace> = {}): SlotPlace => ({
  id,
  kind: 'lift',
  mostWeight: null,
  mostHeight: null,
  schedule: null,
  cleaning: 0,
  position: id,
  ...overrides,
});

/** Somebody who can change tyres. */
export const slotPerson = (id: number, overrides: Partial<SlotResource> = {}): SlotResource => ({
  id,
  kind: 'person',
  skills: ['tyres'],
  schedule: null,
  efficiency: 100,
  homePlaceId: null,
  inPortals: true,
  ...overrides,
});

/** A calendar in Oslo with a lift and a person, both free. */
export const slotSite = ({
  calendar,
  ...overrides
}: Partial<Omit<SlotSite, 'calendar'>> & {
  calendar?: Partial<SlotSite['calendar']>;
} = {}): SlotSite => ({
  zone: 'Europe/Oslo',
  places: [slotPlace(1)],
  resources: [slotPerson(11)],
  plans: [],
  busy: [],
  ...overrides,
  calendar: {
    id: 1,
    slotInterval: 30,
    schedule: slotSchedule(),
    dropInPlaces: 0,
    leadDays: 0,
    cutOff: 720,
    ...calendar,
  },
});

/** Half an hour of one person at any place. */
export const slotWork = (overrides: Partial<Work> = {}): Work => ({
  kind: 'service',
  id: 21,
  minutes: 30,
  bufferBefore: 0,
  bufferAfter: 0,
  people: 1,
  placeKinds: [],
  skills: ['tyres'],
  noticeHours: 0,
  perDay: null,
  validFrom: null,
  validTo: null,
  ...overrides,
});

/** Asked at the counter on the first of June 2026 for the third, a Wednesday, without anything special. */
export const slotQuestion = (overrides: Partial<SlotQuestion> = {}): SlotQuestion => ({
  now: Date.parse('2026-06-01T06:00:00Z'),
  from: '2026-06-03',
  to: overrides.from ?? '2026-06-03',
  work: [slotWork()],
  vehicle: { weight: null, height: null },
  portal: null,
  isDropIn: false,
  setElsewhere: null,
  bookingId: null,
  holdId: null,
  onlyPlaceId: null,
  onlyResourceId: null,
  override: [],
  ...overrides,
});

/** A booking at lift 1 with person 11, from and to an instant. */
export const slotBusy = (
  ticket: string,
  from: string,
  to: string,
  overrides: Partial<Busy> = {},
): Busy => ({
  by: { kind: 'booking', id: 7000, ticket },
  serviceId: 21,
  portalId: null,
  isDropIn: false,
  placeId: 1,
  resourceId: 11,
  from: Date.parse(from),
  to: Date.parse(to),
  expires: null,
  ...overrides,
});

/** Something planned for the whole calendar unless said otherwise. */
export const slotPlan = (
  kind: SlotPlan['kind'],
  from: string,
  to: string,
  overrides: Partial<SlotPlan> = {},
): SlotPlan => ({
  id: 31,
  kind,
  placeId: null,
  resourceId: null,
  from: Date.parse(from),
  to: Date.parse(to),
  ...overrides,
});

/** What a clock in a zone shows. */
export const clockTime = (at: number, zone = 'Europe/Oslo'): string =>
  new Date(wallTime(at, zone)).toISOString().slice(11, 16);

const blocker = (by: BlockedBy) =>
  by.kind === 'booking'
    ? by.ticket
    : by.kind === 'plan'
      ? `${by.plan} ${by.id}`
      : `${by.kind} ${by.id}`;

/** A reason on one line: code, where, by what. */
const reasonLine = ({ code, placeId, resourceId, blockedBy }: Reason): string =>
  [
    code,
    ...(placeId === undefined ? [] : [`at ${placeId}`]),
    ...(resourceId === undefined ? [] : [`of ${resourceId}`]),
    ...(blockedBy ? [`by ${blocker(blockedBy)}`] : []),
  ].join(' ');

/** A candidate on one line: when, and where by whom, or why not. */
export const slotLine = (candidate: Candidate, zone?: string): string => {
  const when = clockTime(candidate.start, zone);
  if (!candidate.ok) return `${when} ${candidate.reasons.map(reasonLine).join(', ')}`;
  const ways = candidate.assignment.work.map(
    ({ placeId, resourceIds }) => `at ${placeId} with ${resourceIds.join('+') || 'nobody'}`,
  );
  return `${when} ${ways.join(', ')}`;
};
