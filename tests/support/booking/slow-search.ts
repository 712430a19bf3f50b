import { hoursOf, openDayFrom, type Schedule } from '#contract/booking/schedules/schedule.ts';
import type { Assignment } from '#contract/booking/slots/candidate.ts';
import type { SlotQuestion, Work } from '#contract/booking/slots/question.ts';
import type {
  Busy,
  SlotPlace,
  SlotPlan,
  SlotResource,
  SlotSite,
} from '#contract/booking/slots/site.ts';
import { dayOf, daysAfter, instantAt, wallTime } from '#contract/kit/time/zoned-time.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Free times found the slow and obvious way: every way of doing the work is tried, minute by minute. */
export interface SlowSearch {
  /** Every time at which a booking might begin. */
  readonly starts: number[];
  isFree(start: number): boolean;
  /** Whether a booking can be done so, at its start. */
  isSound(start: number, assignment: Assignment): boolean;
}

interface WorkTime {
  readonly work: Work;
  readonly index: number;
  readonly begins: number;
  readonly ends: number;
  readonly from: number;
  readonly to: number;
  readonly stay: number;
}

/** Searches the only day of a question slowly. */
export function slowSearch(question: SlotQuestion, site: SlotSite): SlowSearch {
  const { zone, calendar, places, resources } = site;
  const day = question.from;
  const days = [-1, 0, 1].map((after) => daysAfter(day, after));
  const busy = site.busy.filter(
    ({ by, expires }) =>
      !(by.kind === 'booking' && by.id === question.bookingId) &&
      !(by.kind === 'hold' && (by.id === question.holdId || expires! <= question.now)),
  );
  const plansOf = (placeId: number | null, resourceId: number | null) =>
    site.plans.filter((plan) =>
      placeId !== null
        ? plan.placeId === placeId && !(plan.kind === 'absence' && plan.resourceId !== null)
        : resourceId !== null
          ? plan.resourceId === resourceId
          : plan.placeId === null && plan.resourceId === null,
    );
  const isOn = (plan: SlotPlan, at: number) => plan.from <= at && at < plan.to;
  const isPlanned = (plans: SlotPlan[], at: number, ...kinds: SlotPlan['kind'][]) =>
    plans.some((plan) => kinds.includes(plan.kind) && isOn(plan, at));

  const openMinutes = new Map<Schedule, Set<number>>();
  function isIn(schedule: Schedule, at: number): boolean {
    const known = openMinutes.get(schedule) ?? minutesOpen(schedule, days, zone);
    openMinutes.set(schedule, known);
    return known.has(at);
  }
  const ofAll = plansOf(null, null);
  const isCalendarOpen = (at: number) =>
    isIn(calendar.schedule, at) || isPlanned(ofAll, at, 'work');
  const isPresent = (schedule: Schedule | null, plans: SlotPlan[], at: number) =>
    schedule === null ? true : isIn(schedule, at) || isPlanned(plans, at, 'work');
  function isClosed(plans: SlotPlan[], at: number): boolean {
    return (
      isPlanned(plans, at, 'block', 'absence') ||
      (!question.isDropIn && isPlanned(plans, at, 'drop_in'))
    );
  }
  const isTaken = (rows: readonly Busy[], at: number) =>
    rows.some(({ from, to }) => from <= at && at < to);

  function isPlaceFree(place: SlotPlace, [first, last]: [WorkTime, WorkTime]): boolean {
    const plans = plansOf(place.id, null);
    const rows = busy.filter(({ placeId }) => placeId === place.id);
    const cleaning = place.cleaning * minuteMs;
    return (
      minutes(first.begins, last.ends).every(
        (at) => isPresent(place.schedule, plans, at) && !isClosed(plans, at),
      ) && minutes(first.from - cleaning, last.to + cleaning).every((at) => !isTaken(rows, at))
    );
  }

  function isResourceFree(one: SlotResource, place: SlotPlace, time: WorkTime): boolean {
    const plans = plansOf(null, one.id);
    const rows = busy.filter(({ resourceId }) => resourceId === one.id);
    return (
      (!question.portal || one.inPortals) &&
      minutes(time.begins, time.ends).every(
        (at) =>
          isPresent(one.schedule, plans, at) &&
          !isClosed(plans, at) &&
          plans.every(
            (plan) =>
              plan.kind !== 'work' ||
              plan.placeId === null ||
              plan.placeId === place.id ||
              !isOn(plan, at),
          ),
      ) &&
      minutes(time.from, time.to).every((at) => !isTaken(rows, at))
    );
  }

  const isMachineSkill = (skill: string) =>
    resources.some(({ kind, skills }) => kind === 'machine' && skills.includes(skill));
  const wanted = question.onlyResourceId;

  /** Whether some people and machines are all that a work needs. */
  function isCrew(crew: readonly SlotResource[], { skills, people }: Work): boolean {
    const ofPeople = skills.filter((skill) => !isMachineSkill(skill));
    const ofMachines = skills.filter(isMachineSkill);
    const persons = crew.filter(({ kind }) => kind === 'person');
    const machines = crew.filter(({ kind }) => kind === 'machine');
    const can = (one: SlotResource) => ofPeople.every((skill) => one.skills.includes(skill));
    const should = resources.find(({ id }) => id === wanted);
    const isAble =
      should &&
      (should.kind === 'person'
        ? people > 0 && can(should)
        : ofMachines.some((skill) => should.skills.includes(skill)));
    return (
      persons.length === people &&
      persons.every(can) &&
      machines.every((one) => ofMachines.some((skill) => one.skills.includes(skill))) &&
      ofMachines.every((skill) => machines.some((one) => one.skills.includes(skill))) &&
      (!isAble || crew.includes(should))
    );
  }

  const fits = (place: SlotPlace, { placeKinds }: Work) =>
    (question.onlyPlaceId === null || question.onlyPlaceId === place.id) &&
    (placeKinds.length === 0 || placeKinds.includes(place.kind)) &&
    (place.mostWeight === null || (question.vehicle.weight ?? 0) <= place.mostWeight) &&
    (place.mostHeight === null || (question.vehicle.height ?? 0) <= place.mostHeight);

  /** The work in order, those of one stay together: as long as one place fits all of it. */
  function timesOf(start: number, pace: number): WorkTime[] {
    const stays: Work[][] = [];
    for (const work of question.work) {
      const stay = stays.at(-1);
      if (stay && places.some((place) => [...stay, work].every((one) => fits(place, one))))
        stay.push(work);
      else stays.push([work]);
    }
    let at = start - Math.max(...stays[0]!.map(({ bufferBefore }) => bufferBefore)) * minuteMs;
    return stays.flatMap((stay, nth) => {
      const before = Math.max(...stay.map(({ bufferBefore }) => bufferBefore)) * minuteMs;
      const after = Math.max(...stay.map(({ bufferAfter }) => bufferAfter)) * minuteMs;
      return stay.map((work, turn): WorkTime => {
        const from = at;
        const begins = turn === 0 ? from + before : from;
        const ends = begins + Math.ceil((work.minutes / pace) * 100) * minuteMs;
        const to = turn === stay.length - 1 ? ends + after : ends;
        at = to;
        return { work, index: question.work.indexOf(work), begins, ends, from, to, stay: nth };
      });
    });
  }

  const freePlaces = (at: number) =>
    places.filter((place) => {
      const plans = plansOf(place.id, null);
      const rows = busy.filter(({ placeId, isDropIn }) => placeId === place.id && !isDropIn);
      return (
        (place.schedule === null ? isCalendarOpen(at) : isPresent(place.schedule, plans, at)) &&
        !isClosed(plans, at) &&
        !isPlanned(ofAll, at, 'block', 'absence') &&
        !isTaken(rows, at)
      );
    }).length;
  function isReserved(at: number): boolean {
    const more = ofAll.filter((plan) => plan.kind === 'drop_in' && isOn(plan, at)).length;
    const kept = calendar.dropInPlaces + more;
    return !question.isDropIn && kept > 0 && freePlaces(at) - kept < 1;
  }

  const stays = (times: readonly WorkTime[]) =>
    [...new Set(times.map(({ stay }) => stay))].map((nth) =>
      times.filter(({ stay }) => stay === nth),
    );

  /** Whether the calendar lets work be done at some times, whoever is free. */
  function isOpenFor(times: readonly WorkTime[]): boolean {
    const all = minutes(times[0]!.begins, times.at(-1)!.ends);
    return (
      all.every((at) => isCalendarOpen(at) && !isPlanned(ofAll, at, 'block', 'absence')) &&
      stays(times).every((stay) =>
        minutes(stay[0]!.begins, stay.at(-1)!.ends).every((at) => !isReserved(at)),
      )
    );
  }

  function isAllowed(start: number): boolean {
    const { now, work, portal, isDropIn, setElsewhere } = question;
    const on = dayOf(start, zone);
    const rows = busy.filter(({ from }) => dayOf(from, zone) === on);
    if (start < now) return false;
    if (!isDropIn && work.some(({ noticeHours }) => start < now + noticeHours * hourMs))
      return false;
    if (work.some(({ validFrom, validTo }) => on < (validFrom ?? on) || on > (validTo ?? on)))
      return false;
    for (const { id, perDay } of work) {
      const ids = rows.filter(({ serviceId }) => serviceId === id).map(({ by }) => by.id);
      if (perDay !== null && new Set(ids).size >= perDay) return false;
    }
    if (setElsewhere && on < (hereFrom() ?? '9999')) return false;
    if (!portal) return true;
    if (!isDropIn && start < now + portal.noticeHours * hourMs) return false;
    const today = dayOf(now, zone);
    if (portal.daysAhead !== null && on > daysAfter(today, portal.daysAhead)) return false;
    if (portal.share >= 100) return true;
    const booked = rows
      .filter(({ portalId, placeId }) => portalId === portal.id && placeId !== null)
      .reduce((sum, { from, to }) => sum + to - from, 0);
    const [first, last] = [timesOf(start, 100)[0]!, timesOf(start, 100).at(-1)!];
    let capacity = 0;
    for (const { id, schedule } of places) {
      const plans = plansOf(id, null);
      capacity += minutesOfDay(on, zone).filter(
        ({ at }) =>
          isCalendarOpen(at) &&
          isPresent(schedule, plans, at) &&
          !isClosed(plans, at) &&
          !isPlanned(ofAll, at, 'block', 'absence'),
      ).length;
    }
    return booked + last.to - first.from <= (capacity * minuteMs * portal.share) / 100;
  }

  function hereFrom(): string | null {
    const today = dayOf(question.now, zone);
    const isLate =
      wallTime(question.now, zone) - Date.parse(today) >= (calendar.cutOff + 1) * minuteMs;
    let here = openDayFrom(calendar.schedule, isLate ? daysAfter(today, 1) : today);
    for (let nth = 0; nth < calendar.leadDays && here; nth++)
      here = openDayFrom(calendar.schedule, daysAfter(here, 1));
    return here;
  }

  const crews = subsets(resources);
  const paces = new Set(
    question.work.flatMap((work) => {
      const one = crews.filter((crew) => isCrew(crew, work)).flat();
      return one.map(({ efficiency }) => efficiency);
    }),
  );
  if (paces.size === 0) paces.add(100);

  function canBeDone(start: number, pace: number): boolean {
    const times = timesOf(start, pace);
    if (!isOpenFor(times)) return false;
    return stays(times).every((stay) =>
      places.some(
        (place) =>
          stay.every(({ work }) => fits(place, work)) &&
          isPlaceFree(place, [stay[0]!, stay.at(-1)!]) &&
          stay.every((time) =>
            crews.some(
              (crew) =>
                isCrew(crew, time.work) &&
                crew.every((one) => one.efficiency >= pace && isResourceFree(one, place, time)),
            ),
          ),
      ),
    );
  }
  const isUsed =
    wanted === null ||
    question.work.some((work) =>
      crews.some((crew) => isCrew(crew, work) && crew.some(({ id }) => id === wanted)),
    );

  return {
    starts: minutesOfDay(day, zone)
      .filter(({ at, minute }) => minute % calendar.slotInterval === 0 && isCalendarOpen(at))
      .map(({ at }) => at),
    isFree: (start) =>
      isUsed && isAllowed(start) && [...paces].some((pace) => canBeDone(start, pace)),
    isSound: (start, { work, minutes: length }) =>
      [...paces].some((pace) => {
        const times = timesOf(start, pace);
        return (
          times.at(-1)!.ends - start === length * minuteMs &&
          isOpenFor(times) &&
          times.every((time, nth) => {
            const { placeId, resourceIds, ...rest } = work[nth]!;
            const place = places.find(({ id }) => id === placeId)!;
            const crew = resources.filter(({ id }) => resourceIds.includes(id));
            const stay = times.filter((one) => one.stay === time.stay);
            const { index, begins, ends, from, to } = time;
            return (
              JSON.stringify(rest) === JSON.stringify({ work: index, begins, ends, from, to }) &&
              fits(place, time.work) &&
              isPlaceFree(place, [stay[0]!, stay.at(-1)!]) &&
              isCrew(crew, time.work) &&
              crew.every((one) => one.efficiency >= pace && isResourceFree(one, place, time))
            );
          })
        );
      }),
  };
}

