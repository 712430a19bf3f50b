import { useEffect, useState } from 'react';
import type { GuestEventName } from '#contract/events.ts';
import { logProblem } from '../../device/log.ts';
import { ApiError } from '../api-errors.ts';
import { isNewer, type Dated } from './guest-state.ts';
import { listenAsGuest } from './guest-socket.ts';
import { serverNow } from '../server-time.ts';

/** What a screen without a login shows. `gone`: its link lets nobody in any more, because its time is over where it has `ended`. `asOf` in ms by the server's clock. */
export interface Seen<T> {
  readonly state: T | null;
  readonly asOf: number | null;
  readonly offline: boolean;
  /** Why it is not up to date; null while it is. */
  readonly cause: unknown;
  readonly gone: boolean;
  readonly ended: boolean;
}

const pollMs = 20_000;
const blank = {
  state: null,
  asOf: null,
  offline: false,
  cause: null,
  gone: false,
  ended: false,
};

/**
 * The state behind a link's code, live: told by the socket after each change, and asked for every
 * 20 s, after each loss of the socket and whenever the page is looked at again. Each state is whole,
 * so nothing can be missed for longer.
 */
export function useGuest<T extends Dated>(
  code: string,
  load: (code: string, signal: AbortSignal) => Promise<T>,
  event?: GuestEventName,
): Seen<T> {
  // What was seen by another code is not this one's.
  const [held, setHeld] = useState<Seen<T> & { readonly code: string }>({ ...blank, code });

  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    const setSeen = (next: (before: Seen<T>) => Seen<T>) =>
      setHeld((before) => ({ ...next(before.code === code ? before : blank), code }));
    const take = (state: T) =>
      setSeen((before) => {
        const newer = isNewer(state, before.state);
        return { ...blank, state: newer ? state : before.state, asOf: serverNow() };
      });
    const loadNow = async () => {
      try {
        take(await load(code, signal));
      } catch (cause) {
        if (signal.aborted) return;
        const ended = cause instanceof ApiError && cause.status === 410;
        const gone = ended || (cause instanceof ApiError && cause.status === 404);
        if (!gone) logProblem('The screen could not be brought up to date', cause);
        setSeen((before) =>
          gone ? { ...blank, gone, ended } : { ...before, offline: true, cause },
        );
        if (gone) over.abort();
      }
    };
    const loadSoon = () => void loadNow();
    const seenAgain = () => document.visibilityState === 'visible' && loadSoon();

    loadSoon();
    const timer = setInterval(loadSoon, pollMs);
    signal.addEventListener('abort', () => clearInterval(timer));
    document.addEventListener('visibilitychange', seenAgain, { signal });
    globalThis.addEventListener('online', loadSoon, { signal });
    if (event) listenAsGuest(code, event, (state) => take(state as T), loadSoon, signal);
    return () => over.abort();
  }, [code, load, event]);

  return held.code === code ? held : blank;
}
