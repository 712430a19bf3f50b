import { useEffect, useRef } from 'react';
import { orderWorkCalls } from '#contract/sales/order-work/order-work.ts';
import type { Call } from '#contract/kit/call.ts';
import { queryClient, questionOf } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { logProblem } from '#src/device/log.ts';

/** Reads orders as work again once a step with one was taken here, also where nobody tells of it. */
export function useReadAfter(siteId: SiteId, busy: boolean): void {
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !busy) {
      for (const call of [orderWorkCalls.board, orderWorkCalls.one]) {
        queryClient
          .invalidateQueries({ queryKey: questionOf<Call>(siteId, call, undefined).slice(0, 2) })
          .catch((cause: unknown) => logProblem('Orders at work were not read again', cause));
      }
    }
    was.current = busy;
  }, [busy, siteId]);
}
