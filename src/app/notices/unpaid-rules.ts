/** What the unpaid-invoice banner says: a key of `unpaid` in the common words, and its count of days. */
export interface Unpaid {
  readonly key: 'ends' | 'endsToday' | 'ended';
  readonly count: number;
}

/** By the profile's days until access ends: ahead, today or behind. Null when nothing is unpaid. */
export function unpaidNotice(days: number | null | undefined): Unpaid | null {
  if (days == null || !Number.isFinite(days)) return null;
  if (days === 0) return { key: 'endsToday', count: 0 };
  return { key: days > 0 ? 'ends' : 'ended', count: Math.abs(days) };
}
