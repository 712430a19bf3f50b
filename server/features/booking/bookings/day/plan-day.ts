import { setImmediate } from 'node:timers/promises';
import type { dayMoveCalls, DayMoveLine } from '#contract/booking/day-moves.ts';
import type { MessageRule } from '#contract/booking/messages/message-rules.ts';
import type { Assignment, FreeTime } from '#contract/booking/slots/candidate.ts';
import type { SlotQuestion } from '#contract/booking/slots/question.ts';
import type { SlotSite } from '#contract/booking/slots/site.ts';
import { busyBy, takenDay, timeAt } from '#contract/booking/slots/slots.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { searchIn, type TimeSearch, type Asking, type Days } from '../free/ask.ts';
import type { StoredSite } from '../free/site-repo.ts';
import { timeReasonOf } from '../free/booking-times.ts';
import type { BookingOfDay } from './day-repo.ts';
import { readDay, type DayRead } from './read-day.ts';

const mostDays = 14;

/**
 * Where each booking of a day would be instead, nearest to when it is, as if all before it had been
 * moved already. Nothing is written and nobody waits for it: what has changed by the time that the
 * day is moved is refused there, one by one.
 */
export async function planDay(context: Context<typeof dayMoveCalls.plan>): Promise<DayMoveLine[]> {
  const { until, ...input } = context.body;
  const days = { from: input.day, to: until };
  if (days.to < days.from || days.to > daysAfter(days.from, mostDays))
    throw new AppError('common.wrong_input', {}, { until: 'fields.too_late' });
  const read = await readDay(context, input, days);
  let { site } = read;
  const lines: DayMoveLine[] = [];
  for (const booking of read.found) {
    const planned = lineOf(context, booking, days, { ...read, site });
    site = planned.site;
    lines.push(planned.line);
    // Others are answered between two of them.
    await setImmediate();
  }
  return lines;
}

interface Planned {
  readonly line: DayMoveLine;
  /** As it stands once this one is moved. */
  readonly site: SlotSite;
}

function lineOf(
  { caller, now }: Pick<Context, 'caller' | 'now'>,
  booking: BookingOfDay,
  days: Days,
  read: DayRead,
): Planned {
  const { id, version, ticket, licenseplate, contact_name, services, where } = booking;
  const begins = booking.begins_at.getTime();
  const shown = { id, version, ticket, licenseplate, contact_name, services, where };
  const stays = { ...shown, begins_at: booking.begins_at.toISOString(), to: null, told_by: [] };
  const asking = read.askingOf(booking);
  const search = searchFor({ now, zone: caller.timezone }, read, asking, days);
  if (!search) return { line: { ...stays, reasons: [] }, site: read.site };
  const { question, site } = search;
  const best = nearest(question, site, days, begins);
  if (!best) {
    const found = timeAt(question, site, begins);
    const reasons = found.ok ? [] : found.reasons.map((reason) => timeReasonOf(reason, search));
    return { line: { ...stays, reasons }, site: read.site };
  }
  const to = {
    begins_at: new Date(best.start).toISOString(),
    where: namesIn(best.assignment, read.stored),
  };
  const told_by = best.start === begins ? [] : notifiedBy(booking, asking.services, read.rules);
  const taken = busyBy(best.assignment, question, { kind: 'booking', id, ticket });
  const others = read.site.busy.filter(({ by }) => by.kind !== 'booking' || by.id !== id);
  return {
    line: { ...stays, to, reasons: [], told_by },
    site: { ...read.site, busy: [...others, ...taken] },
  };
}

/** What is asked for a booking as the calendar stands meanwhile; undefined where what is done in it is not done any more. */
function searchFor(
  at: { now: Date; zone: string },
  { stored, offer, leads, site }: DayRead,
  asking: Asking,
  days: Days,
): TimeSearch | undefined {
  if (asking.services.length === 0) return undefined;
  const lead = leads.get(asking.set_id ?? 0) ?? null;
  try {
    // What is taken is known as the engine has it.
    const known = { stored: { ...stored, busy: [] }, offer: { ...offer, lead } };
    const search = searchIn({ ...known, ...at }, asking, days);
    return { ...search, site: { ...search.site, busy: site.busy } };
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'bookings.unknown_service') return undefined;
    throw cause;
  }
}

/** The free time that is nearest to an instant: of its own day, else of the first day after it that has one. */
function nearest(
  question: SlotQuestion,
  site: SlotSite,
  { from, to }: Days,
  begins: number,
): FreeTime | undefined {
  const away = (start: number) => Math.abs(start - begins);
  for (let day = from; day <= to; day = daysAfter(day, 1)) {
    const dayTimes = takenDay(question, site, day);
    const starts = dayTimes.starts.toSorted((a, b) => away(a) - away(b) || a - b);
    for (const start of starts) {
      const found = dayTimes.at(start);
      if (found.ok) return found;
    }
  }
  return undefined;
}

/** Where and by whom something is done, as a booking says it. */
function namesIn({ work }: Assignment, { places, resources }: StoredSite): string {
  const named = (rows: readonly { id: number; name: string }[], ids: readonly number[]) =>
    [...new Set(rows.flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])))].toSorted();
  return [
    ...named(
      places,
      work.map(({ placeId }) => placeId),
    ),
    ...named(
      resources,
      work.flatMap(({ resourceIds }) => resourceIds),
    ),
  ].join(' · ');
}

/** How whoever a booking is of is told that it was moved. */
function notifiedBy(
  booking: BookingOfDay,
  services: readonly number[],
  rules: readonly MessageRule[],
): DayMoveLine['told_by'] {
  const hasMail = booking.contact_email !== '';
  // Who has only a mail gets by mail what others get by SMS.
  const reached = { sms: booking.contact_mobile !== '' || hasMail, email: hasMail };
  const own = rules.filter(
    ({ transport, skip, service_ids: ids }) =>
      reached[transport] &&
      (ids.length === 0 || ids.some((id) => services.includes(id))) &&
      !(skip.includes('unconfirmed') && !booking.is_confirmed) &&
      !(skip.includes('drop_in') && booking.is_drop_in),
  );
  const isMailed = booking.contact_mobile === '';
  return [...new Set(own.map(({ transport }) => (isMailed ? 'email' : transport)))];
}
