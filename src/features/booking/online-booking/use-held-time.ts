import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#src/data/api-errors.ts';
import { send } from '#src/data/api.ts';
import { logProblem } from '#src/device/log.ts';
import { laterCalls } from './later-calls.ts';
import type { BookingForm } from './use-booking-form.ts';
import type { Wanted } from './wanted.ts';

/** The nearest free times, where a refusal says that the wanted one is taken; null for any other. */
export async function nextFreeIn(cause: unknown): Promise<readonly string[] | null> {
  if (!(cause instanceof ApiError)) return null;
  const { nextFree } = await laterCalls();
  return nextFree.safeParse(cause.current).data?.next ?? null;
}

/**
 * Keeps the chosen time for the user who is typing; answers until when (ms, the server's clock), once it is known.
 * Where that does not go, for want of a network or because of too many tries, they may book all the same.
 */
export function useHeldTime(
  slug: string,
  wanted: Wanted | null,
  { form, begins_at, inDoubt }: Pick<BookingForm, 'form' | 'begins_at' | 'inDoubt'>,
  onTaken: (next: readonly string[]) => void,
): number | null {
  const [held, setHeld] = useState<{ of: string; until: number } | null>(null);
  const taken = useRef(onTaken);
  useEffect(() => {
    taken.current = onTaken;
  });
  const of = wanted && begins_at && !inDoubt && JSON.stringify({ ...wanted, form, begins_at });

  useEffect(() => {
    if (!of) return;
    const gone = new AbortController();
    const { signal } = gone;
    const body = JSON.parse(of) as Wanted & { form: string; begins_at: string };
    const hold = async () =>
      send((await laterCalls()).onlineBookingCalls.hold, { params: { slug }, body }, { signal });
    hold().then(
      ({ data }) => setHeld({ of, until: Date.parse(data.expires_at) }),
      async (cause: unknown) => {
        const next = signal.aborted ? null : await nextFreeIn(cause);
        if (signal.aborted) return;
        if (next) taken.current(next);
        else logProblem('A time could not be held', cause);
      },
    );
    return () => gone.abort();
  }, [slug, of]);

  return held?.of === of ? held.until : null;
}
