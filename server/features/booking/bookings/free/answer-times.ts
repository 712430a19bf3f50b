import type { bookingCalls } from '#contract/booking/booking-calls.ts';
import type { Answer } from '#contract/kit/call.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { ask, timesOf } from './ask.ts';
import { priceOf } from './work-lines.ts';
import { namesOf, bookingTimeOf } from './booking-times.ts';

type Times = (typeof bookingCalls)['times'];

const mostDays = 31;
const shown = 3;

/** Every time of some days: free, or why it is not. */
export async function answerTimes(context: Context<Times>): Promise<Answer<Times>['data']> {
  const { body } = context;
  const wrong = (code: string) => new AppError('common.wrong_input', {}, { to: code });
  if (body.to < body.from) throw wrong('fields.before_start');
  if (body.to > daysAfter(body.from, mostDays - 1)) throw wrong('fields.too_late');
  const search = await ask(context, body, { from: body.from, to: body.to });
  const times = timesOf(search).map((candidate) => bookingTimeOf(candidate, search));
  return {
    minutes: search.lines.reduce((sum, { minutes }) => sum + minutes, 0),
    price: priceOf(search.lines),
    times,
    next: times.filter(({ ok }) => ok).slice(0, shown),
    ...namesOf(search.stored),
  };
}
