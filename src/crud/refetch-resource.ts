import type { Call } from '#contract/kit/call.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { queryClient, questionOf } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { logProblem } from '#src/device/log.ts';
import { noteOwnChange } from './live-changes.ts';

/** Reads the lists, rows, papers and histories of a resource again that are shown, and the others when they are next. */
export function refetchResource(siteId: SiteId, { name, calls }: Resource): void {
  noteOwnChange(name);
  const { list, one, history, previewPaper } = calls;
  const stale: Call[] = [list, one, history, ...(previewPaper ? [previewPaper] : [])];
  for (const call of stale) {
    // Whatever was given with it: the site and the path are enough.
    const queryKey = questionOf<Call>(siteId, call, undefined).slice(0, 2);
    queryClient
      .invalidateQueries({ queryKey })
      .catch((cause: unknown) => logProblem(`${name} were not read again`, cause));
  }
}
