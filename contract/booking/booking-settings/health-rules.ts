import { daysAfter } from '../../kit/time/zoned-time.ts';
import { merged } from '../schedules/intervals.ts';
import { hoursOf, type Schedule } from '../schedules/schedule.ts';
import type { PlaceKind } from '../slots/site.ts';
import { hoursProblem } from './hours-rules.ts';

/** A calendar as it is set up. */
export interface SetUp {
  readonly calendar: { readonly id: number; readonly schedule_id: number | null };
  readonly schedules: readonly (Schedule & { readonly name: string })[];
  readonly services: readonly {
    readonly id: number;
    readonly name: string;
    readonly people: number;
    readonly minutes: number;
    readonly skills: readonly string[];
    readonly place_kinds: readonly PlaceKind[];
    readonly in_portals: boolean;
  }[];
  readonly places: readonly {
    readonly id: number;
    readonly kind: PlaceKind;
    /** As the calendar where it has none. */
    readonly schedule_id: number | null;
  }[];
  readonly resources: readonly {
    readonly id: number;
    readonly skills: readonly string[];
    /** Per cent: at 50, everything takes twice as long. */
    readonly efficiency: number;
  }[];
  readonly portals: readonly {
    readonly id: number;
    readonly name: string;
    readonly state: string;
    readonly service_ids: readonly number[];
  }[];
}

/** What keeps customers from booking, though nobody has said that they may not. */
export type Warning =
  | {
      readonly code:
        | 'no_schedule'
        | 'no_services'
        | 'no_places'
        | 'no_resources'
        | 'never_open'
        | 'no_portal';
    }
  | {
      readonly code:
        | 'empty_schedule'
        | 'wrong_hours'
        | 'no_place'
        | 'no_skill'
        | 'too_long'
        | 'no_portal_services';
      /** Where it is mended. */
      readonly id: number;
      readonly name: string;
      /** What lacks: skills, or kinds of places. */
      readonly lacks?: string[];
    };

const daysLooked = 14;
const dayMinutes = 1440;

/** What is the matter with a calendar as it is set up, seen from a day (`yyyy-MM-dd`). */
export function warningsOf(setUp: SetUp, today: string): Warning[] {
  const { calendar, schedules, services, places, resources, portals } = setUp;
  const found: Warning[] = [];
  const own = schedules.find(({ id }) => id === calendar.schedule_id);
  if (!own) found.push({ code: 'no_schedule' });
  else if (!isOpenWithin(own, today)) found.push({ code: 'never_open' });
  for (const { id, name, weeks, seasons, exceptions } of schedules) {
    const days = [...weeks, ...seasons.flatMap((season) => season.weeks)].flat();
    const all = [...days, ...exceptions.map(({ hours }) => hours)];
    if (all.every((hours) => hours.length === 0)) found.push({ code: 'empty_schedule', id, name });
    if (all.some((hours) => hoursProblem(hours))) found.push({ code: 'wrong_hours', id, name });
  }
  if (services.length === 0) found.push({ code: 'no_services' });
  if (places.length === 0) found.push({ code: 'no_places' });
  if (resources.length === 0 && services.some(({ people }) => people > 0))
    found.push({ code: 'no_resources' });
  const longest = own ? longestDay(own, today) : 0;
  for (const { id, name, people, minutes, skills, place_kinds: kinds } of services) {
    if (places.length > 0 && kinds.length > 0 && !places.some(({ kind }) => kinds.includes(kind)))
      found.push({ code: 'no_place', id, name, lacks: [...kinds] });
    const lacks = skills.filter((skill) => !resources.some((one) => one.skills.includes(skill)));
    const alone = resources.some((one) => skills.every((skill) => one.skills.includes(skill)));
    if (people > 0 && resources.length > 0 && (lacks.length > 0 || !alone))
      found.push({ code: 'no_skill', id, name, lacks: lacks.length > 0 ? lacks : [...skills] });
    const pace = people === 0 ? 100 : Math.max(0, ...resources.map((one) => one.efficiency));
    if (longest > 0 && minutes * 100 > longest * (pace || 100))
      found.push({ code: 'too_long', id, name });
  }
  if (!portals.some(({ state }) => state === 'published')) found.push({ code: 'no_portal' });
  const offered = new Set(services.filter((one) => one.in_portals).map(({ id }) => id));
  for (const { id, name, state, service_ids: ids } of portals) {
    const has = ids.length === 0 ? offered.size > 0 : ids.some((one) => offered.has(one));
    if (state !== 'closed' && !has && services.length > 0)
      found.push({ code: 'no_portal_services', id, name });
  }
  return found;
}

const daysFrom = (today: string) =>
  Array.from({ length: daysLooked }, (_, after) => daysAfter(today, after));

const isOpenWithin = (schedule: Schedule, today: string): boolean =>
  longestDay(schedule, today) > 0;

/** For how many minutes at a stretch it is open on the days that are looked at; over midnight, as long as it takes. */
function longestDay(schedule: Schedule, today: string): number {
  const opening = daysFrom(today).flatMap((day, at) =>
    hoursOf(schedule, day).hours.map(([from, to]) => ({
      from: at * dayMinutes + from,
      to: at * dayMinutes + to,
    })),
  );
  return Math.max(0, ...merged(opening).map(({ from, to }) => to - from));
}
