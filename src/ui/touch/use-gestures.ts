import { useEffect } from 'react';
import { loadChunk } from '#src/device/lost-chunk.ts';
import { logProblem } from '#src/device/log.ts';
import type * as Gestures from './gestures.ts';
import { isTouch } from './is-touch.ts';

/** On touch, what `start` begins by Ionic's gestures, once they have come; it returns what ends it. Everything can be done without them. */
export function useGestures(
  start: (gestures: typeof Gestures) => (() => void) | undefined,
  on: readonly unknown[] = [],
): void {
  useEffect(() => {
    if (!isTouch()) return undefined;
    let stop: (() => void) | undefined;
    let ended = false;
    loadChunk(() => import('./gestures.ts')).then(
      (gestures) => {
        if (!ended) stop = start(gestures);
      },
      (cause: unknown) => logProblem('No gestures came', cause),
    );
    return () => {
      ended = true;
      stop?.();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what `on` says is what it depends on
  }, on);
}
