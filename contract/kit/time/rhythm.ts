/** How often something is begun by itself. */
export const rhythms = ['month', 'week', 'day'] as const;
export type Rhythm = (typeof rhythms)[number];

/** Whether something is begun on a day (`yyyy-MM-dd`): each, on Mondays, or on the first of a month. */
export function isDueOn(every: Rhythm, day: string): boolean {
  if (every === 'day') return true;
  return every === 'week' ? new Date(day).getUTCDay() === 1 : day.endsWith('-01');
}
