import type { NotFree } from '#contract/booking/free-times.ts';
import type { Assignment } from '#contract/booking/slots/candidate.ts';
import type { Reason } from '#contract/booking/slots/reasons.ts';
import { offeredAt, timeAt } from '#contract/booking/slots/slots.ts';
import { dayOf } from '#contract/kit/time/zoned-time.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { inSavepoint } from '#server/kit/resource/savepoint-repo.ts';
import { ask, nextBestOf, type TimeSearch, type Asking } from '../free/ask.ts';
import { holdCalendar } from '../free/site-repo.ts';
import { namesOf, timeReasonOf, bookingTimeOf } from '../free/booking-times.ts';
import { endHolds, heldSince } from '../holds/holds-repo.ts';

/** Where and with whom something is done, and what was asked for it. */
export interface Placed {
  readonly search: TimeSearch;
  readonly assignment: Assignment;
}

type Work = Pick<Context, 'db' | 'caller' | 'now' | 'language'>;

const taking: readonly string[] = ['PLACE_BUSY', 'RESOURCE_BUSY', 'HELD'];

/**
 * Finds where and with whom something is done at an instant (ms), and has it written by `write`,
 * while nobody else books by the calendar. What is not free is refused with every reason and the
 * three next best times; so is what the database says is taken, whatever was found. A time that is
 * kept for the form is judged by when it began to be: it is kept to the last minute, also when it
 * begins meanwhile.
 */
export async function place<T>(
  context: Work,
  asking: Asking,
  begins: number,
  write: (placed: Placed) => Promise<T>,
): Promise<T> {
  const { db, caller, now } = context;
  await holdCalendar(db, asking.calendar_id);
  await endHolds(db, now);
  const day = dayOf(begins, caller.timezone);
  const since = asking.form === undefined ? undefined : await heldSince(db, asking.form);
  const search = await ask({ db, caller, now: since ?? now }, asking, { from: day, to: day });
  const find = asking.portal_id ? offeredAt : timeAt;
  const found = find(search.question, search.site, begins);
  if (!found.ok) throw await notFree(context, asking, search, begins, found.reasons);
  try {
    return await inSavepoint(db, () => write({ search, assignment: found.assignment }));
  } catch (error) {
    if (!isTaken(error)) throw error;
    throw await notFree(context, asking, search, begins, [{ code: 'PLACE_BUSY' }]);
  }
}

// exclusion_violation: appendix A of PostgreSQL's manual.
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23P01';

async function notFree(
  context: Work,
  asking: Asking,
  search: TimeSearch,
  begins: number,
  reasons: readonly Reason[],
): Promise<AppError> {
  const next = await nextBestOf(context, asking, search, begins);
  const current: NotFree = {
    reasons: reasons.map((reason) => timeReasonOf(reason, search)),
    next: next.map((candidate) => bookingTimeOf(candidate, search)),
    ...namesOf(search.stored),
  };
  const code = reasons.some((reason) => taking.includes(reason.code))
    ? 'bookings.taken'
    : 'bookings.not_free';
  return new AppError(code, {}, undefined, current);
}
