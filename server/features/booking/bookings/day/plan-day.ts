import type { dayMoveCalls, DayMoveLine } from '#contract/booking/day-moves.ts';
import type { MessageRule } from '#contract/booking/messages/message-rules.ts';
import type { FreeTime } from '#contract/booking/slots/candidate.ts';
import { nextBest, timeAt } from '#contract/booking/slots/slots.ts';
import { daysAfter } from '#contract/kit/zoned-time.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/mount.ts';
import { tryOut } from '#server/kit/resource/savepoint-repo.ts';
import type { Engine } from '#server/kit/resource/write.ts';
import { move } from '../book/move.ts';
import { summaryOf } from '../book/work-repo.ts';
import { ask, type Asking } from '../free/ask.ts';
import { askingAnew } from '../free/other-times.ts';
import { holdCalendar } from '../free/site-repo.ts';
import { toldReason } from '../free/told-times.ts';
import { rulesOfCalendars } from '../messages/plan-repo.ts';
import { closeDay } from './close-day.ts';
import type { BookingOfDay } from './day-repo.ts';

const mostDays = 14;

/**
 * Where each booking of a day would be instead, nearest to when it is, as if all before it had been
 * moved already: they are, one after another, and nothing of it stays.
 */
export async function planDay(
  engine: Engine,
  context: Context<typeof dayMoveCalls.plan>,
): Promise<DayMoveLine[]> {
  const { db, body } = context;
  const { until, ...asked } = body;
  const days = { from: asked.day, to: until };
  if (days.to < days.from || days.to > daysAfter(days.from, mostDays))
    throw new AppError('common.wrong_input', {}, { until: 'fields.too_late' });
  const lines: DayMoveLine[] = [];
  await holdCalendar(db, asked.calendar_id);
  await tryOut(db, async () => {
    const { calendarId, found } = await closeDay(context, asked);
    const rules = (await rulesOfCalendars(db, [calendarId])).filter(
      ({ type }) => type === 'changed',
    );
    for (const one of found) lines.push(await lineOf(engine, context, one, days, rules));
  });
  return lines;
}

async function lineOf(
  engine: Engine,
  context: Context,
  booking: BookingOfDay,
  days: { readonly from: string; readonly to: string },
  rules: readonly MessageRule[],
): Promise<DayMoveLine> {
  const { id, version, ticket, licenseplate, contact_name, services, where } = booking;
  const begins = booking.begins_at.getTime();
  const shown = { id, version, ticket, licenseplate, contact_name, services, where };
  const line = { ...shown, begins_at: booking.begins_at.toISOString() };
  const asking = await askingAnew(context, booking);
  if (asking.services.length === 0) return { ...line, to: null, reasons: [], told_by: [] };
  const best = await nearest(context, asking, days, begins);
  if (!best) {
    const asked = await ask(context, asking, days);
    const found = timeAt(asked.question, asked.site, begins);
    const reasons = found.ok ? [] : found.reasons.map((reason) => toldReason(reason, asked));
    return { ...line, to: null, reasons, told_by: [] };
  }
  const begins_at = new Date(best.start).toISOString();
  await moveTo(engine, context, { id, version, begins_at });
  const { places } = await summaryOf(context.db, id);
  const isTold = best.start !== begins;
  return {
    ...line,
    to: { begins_at, where: places },
    reasons: [],
    told_by: isTold ? toldBy(booking, asking.services, rules) : [],
  };
}

/** The free time that is nearest to an instant: of its own day, which is soon asked, else of those after it. */
async function nearest(
  context: Context,
  asking: Asking,
  { from, to }: { readonly from: string; readonly to: string },
  begins: number,
): Promise<FreeTime | undefined> {
  for (const until of new Set([from, to])) {
    const { question, site } = await ask(context, asking, { from, to: until });
    const [best] = nextBest(question, site, begins, 1);
    if (best) return best;
  }
  return undefined;
}

/** Moves a booking from a version to a time, as the engine finds a place and people for it there. */
export const moveTo = (
  engine: Engine,
  context: Context,
  { id, version, begins_at }: { id: number; version: number; begins_at: string },
): Promise<void> => {
  const body = { version, begins_at, addons: [], classes: [] };
  return move(engine, { ...context, params: { id }, body });
};

/** How whoever a booking is of is told that it was moved. */
function toldBy(
  booking: BookingOfDay,
  services: readonly number[],
  rules: readonly MessageRule[],
): DayMoveLine['told_by'] {
  const reached = { sms: booking.contact_mobile !== '', email: booking.contact_email !== '' };
  const own = rules.filter(
    ({ transport, skip, service_ids: ids }) =>
      reached[transport] &&
      (ids.length === 0 || ids.some((id) => services.includes(id))) &&
      !(skip.includes('unconfirmed') && !booking.is_confirmed) &&
      !(skip.includes('drop_in') && booking.is_drop_in),
  );
  return [...new Set(own.map(({ transport }) => transport))];
}
