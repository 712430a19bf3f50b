import type { Intent } from '#contract/hotel/scan/scanning.ts';
import { counted, kindOf } from '#contract/hotel/scan/session.ts';
import { handlingRules, hasPlace } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import type { SentIntent } from '#contract/hotel/wheel-sets/wheel-set-intents.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { database, type ScanningRow } from '#src/data/database.ts';
import { dismiss, enqueueAll } from '#src/data/outbox/outbox.ts';
import { doneNow } from '#src/data/server-time.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { dropOvertaken, isHeld } from '../local-store/overtaken.ts';
import { setKey, type Effect, type StateAndPlace } from '../local-store/pending.ts';
import { doerAt } from './scanning-row.ts';

// So many steps back somebody remembers what they did.
const mostUndone = 10;

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
  override: [...intent.override],
  ...(intent.read && {
    read: { licenseplate: intent.read.plate, number: intent.read.number },
  }),
  ...(intent.because && { because: intent.because }),
});

/** Keeps what was meant, one or several things in their order, and where the work stands after it, in one; when it resolves nothing of it can be lost. */
export async function keepIntents(
  siteId: SiteId,
  intents: readonly Intent[],
  after: Omit<ScanningRow, 'lastKey'>,
): Promise<void> {
  const acts = intents.map((intent) => ({ key: crypto.randomUUID(), intent }));
  const kept = acts.map(({ key, intent }) =>
    entryOf(siteId, intent, { key, sent: sentOf(intent), to: stateAfter(intent) }),
  );
  const lastFirst = acts.toReversed();
  await keep(siteId, kept, {
    ...after,
    session: counted(after.session, doerAt(siteId), { more: intents.map(kindOf) }),
    lastKey: lastFirst[0]?.key ?? null,
    // All that was unloaded at once can be taken back.
    done: [...lastFirst, ...(after.done ?? [])].slice(0, Math.max(mostUndone, acts.length)),
  });
}

/** Takes back what was done last, in the same way; what was done before it can be taken back next. What the server has refused already is given up instead. */
export async function keepUndo(
  siteId: SiteId,
  intent: Intent,
  { lastKey, done: acts = [], ...rest }: ScanningRow,
): Promise<void> {
  const done = acts.filter(({ key }) => key !== lastKey);
  const [before] = done;
  const now = rest.now && { ...rest.now, last: before?.intent ?? null };
  const session = counted(rest.session, doerAt(siteId), {
    more: ['undone'],
    fewer: [kindOf(intent)],
  });
  const after = { ...rest, now, done, session, lastKey: before?.key ?? null };
  const undone = await database.outbox.where({ key: lastKey ?? '' }).first();
  // Nor is that which waits behind it: it was never done.
  if (undone?.state === 'refused' || (undone?.state === 'waiting' && (await isHeld(undone)))) {
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
  return keep(siteId, [entryOf(siteId, intent, { key: crypto.randomUUID(), sent, to })], after);
}

interface Entry {
  readonly key: string;
  readonly sent: Omit<SentIntent, 'intent'>;
  readonly to: StateAndPlace;
}

/** Something done with a set, as the outbox keeps it. */
const entryOf = (siteId: SiteId, { set, place }: Intent, { key, sent, to }: Entry) => ({
  siteId,
  call: wheelSetCalls.batch,
  key,
  input: { body: { intents: [{ intent: key, ...sent }] } },
  objectKey: setKey(set.id),
  act: {
    words: `wheel-sets:acts.batch.${sent.handling}` as const,
    values: { set: set.set, plate: set.plate, place: place?.place ?? '' },
  },
  effect: { set: set.id, to } satisfies Effect,
});

const keep = (
  siteId: SiteId,
  entries: readonly ReturnType<typeof entryOf>[],
  after: ScanningRow,
): Promise<void> =>
  enqueueAll(siteId, entries, {
    optimistic: async () => {
      await database.scanning.put(after);
      for (const { key, effect, input } of entries) {
        // Where it is now answers what was asked about it before.
        const isUndo = input.body.intents[0]?.handling === 'undo';
        if (!isUndo) await dropOvertaken(siteId, effect.set, key);
      }
    },
    writes: [database.scanning],
  });
