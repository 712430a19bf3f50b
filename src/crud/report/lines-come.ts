import type { ReportGroup, ReportLine } from '#contract/kit/report.ts';

/** More bars than that are thinner than what lies between them. */
export const mostDrawn = 62;

/** Whether lines follow each other in time: each is a day, a week or a month. */
export const isOverTime = ({ kind }: ReportGroup): boolean =>
  kind === 'day' || kind === 'week' || kind === 'month';

/** How many lines have begun by a day: of days, weeks and months those to come are left out, of anything else none. */
export function linesCome(
  group: ReportGroup,
  lines: readonly Pick<ReportLine, 'key'>[],
  today: string,
): number {
  if (!isOverTime(group)) return lines.length;
  return lines.filter(({ key }) => key !== null && key <= today).length;
}
