import { holidayCountries, type HolidayCountry } from '#contract/booking/holidays/holidays.ts';
import type { Schedule } from '#contract/booking/schedules/schedule.ts';
import type { SlotSite } from '#contract/booking/slots/site.ts';
import type { StoredSchedule, StoredSite } from './site-repo.ts';

const ms = (at: string) => Date.parse(at);

// Who has said nothing of when it is open is not.
const never: Schedule = {
  id: 0,
  weeks: [[[], [], [], [], [], [], []]],
  seasons: [],
  holidays: null,
  exceptions: [],
};

/** What the slot engine is given of a calendar as it is stored. */
export function slotSiteOf(stored: StoredSite, zone: string, leadDays?: number | null): SlotSite {
  const schedules = new Map(stored.schedules.map((one) => [one.id, scheduleOf(one, stored)]));
  const schedule = (id: number | null) => (id === null ? null : (schedules.get(id) ?? null));
  return {
    zone,
    calendar: {
      id: stored.id,
      slotInterval: stored.slot_interval,
      schedule: schedule(stored.schedule_id) ?? never,
      dropInPlaces: stored.drop_in_places,
      leadDays: leadDays ?? stored.lead_days,
      cutOff: stored.cut_off,
    },
    places: stored.places.map((place) => ({
      id: place.id,
      kind: place.kind,
      mostWeight: place.most_weight,
      mostHeight: place.most_height,
      schedule: schedule(place.schedule_id),
      cleaning: place.cleaning,
      position: place.position,
    })),
    resources: stored.resources.map((one) => ({
      id: one.id,
      kind: one.kind,
      skills: one.skills,
      schedule: schedule(one.schedule_id),
      efficiency: one.efficiency,
      homePlaceId: one.home_place_id,
      inPortals: one.in_portals,
    })),
    plans: stored.plans.map((plan) => ({
      id: plan.id,
      kind: plan.kind,
      placeId: plan.place_id,
      resourceId: plan.resource_id,
      from: ms(plan.begins_at),
      to: ms(plan.ends_at),
    })),
    busy: stored.busy.map((work) => ({
      by:
        work.booking_id === null
          ? {
              kind: 'hold' as const,
              id: work.form ?? '',
              ...(work.moves !== null && { moves: work.moves }),
            }
          : { kind: 'booking' as const, id: work.booking_id, ticket: work.ticket ?? '' },
      serviceId: work.service_id,
      portalId: work.portal_id,
      isDropIn: work.is_drop_in,
      placeId: work.place_id,
      resourceId: work.resource_id,
      from: ms(work.begins_at),
      to: ms(work.ends_at),
      expires: work.expires_at === null ? null : ms(work.expires_at),
    })),
  };
}

/** A stored schedule as the rules of hours take it, closed on the holidays of its own country or else of its site's. */
export const scheduleOf = (
  stored: StoredSchedule,
  { country }: Pick<StoredSite, 'country'>,
): Schedule => ({
  id: stored.id,
  weeks: stored.weeks,
  seasons: stored.seasons,
  holidays: stored.holidays === 'closed' ? knownCountry(stored.country || country) : null,
  exceptions: stored.exceptions,
});

const knownCountry = (country: string): HolidayCountry | null =>
  holidayCountries.find((known) => known === country) ?? null;
