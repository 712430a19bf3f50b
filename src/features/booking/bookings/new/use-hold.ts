import { useEffect, useRef, useState } from 'react';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import { notFree, type NotFree } from '#contract/booking/free-times.ts';
import type { Input } from '#contract/kit/call.ts';
import { ApiError } from '#src/data/api-errors.ts';
import { serverNow } from '#src/data/server-time.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { write } from '#src/data/writing/write.ts';
import { logProblem } from '#src/device/log.ts';

type HoldBody = Input<typeof bookingCalls.hold>['body'];

/** How a time is kept for anyone who types: until when (ms, server's clock), or why it is not. */
export interface Hold {
  readonly until: number | null;
  readonly refused: NotFree | null;
  /** Asks for it once more. */
  readonly again: () => void;
}

// A user who still types is not to lose it for want of seconds.
const renewBefore = 30_000;

/** What a refusal says of a time that is not free any more, and what is next best; null for any other. */
export function notFreeIn(cause: unknown): NotFree | null {
  if (!(cause instanceof ApiError)) return null;
  const parsed = notFree.safeParse(cause.current);
  return parsed.success ? parsed.data : null;
}

/**
 * Keeps a time free for as long as somebody works on the form: five minutes, and again as often as they touched
 * anything meanwhile. Another time takes the place of the one before. Without the server nothing is kept, and nothing is lost.
 */
export function useHold(siteId: SiteId, body: HoldBody | null, isBooked: () => boolean): Hold {
  const [held, setHeld] = useState<{ of: string; until: number | null; refused: NotFree | null }>();
  const [tries, setTries] = useState(0);
  const touched = useRef(0);
  const of = body === null ? '' : JSON.stringify(body);

  useEffect(() => {
    const over = new AbortController();
    const note = () => (touched.current = performance.now());
    for (const kind of ['pointerdown', 'keydown', 'input']) {
      document.addEventListener(kind, note, { signal: over.signal, passive: true });
    }
    return () => over.abort();
  }, []);

  // What was thrown away is free for others at once; who only leaves may come back to it.
  const before = useRef('');
  const booked = useRef(isBooked);
  useEffect(() => {
    const left = before.current;
    before.current = of;
    // What was booked took the place of its hold.
    if (of !== '' || left === '' || booked.current()) return;
    const { form } = JSON.parse(left) as HoldBody;
    write(bookingCalls.release, { params: { form } }, { siteId }).catch((cause: unknown) =>
      logProblem('A time is still held', cause),
    );
  }, [of, siteId]);

  useEffect(() => {
    if (of === '') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const take = async () => {
      const since = performance.now();
      try {
        const parts = { body: JSON.parse(of) as HoldBody };
        const { data } = await write(bookingCalls.hold, parts, { siteId });
        if (left) return;
        const until = Date.parse(data.expires_at);
        setHeld({ of, until, refused: null });
        timer = setTimeout(
          () => touched.current > since && void take(),
          until - serverNow() - renewBefore,
        );
      } catch (cause) {
        if (left) return;
        const refused = notFreeIn(cause);
        setHeld({ of, until: null, refused });
        if (!refused) logProblem('A time could not be held', cause);
      }
    };
    void take();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [tries, of, siteId]);

  const mine = held?.of === of ? held : undefined;
  return {
    until: mine?.until ?? null,
    refused: mine?.refused ?? null,
    again: () => setTries(tries + 1),
  };
}
