import type { dayMoveCalls } from '#contract/booking/day-moves.ts';
import type { Answer } from '#contract/kit/call.ts';
import { answerTo, AppError, meaningOf } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { inSavepoint } from '#server/kit/resource/savepoint-repo.ts';
import type { Engine } from '#server/kit/resource/write.ts';
import { move } from '../book/move.ts';
import { holdCalendar } from '../free/site-repo.ts';
import { closeDay } from './close-day.ts';
import { noteDay, standsNow, type StoodBefore } from './day-repo.ts';

type Move = (typeof dayMoveCalls)['move'];

// Long enough to look at what was done.
const waitMs = 10 * 60_000;

/** Moves bookings of a day to the times that were planned for them; what has changed since is refused by itself. */
export async function moveDay(
  engine: Engine,
  context: Context<Move>,
): Promise<Answer<Move>['data']> {
  const { db, caller, now, body } = context;
  const { moves, ...input } = body;
  await holdCalendar(db, input.calendar_id);
  const { calendarId, planId, found } = await closeDay(context, input);
  const before: StoodBefore[] = [];
  const refused: { id: number; ticket: string; message: string }[] = [];
  // As they were planned: each may take what one before it leaves.
  const inOrder = found.flatMap(({ id }) => moves.find((one) => one.id === id) ?? []);
  const gone = moves.filter(({ id }) => !found.some((one) => one.id === id));
  for (const one of inOrder) {
    const stood = await standsNow(db, one.id);
    const message = await errorMessageOf(context, () => moveTo(engine, context, one));
    if (message === null) before.push({ ...stood, version: one.version + 1 });
    else refused.push({ id: one.id, ticket: stood.ticket, message });
  }
  for (const { id } of gone) {
    const message = wordsOf(context, new AppError('bookings.not_movable'));
    refused.push({ id, ticket: '', message });
  }
  const sendAt = new Date(now.getTime() + waitMs);
  const id = await noteDay(db, caller, {
    calendar_id: calendarId,
    day: input.day,
    plan_id: planId,
    tell_at: sendAt,
    before,
  });
  return { id, day: input.day, moved: before.length, tell_at: sendAt.toISOString(), refused };
}

/** Moves a booking from a version to a time, as the engine finds a place and people for it there. */
const moveTo = (
  engine: Engine,
  context: Context,
  { id, version, begins_at }: { id: number; version: number; begins_at: string },
): Promise<void> => {
  const body = { version, begins_at };
  return move(engine, { ...context, params: { id }, body });
};

/** Does something with a booking by itself; answers in words why it was refused, and null where it was not. */
export async function errorMessageOf(
  context: Context,
  work: () => Promise<unknown>,
): Promise<string | null> {
  try {
    await inSavepoint(context.db, work);
    return null;
  } catch (error) {
    const meaning = meaningOf(error);
    if (!meaning || meaning.code === 'common.unavailable') throw error;
    return wordsOf(context, meaning);
  }
}

const wordsOf = ({ language }: Context, error: AppError): string =>
  answerTo(error, language, '').body.error.message;
