import { useEffect, useState } from 'react';
import type { onlineBookingCalls, OnlinePortal } from '#contract/booking/online-booking.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import type { Answer } from '#contract/kit/call.ts';
import { send } from '#src/data/api.ts';
import { laterCalls } from './later-calls.ts';
import type { Wanted } from './wanted.ts';

type Free = Answer<typeof onlineBookingCalls.times>['data'];

// Two weeks fit on a phone.
const atOnce = 14;

/** The free times for what is wanted, two weeks at a time. What was free stands there until it is known again. */
export function useFreeTimes(
  slug: string,
  portal: Pick<OnlinePortal, 'from' | 'to'>,
  wanted: Wanted | null,
  form: string,
) {
  const [start, setStart] = useState(portal.from);
  const [free, setFree] = useState<Free | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const end = daysAfter(start, atOnce - 1);
  const to = end < portal.to ? end : portal.to;
  const request = wanted && JSON.stringify({ ...wanted, form, from: start, to });
  const [answered, setAnswered] = useState<string | null>(null);

  useEffect(() => {
    if (request === null) return;
    const gone = new AbortController();
    const { signal } = gone;
    const body = JSON.parse(request) as Wanted & { form: string; from: string; to: string };
    const times = async () =>
      send((await laterCalls()).onlineBookingCalls.times, { params: { slug }, body }, { signal });
    times().then(
      ({ data }) => {
        setFree(data);
        setFailure(null);
        setAnswered(request);
      },
      (cause: unknown) => {
        if (!gone.signal.aborted) setFailure(cause);
      },
    );
    return () => gone.abort();
  }, [slug, request, tries]);

  return {
    free: request === null ? null : free,
    isOld: answered !== request,
    /** Why they did not come; null while nothing is wrong. */
    failure,
    again: () => setTries((before) => before + 1),
    earlier: start > portal.from ? () => setStart(daysAfter(start, -atOnce)) : null,
    later: to < portal.to ? () => setStart(daysAfter(start, atOnce)) : null,
  };
}

export type FreeTimes = ReturnType<typeof useFreeTimes>;
