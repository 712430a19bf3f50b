import { useQuery } from '@tanstack/react-query';
import type { Report, ReportAnswer } from '#contract/kit/report.ts';
import { reportQueryOf, type ReportState } from '#contract/kit/report-state.ts';
import { queryFor } from '#src/data/query.ts';
import { serverNow } from '#src/data/server-time.ts';
import { showDate } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { together } from '../loaded.tsx';
import { periodBefore, type Before } from './year-before.ts';

/** What a report answers as it stands, and what it does of the year before where that stands beside it. */
export interface Answered {
  readonly now: ReportAnswer;
  readonly before: Before | null;
}

/** Asks a report for what `state` says. */
export function useReport(report: Report, state: ReportState) {
  const { from, to, by, beside } = state;
  const siteId = useSiteId();
  const params = reportQueryOf(state);
  const days = beside
    ? periodBefore({ from, to }, report.groups[by]!, showDate(serverNow()))
    : null;
  // Another parameter is no reason to see nothing meanwhile, as long as it is the same report.
  const placeholderData = (before: unknown) => before;
  const asked = (query: object) => queryFor(siteId, report.calls.run, { query });
  const now = useQuery({ ...asked(params), placeholderData });
  const then = useQuery({
    ...asked({ ...params, ...days }),
    enabled: days !== null,
    placeholderData,
  });
  // Without days of its own it is the same question.
  const both = together(now, then);
  const isOld = now.isPlaceholderData || then.isPlaceholderData;
  const [answer, other] = (both.data ?? []) as { data: ReportAnswer }[];
  const answered: Answered | undefined = answer && {
    now: answer.data,
    // An answer to another question stands beside nothing.
    before: days && other && !isOld ? { ...days, answer: other.data } : null,
  };
  return { params, isOld, query: { ...both, data: answered } };
}
