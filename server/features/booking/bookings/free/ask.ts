import type { Candidate } from '#contract/booking/slots/candidate.ts';
import type { SlotQuestion, SlotVehicle } from '#contract/booking/slots/question.ts';
import { overbookable } from '#contract/booking/slots/reasons.ts';
import { freeTimes, nextBest } from '#contract/booking/slots/slots.ts';
import type { SlotSite } from '#contract/booking/slots/site.ts';
import { dayOf, daysAfter, instantAt } from '#contract/kit/time/zoned-time.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { bookedOf, type Booked } from './booked-repo.ts';
import { workLines, type Wanted } from './work-lines.ts';
import { slotSiteOf } from './site-of.ts';
import { storedOffer, type StoredOffer } from './offer-repo.ts';
import { storedSite } from './site-repo.ts';
import type { Named } from './booking-times.ts';

/** What somebody wants to book, and what is in nobody's way while they ask. */
export interface Asking extends Wanted {
  readonly calendar_id?: number | undefined;
  readonly set_id?: number | null | undefined;
  readonly place_id?: number | undefined;
  readonly resource_id?: number | undefined;
  /** The car that comes; how heavy and how high it is, where that is known better than by its register. */
  readonly car_id?: number | null | undefined;
  readonly weight?: number | null | undefined;
  readonly height?: number | null | undefined;
  readonly portal_id?: number | null | undefined;
  /** The hold of the form that asks. */
  readonly form?: string | undefined;
  readonly is_drop_in?: boolean | undefined;
  /** Books although it is not free. */
  readonly overbook?: string | undefined;
}

/** What the slot engine is asked, with what its answers are called by. */
export interface TimeSearch extends Named {
  readonly question: SlotQuestion;
  readonly site: SlotSite;
}

/** Days, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const began = (day: string, zone: string) => instantAt(Date.parse(day), zone);

/** The instants between which something has to be known, to say what is free on these days: the longest booking that begins on the last one ends within two days after it. */
export const around = ({ from, to }: Days, zone: string) => ({
  from: began(daysAfter(from, -1), zone),
  to: began(daysAfter(to, 4), zone),
});

/** Reads what decides which times of some days are free for what is wanted. Throws where there is no such calendar, service or set. */
export async function ask(
  { db, caller, now }: Pick<Context, 'db' | 'caller' | 'now'>,
  given: Asking,
  days: Days,
): Promise<TimeSearch> {
  const booked = given.booked ?? (await bookedIn(db, given));
  const asking = { ...given, booked };
  const zone = caller.timezone;
  const calendarId = asking.calendar_id ?? booked?.calendar_id;
  const stored = await storedSite(db, calendarId, around(days, zone));
  if (!stored) throw new AppError('bookings.no_calendar');
  const offer = await storedOffer(db, {
    calendarId: stored.id,
    services: asking.services,
    addons: asking.addons.map(({ id }) => id),
    setId: asking.set_id ?? undefined,
    portalId: asking.portal_id ?? undefined,
    carId: asking.car_id ?? undefined,
    booked: asking.booked?.lines ?? [],
  });
  return searchIn({ stored, offer, now, zone }, asking, days);
}

const bookedIn = async (
  db: Context['db'],
  { booking_id: id }: Asking,
): Promise<Booked | undefined> =>
  id === undefined ? undefined : (await bookedOf(db, [id])).get(id);

/** The same of what was read before: throws as `ask` does. */
export function searchIn(
  { stored, offer, now, zone }: Pick<Named, 'stored' | 'offer'> & { now: Date; zone: string },
  asking: Asking,
  days: Days,
): TimeSearch {
  const { lead, portal } = offer;
  // Wheels that are archived since they were booked are brought from nowhere.
  const isBookedSet = asking.set_id === asking.booked?.set_id;
  if (asking.set_id && !asking.portal_id && !lead && !isBookedSet) throw unknown('set_id');
  // What was booked by a portal that is gone since goes by no portal's rules.
  if (asking.portal_id && !portal && !asking.booking_id) throw unknown('portal_id');
  const isOf = (rows: readonly { id: number }[], id: number | undefined) =>
    id === undefined || rows.some((row) => row.id === id);
  if (!isOf(stored.places, asking.place_id)) throw unknown('place_id');
  if (!isOf(stored.resources, asking.resource_id)) throw unknown('resource_id');
  const lines = workLines(offer, asking);
  const question: SlotQuestion = {
    now: now.getTime(),
    ...days,
    work: lines.flatMap(({ work }) => work ?? []),
    vehicle: vehicleOf(asking, offer),
    portal: portal && {
      id: portal.id,
      noticeHours: portal.notice_hours,
      daysAhead: portal.days_ahead,
      share: portal.share,
    },
    isDropIn: asking.is_drop_in ?? false,
    setElsewhere: lead?.elsewhere ? { id: asking.set_id ?? 0 } : null,
    bookingId: asking.booking_id ?? null,
    holdId: asking.form ?? null,
    onlyPlaceId: asking.place_id ?? null,
    onlyResourceId: asking.resource_id ?? null,
    override: asking.overbook ? overbookable : [],
  };
  return { stored, offer, lines, question, site: slotSiteOf(stored, zone, lead?.days) };
}

/** The car as far as it decides where it can stand: as it is said, else as it was when it was booked, else by its register. */
const vehicleOf = ({ booked, ...said }: Asking, { car }: StoredOffer): SlotVehicle => ({
  weight: said.weight ?? booked?.weight ?? car?.weight ?? null,
  height: said.height ?? booked?.height ?? car?.height ?? null,
});

const unknown = (field: string) =>
  new AppError('common.wrong_input', {}, { [field]: 'fields.unknown' });

/** Every time of the days that were asked for. */
export const timesOf = ({ question, site }: TimeSearch): readonly Candidate[] =>
  freeTimes(question, site);

const wanted = 3;
const daysAhead = 6;

/** The three free times that are nearest to one: of its day, which was asked for, else up to a week after it. */
export async function nextBestOf(
  context: Pick<Context, 'db' | 'caller' | 'now'>,
  asking: Asking,
  { question, site }: TimeSearch,
  begins: number,
): Promise<Candidate[]> {
  const plain = { ...asking, overbook: undefined };
  const sameDay = nextBest({ ...question, override: [] }, site, begins, wanted);
  if (sameDay.length === wanted) return sameDay;
  const day = dayOf(begins, context.caller.timezone);
  const search = await ask(context, plain, { from: day, to: daysAfter(day, daysAhead) });
  return nextBest(search.question, search.site, begins, wanted);
}
