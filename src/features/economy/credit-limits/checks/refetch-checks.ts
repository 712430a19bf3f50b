import { creditCheckCalls } from '#contract/economy/credit-limits/check-calls.ts';
import { creditLimitCalls } from '#contract/economy/credit-limits/credit-calls.ts';
import type { Call } from '#contract/kit/call.ts';
import { queryClient, questionOf } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { logProblem } from '#src/device/log.ts';

/** Reads again wherever it stands what a credit bureau said. */
export function refetchChecks(siteId: SiteId): void {
  const { list, ofCustomer } = creditLimitCalls;
  const stale: Call[] = [list, ofCustomer, creditCheckCalls.checks];
  for (const call of stale) {
    // Of whichever customer: the site and the path are enough.
    const queryKey = questionOf<Call>(siteId, call, undefined).slice(0, 2);
    queryClient
      .invalidateQueries({ queryKey })
      .catch((cause: unknown) => logProblem('Credit checks were not read again', cause));
  }
}
