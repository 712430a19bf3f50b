import { longestWave } from '#contract/booking/auto-bookings/wave-rules.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import type { Wave } from './plan/simulate.ts';

/** A wave lasts no longer than a season, and its last time of the day is not before the first. */
export function checkWave(
  _: Context,
  change: Partial<Wave>,
  before?: Wave,
): Promise<Partial<Wave>> {
  const {
    first_day: first = '',
    last_day: last = '',
    begins_from: from = 0,
    begins_to: to = 0,
  } = { ...before, ...change };
  if (last > daysAfter(first, longestWave)) refuse('last_day', 'fields.too_late');
  if (to < from) refuse('begins_to', 'fields.before_start');
  return Promise.resolve(change);
}

function refuse(field: string, code: string): never {
  throw new AppError('common.wrong_input', {}, { [field]: code });
}
