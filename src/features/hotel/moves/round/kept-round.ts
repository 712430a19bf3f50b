import { useMemo, useSyncExternalStore } from 'react';
import { moveCalls } from '#contract/hotel/moves/moves.ts';
import { enqueue } from '#src/data/outbox/outbox.ts';
import { tokenFor, type SiteId } from '#src/data/tokens.ts';
import { keep, readKept, watchKept } from '#src/device/storage.ts';

const keyOf = (siteId: SiteId) => `wheelhouse.round.${siteId}.${tokenFor(siteId)?.userId ?? ''}`;

/** The moves of somebody's round as this device keeps it, in their order; null where it has none. */
export function useKeptRound(siteId: SiteId): readonly number[] | null {
  const kept = useSyncExternalStore(
    (listener) => watchKept(keyOf(siteId), listener),
    () => readKept(keyOf(siteId)),
  );
  return useMemo(() => (kept === null ? null : kept.split(',').map(Number)), [kept]);
}

/** Begins a round, or ends it with none: kept here at once, and told to the others as soon as there is a network. */
export async function takeRound(siteId: SiteId, ids: readonly number[]): Promise<void> {
  keep(keyOf(siteId), ids.length > 0 ? ids.join() : null);
  await enqueue({
    siteId,
    call: moveCalls.round,
    input: { body: { ids: [...ids] } },
    objectKey: 'moves/round',
    act: { words: 'moves:acts.round', values: { count: String(ids.length) } },
  });
}
