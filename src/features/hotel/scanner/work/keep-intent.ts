import type { Intent } from '#contract/hotel/scan/scanning.ts';
import { handlingRules, hasPlace } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import type { SentIntent } from '#contract/hotel/wheel-sets/wheel-set-intents.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { database, type ScanningRow } from '#src/data/database.ts';
import { dismiss, enqueue } from '#src/data/outbox/outbox.ts';
import { doneNow } from '#src/data/server-time.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { setKey, type Effect, type StateAndPlace } from '../kept/pending.ts';

const stateBefore = ({ set }: Intent): StateAndPlace => ({
  state: set.state,
  place_id: set.placeId,
});

const stateAfter = ({ handling, place }: Intent): StateAndPlace => ({
  state: handlingRules[handling].to,
  place_id: hasPlace(handlingRules[handling].to) ? (place?.id ?? null) : null,
});

/** What is sent of an intent besides its key. */
const sentOf = (intent: Intent): Omit<SentIntent, 'intent'> => ({
  set_id: intent.set.id,
  handling: intent.handling,
  place_id: stateAfter(intent).place_id,
  seen: stateBefore(intent),
  happened_at: new Date(doneNow()).toISOString(),
  unseen: [...intent.unseen],
  despite: [...intent.despite],
  ...(intent.read && {
    read: { licenseplate: intent.read.plate, number: intent.read.number },
  }),
  ...(intent.because && { because: intent.because }),
});

/** Keeps what was meant, and where the work stands after it, in one; when it resolves neither can be lost. */
export async function keepIntent(
  siteId: SiteId,
  intent: Intent,
  after: Omit<ScanningRow, 'lastKey'>,
): Promise<void> {
  const key = crypto.randomUUID();
  await keep(siteId, intent, {
    key,
    sent: sentOf(intent),
    to: stateAfter(intent),
    after: { ...after, lastKey: key },
  });
}

/** Takes back what was done last, in the same way. What the server has refused already is given up instead. */
export async function keepUndo(
  siteId: SiteId,
  intent: Intent,
  { lastKey, ...rest }: ScanningRow,
): Promise<void> {
  const after = { ...rest, lastKey: null };
  const undone = await database.outbox.where({ key: lastKey ?? '' }).first();
  if (undone?.state === 'refused') {
    await database.scanning.put(after);
    return dismiss(undone.seq);
  }
  const sent = {
    ...sentOf(intent),
    handling: 'undo' as const,
    place_id: null,
    seen: stateAfter(intent),
    unseen: [],
    ...(lastKey && { undoes: lastKey }),
  };
  const to = stateBefore(intent);
  return keep(siteId, intent, { key: crypto.randomUUID(), sent, to, after });
}

interface Kept {
  readonly key: string;
  readonly sent: Omit<SentIntent, 'intent'>;
  readonly to: StateAndPlace;
  readonly after: ScanningRow;
}

function keep(
  siteId: SiteId,
  { set, place }: Intent,
  { key, sent, to, after }: Kept,
): Promise<void> {
  const effect: Effect = { set: set.id, to };
  return enqueue({
    siteId,
    call: wheelSetCalls.batch,
    key,
    input: { body: { intents: [{ intent: key, ...sent }] } },
    objectKey: setKey(set.id),
    act: {
      words: `wheel-sets:acts.batch.${sent.handling}`,
      values: { set: set.set, plate: set.plate, place: place?.place ?? '' },
    },
    effect,
    optimistic: async () => void (await database.scanning.put(after)),
    writes: [database.scanning],
  });
}
