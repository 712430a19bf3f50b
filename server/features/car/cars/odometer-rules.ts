/** What an odometer showed on a day. */
export interface Reading {
  readonly odometer: number | null;
  readonly odometer_at: string | null;
}

/**
 * What is wrong with a new reading: a day that is still to come, or fewer kilometres than before
 * without a reason. Null when nothing is. Days are `yyyy-MM-dd`.
 */
export function problemOfReading(
  before: Reading | undefined,
  next: Reading,
  today: string,
  reason = '',
): 'backwards' | 'future' | null {
  if (next.odometer_at !== null && next.odometer_at > today) return 'future';
  const shown = before?.odometer ?? 0;
  return next.odometer !== null && next.odometer < shown && reason === '' ? 'backwards' : null;
}

/** A change of a car, with the day on which its odometer was read: today when nobody says. */
export function withReadingDay<Change extends Partial<Reading>>(
  before: Reading | undefined,
  change: Change,
  today: string,
): Change {
  const { odometer } = change;
  if (odometer === undefined || odometer === (before?.odometer ?? null)) return change;
  return { ...change, odometer_at: odometer === null ? null : (change.odometer_at ?? today) };
}
