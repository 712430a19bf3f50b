import { inOrder } from '#contract/booking/auto-bookings/audience-rules.ts';
import type { autoBookings } from '#contract/booking/auto-bookings/auto-bookings.ts';
import { costOf, type Invited } from '#contract/booking/auto-bookings/cost-rules.ts';
import { wavePlanner, type Wish } from '#contract/booking/auto-bookings/plan-rules.ts';
import type { OverflowReason } from '#contract/booking/auto-bookings/wave-rules.ts';
import { customerLanguage } from '#contract/booking/messages/message-text.ts';
import { shownAt } from '#contract/booking/schedules/day-clock.ts';
import { wheelsHereOn } from '#contract/booking/slots/rules.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { phoneOf } from '#server/features/workshop/tread-depth/exports.ts';
import { ask, type TimeSearch } from '#server/features/booking/bookings/exports.ts';
import type { Context } from '#server/kit/context.ts';
import type { WaveSet } from '../audience/audience-repo.ts';
import { findAudience } from '../audience/find-audience.ts';
import { calendarOf } from './calendar-repo.ts';
import { savePlan, type PlannedCar } from './plan-repo.ts';

export type Wave = RowOf<typeof autoBookings>;

type Here = Pick<Context, 'db' | 'caller' | 'now'>;

// So many are given their times before others have a turn.
const atOnce = 200;

/** Works out who gets which time, and what it takes, without telling anybody; answers how many got one. */
export async function simulate(context: Here, wave: Wave): Promise<number> {
  const { db, caller } = context;
  const { members, out, rules } = await findAudience(context, wave);
  const search = await askForWave(context, wave);
  const planner = wavePlanner(search.question, search.site, wave);
  const ordered = inOrder(
    members.map((set) => ({
      set,
      id: set.id,
      stored_on: set.stored_on,
      last: lastOf(set, caller),
    })),
    wave.priority,
  );
  const assigned: { set: WaveSet; wish: Wish; start: number | OverflowReason }[] = [];
  for (const [nth, { set, last }] of ordered.entries()) {
    if (nth % atOnce === atOnce - 1) await new Promise((resolve) => setImmediate(resolve));
    const wish = { not_before: notBefore(set, search), last, vehicle: set.vehicle };
    assigned.push({ set, wish, start: planner.give(wish) });
  }
  const timed = assigned.flatMap(({ set, start }) =>
    typeof start === 'number' ? [{ set, start }] : [],
  );
  const from = { ...caller, phone: await phoneOf(db, caller) };
  const invited = timed.map(({ set, start }) => invitedOf(set, start, search, from));
  const cars: PlannedCar[] = [
    ...assigned.map(({ set, wish, start }) => ({
      set,
      not_before: wish.not_before,
      ...(typeof start === 'number'
        ? { state: 'planned' as const, reason: '' as const, start }
        : { state: 'overflow' as const, reason: start, start: null }),
    })),
    ...out.map(({ set, reason }) => ({
      set,
      not_before: null,
      state: 'out' as const,
      reason,
      start: null,
    })),
  ];
  await savePlan(db, caller, wave.id, cars, {
    days: planner.days(),
    each: search.question.work.reduce((sum, one) => sum + one.minutes + one.bufferAfter, 0),
    invite: costOf(
      invited,
      rules.filter(({ type }) => type === 'auto_invite'),
    ),
    nudge: costOf(
      invited,
      rules.filter(({ type }) => type === 'auto_nudge'),
    ),
  });
  return timed.length;
}

/** What a wave asks the slot engine, on all of its days. */
export async function askForWave(context: Here, wave: Wave): Promise<TimeSearch> {
  const { service_id: service, first_day: from, last_day: to } = wave;
  const wanted = { services: [service], addons: [] };
  const calendar_id = await calendarOf(context.db, service);
  return ask(context, { calendar_id, ...wanted }, { from, to });
}

/** When somebody came a year ago, by the clock of the site. */
function lastOf({ came_at: came }: WaveSet, { timezone }: Context['caller']) {
  return came && shownAt(came.getTime(), timezone);
}

/** The first day on which wheels can be here; null where they are. */
function notBefore(set: WaveSet, { site, question }: TimeSearch): string | null {
  if (!set.is_elsewhere) return null;
  const leadDays = set.lead_days ?? site.calendar.leadDays;
  const here = wheelsHereOn(question.now, { ...site, calendar: { ...site.calendar, leadDays } });
  return here ?? '9999-12-31';
}

function invitedOf(
  { name, language, licenseplate, reached_by, refused }: WaveSet,
  begins: number,
  { stored, lines, offer }: TimeSearch,
  caller: Context['caller'] & { readonly phone: string },
): Invited {
  return {
    language: customerLanguage(language, stored.country),
    reached_by,
    refused,
    named: {
      customer: name,
      plate: licenseplate,
      begins,
      zone: caller.timezone,
      services: lines.map((line) => line.name).join(', '),
      price: offer.services[0]?.price ?? null,
      country: stored.country,
      site: caller.siteName,
      address: '',
      phone: caller.phone,
      ticket: 'ABCD',
      station: '',
      link: exampleLink,
    },
  };
}

// As long as the address that a customer answers at.
const exampleLink = 'https://wheelhouse.example/b/0123456789abcdefghijkl';
