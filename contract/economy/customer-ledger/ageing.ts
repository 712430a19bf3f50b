/** Something that is open at a customer: in minor units, below zero where they have something to come. */
export interface OpenItem {
  readonly open: number;
  /** `yyyy-MM-dd`; null where it is due at once, such as a payment that is not used up. */
  readonly due: string | null;
}

/** How late something is, in days behind its due day: the usual steps of an aged balance. */
export const ages = ['current', 'to30', 'to60', 'to90', 'over90'] as const;
export type Age = (typeof ages)[number];

const dayMs = 86_400_000;

/** How late something is on a day. What is due on the day itself is not late. */
function ageOf(due: string | null, day: string): Age {
  if (due === null) return 'current';
  const late = (Date.parse(day) - Date.parse(due)) / dayMs;
  if (late <= 0) return 'current';
  if (late <= 30) return 'to30';
  if (late <= 60) return 'to60';
  return late <= 90 ? 'to90' : 'over90';
}

/** What is open by how late it is, what of it is late, and all of it; in minor units. */
export function agedBalance(
  items: readonly OpenItem[],
  day: string,
): {
  readonly aged: Readonly<Record<Age, number>>;
  readonly overdue: number;
  readonly balance: number;
} {
  const aged: Record<Age, number> = { current: 0, to30: 0, to60: 0, to90: 0, over90: 0 };
  for (const { open, due } of items) aged[ageOf(due, day)] += open;
  const balance = ages.reduce((sum, age) => sum + aged[age], 0);
  return { aged, overdue: balance - aged.current, balance };
}