const minutes = (from: number, to: number) =>
  Array.from({ length: Math.round((to - from) / minuteMs) }, (_, nth) => from + nth * minuteMs);

const known = new Map<string, { at: number; minute: number }[]>();

/** Every minute of a day, with what the clock on the wall shows. */
function minutesOfDay(day: string, zone: string): { at: number; minute: number }[] {
  const key = `${day} ${zone}`;
  const midnight = Date.parse(day);
  const found =
    known.get(key) ??
    minutes(instantAt(midnight, zone), instantAt(midnight + 24 * hourMs, zone)).map((at) => ({
      at,
      minute: (wallTime(at, zone) - midnight) / minuteMs,
    }));
  known.set(key, found);
  return found;
}

/** The minutes of some days on which a schedule is open: from when the clock first shows the one until it first shows the other. */
function minutesOpen(schedule: Schedule, days: readonly string[], zone: string): Set<number> {
  const open = new Set<number>();
  for (const day of days)
    for (const [from, to] of hoursOf(schedule, day).hours) {
      const all = minutesOfDay(day, zone);
      const first = (minute: number) => {
        const at = all.findIndex((one) => one.minute >= minute);
        return at === -1 ? all.length : at;
      };
      for (const { at } of all.slice(first(from), first(to))) open.add(at);
    }
  return open;
}

function subsets<T>(all: readonly T[]): T[][] {
  return all.reduce<T[][]>((some, one) => [...some, ...some.map((set) => [...set, one])], [[]]);
}
