import type { Call } from '#contract/kit/call.ts';
import type { Settings } from '#contract/kit/settings.ts';
import { queryClient, questionOf } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { logProblem } from '#src/device/log.ts';

/** Reads settings again, at every level: what one sets another inherits. */
export function refetchSettings(siteId: SiteId, { name, levels, calls }: Settings): void {
  for (const call of levels.flatMap((level) => Object.values<Call>(calls[level] ?? {}))) {
    queryClient
      .invalidateQueries({ queryKey: questionOf<Call>(siteId, call, undefined).slice(0, 2) })
      .catch((cause: unknown) => logProblem(`${name} were not read again`, cause));
  }
}
