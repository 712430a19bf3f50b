import type { Schedule } from '#contract/booking/schedules/schedule.ts';
import type { Tx } from '../../open.ts';
import type { DemoSite } from '../organisation.ts';

interface DemoService {
  readonly id: number;
  readonly name: string;
  readonly minutes: number;
  /** Minutes that are kept free after it. */
  readonly after: number;
  readonly price: number | null;
  readonly needsSet: boolean;
  readonly skills: readonly string[];
}

/** What a workshop of the demo books by. */
export interface DemoWorkshop {
  readonly calendarId: number;
  readonly schedule: Schedule;
  readonly addon: { readonly id: number; readonly name: string; readonly minutes: number };
  /** A place with whoever mostly works at it, and what is done there. */
  readonly lanes: readonly {
    readonly placeId: number;
    readonly resourceId: number;
    readonly services: readonly [DemoService, ...DemoService[]];
    /** When they are at work, where that is not as long as it is open. */
    readonly schedule: Schedule | null;
    /** When they or the place are not there (ms UTC). */
    readonly away: readonly { readonly from: number; readonly to: number }[];
  }[];
}

/** Reads what `seedCalendars` gave the calendar of a workshop. */
export async function workshopOf(tx: Tx, site: DemoSite): Promise<DemoWorkshop> {
  const calendar = await tx
    .selectFrom('calendars as c')
    .innerJoin('booking_schedules as s', (join) =>
      join.onRef('s.chain_id', '=', 'c.chain_id').onRef('s.id', '=', 'c.schedule_id'),
    )
    .select(['c.id', 's.id as schedule', 's.weeks', 's.seasons', 's.exceptions'])
    .where('c.site_id', '=', site.id)
    .where('c.is_default', '=', true)
    .executeTakeFirstOrThrow();
  const services = await tx
    .selectFrom('booking_services')
    .select(['id', 'name', 'minutes', 'buffer_after as after', 'price', 'needs_set as needsSet'])
    .select(['skills', 'place_kinds as kinds'])
    .where('site_id', '=', site.id)
    .orderBy('position')
    .execute();
  const addon = await tx
    .selectFrom('booking_addons')
    .select(['id', 'name', 'minutes'])
    .where('site_id', '=', site.id)
    .orderBy('position')
    .executeTakeFirstOrThrow();
  const lanes = await tx
    .selectFrom('booking_resources as r')
    .innerJoin('booking_places as p', (join) =>
      join.onRef('p.chain_id', '=', 'r.chain_id').onRef('p.id', '=', 'r.home_place_id'),
    )
    .leftJoin('booking_schedules as s', (join) =>
      join.onRef('s.chain_id', '=', 'r.chain_id').onRef('s.id', '=', 'r.schedule_id'),
    )
    .select(['p.id as placeId', 'p.kind', 'r.id as resourceId', 'r.skills'])
    .select(['s.id as schedule', 's.weeks', 's.seasons', 's.exceptions'])
    .where('r.site_id', '=', site.id)
    .orderBy('p.position')
    .execute();
  const plans = await tx
    .selectFrom('booking_plans')
    .select(['place_id', 'resource_id', 'begins_at', 'ends_at'])
    .where('site_id', '=', site.id)
    .execute();
  return {
    calendarId: calendar.id,
    schedule: scheduleOf(site, { ...calendar, id: calendar.schedule }),
    addon,
    lanes: lanes.flatMap(({ placeId, resourceId, kind, skills, schedule, ...hours }) => {
      const [first, ...others] = services.filter(
        (service) =>
          service.skills.every((skill) => skills.includes(skill)) &&
          ((service.kinds as string[]).length === 0 || (service.kinds as string[]).includes(kind)),
      );
      const away = plans
        .filter((plan) => plan.place_id === placeId || plan.resource_id === resourceId)
        .map((plan) => ({ from: plan.begins_at.getTime(), to: plan.ends_at.getTime() }));
      const own = schedule === null ? null : scheduleOf(site, { ...hours, id: schedule });
      return first
        ? [{ placeId, resourceId, services: [first, ...others] as const, schedule: own, away }]
        : [];
    }),
  };
}

/** The hours of a row of schedules, as those who calculate with them read them. */
export const scheduleOf = (
  { country }: Pick<DemoSite, 'country'>,
  { id, weeks, seasons, exceptions }: Readonly<Record<string, unknown>>,
): Schedule => ({ id, weeks, seasons, exceptions, holidays: country }) as unknown as Schedule;
