import { readDot } from '#contract/hotel/dot-rules.ts';
import { AppError } from '#server/kit/errors.ts';

/**
 * Checks the weeks of making that were read from tyres; those not read (null, '') are not asked
 * about. Throws `common.wrong_input` at `field` where a year has no such week.
 */
export function checkWeeks(field: string, ...dots: readonly (string | null | undefined)[]): void {
  if (dots.some((dot) => dot && !readDot(dot))) {
    throw new AppError('common.wrong_input', {}, { [field]: 'fields.no_such_week' });
  }
}
