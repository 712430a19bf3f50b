import { storagePlaces } from '#contract/hotel/storage-places/storage-places.ts';
import type { SetState } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import type { IntentOutcome, SentIntent } from '#contract/hotel/wheel-sets/wheel-set-intents.ts';
import type { Caller } from '#server/kit/caller/caller.ts';
import { AppError } from '#server/kit/errors.ts';
import { keepRefusedParts, refusedParts } from '#server/kit/idempotency-repo.ts';
import type { Context } from '#server/kit/context.ts';
import type { Stored } from '#server/kit/resource/resource-table.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { inSavepoint } from '#server/kit/resource/savepoint-repo.ts';
import { lockRows } from '#server/kit/resource/write-many-repo.ts';
import type { Engine } from '#server/kit/resource/write.ts';
import { checkRoom, handleSet, moveSet, stateAndPlaceOf, type Handled } from './handle-set.ts';
import { lockSets } from './lock-sets-repo.ts';
import { lastMovementOf, movementsOfIntents } from './movements-repo.ts';

/**
 * Does what somebody did with sets, in their order: each once, however often it is sent. One that is
 * refused keeps nothing back that was done with other sets; what was done with the same one after it
 * waits for what its person says, or takes back. What a refusal leaves is what was there, and it
 * stands: what comes again when things have changed is refused as before.
 */
export async function applyIntents(
  engine: Engine,
  context: Context & { readonly caller: Caller },
  intents: readonly SentIntent[],
): Promise<IntentOutcome[]> {
  const { db, caller } = context;
  const ids = intents.map(({ set_id: id }) => id);
  const locked = await lockSets(db, ids, {
    places: intents.map(({ place_id: id }) => id),
    intents: intents.flatMap(({ intent, undoes }) => (undoes ? [intent, undoes] : [intent])),
  });
  const done = new Set(locked.done.map(({ intent }) => intent));
  const refused = await refusedParts(
    db,
    caller,
    intents.map(({ intent }) => intent),
  );
  const errors: (string | null)[] = [];
  const again = new Map<string, string>();
  const held = new Map<number, string>();
  for (const sent of intents) {
    // What is taken back holds nothing any more.
    if (held.get(sent.set_id) === sent.undoes) held.delete(sent.set_id);
    const isHeld = held.has(sent.set_id);
    const before = refused.get(sent.intent) ?? again.get(sent.intent);
    const error =
      before ??
      (isHeld && !isOver(sent, done)
        ? 'wheel-sets.moved_meanwhile'
        : await applyIntent(engine, context, sent, done));
    errors.push(error);
    if (error === null || isHeld || error === 'common.nothing_to_undo') continue;
    // What was done with a set after that is no question yet: its device sends it again by itself.
    if (before === undefined) again.set(sent.intent, error);
    held.set(sent.set_id, sent.intent);
  }
  await keepRefusedParts(db, caller, again);
  const sets = await lockRows(db, engine.resource, ids);
  return intents.map(({ intent, set_id: id }, at) => {
    const set = sets.get(id);
    const { state, placeId: place_id } = set ? stateAndPlaceOf(set) : {};
    const now = set &&
      state && {
        id,
        version: set.version,
        licenseplate: String(set['licenseplate']),
        state,
        place_id: place_id ?? null,
      };
    return { intent, error: errors[at] ?? null, set: now ?? null };
  });
}

/** Whether an intent changes nothing any more: it was done before, or takes back what never was. */
const isOver = ({ intent, undoes }: SentIntent, done: ReadonlySet<string>): boolean =>
  done.has(intent) || (undoes !== undefined && !done.has(undoes));

/** The code of why it was not done; null when it was, now or before. */
async function applyIntent(
  engine: Engine,
  context: Context,
  sent: SentIntent,
  done: Set<string>,
): Promise<string | null> {
  if (done.has(sent.intent)) return null;
  try {
    await inSavepoint(context.db, () => doIntent(engine, context, sent));
    done.add(sent.intent);
    return null;
  } catch (cause) {
    if (cause instanceof AppError) return cause.code;
    throw cause;
  }
}

async function doIntent(engine: Engine, context: Context, sent: SentIntent): Promise<void> {
  const set = await lockRow(context.db, engine.resource, sent.set_id);
  if (sent.handling === 'undo') return takeBack(engine, context, sent, set);
  const { state, placeId } = stateAndPlaceOf(set);
  if (state !== sent.seen.state || placeId !== sent.seen.place_id) {
    const last = await lastMovementOf(context.db, set.id);
    const isOwn = last !== undefined && last.recorded_by === context.caller.userId;
    const isLater = last && last.happened_at.getTime() > Date.parse(sent.happened_at);
    throw new AppError(isOwn && isLater ? 'wheel-sets.done_since' : 'wheel-sets.moved_meanwhile');
  }
  await handleSet(engine, context, set, { ...handledBy(context, sent), handling: sent.handling });
}

const handledBy = ({ now }: Context, sent: SentIntent): Omit<Handled, 'handling'> => ({
  intent: sent.intent,
  placeId: sent.place_id,
  read: sent.read && { plate: sent.read.licenseplate, number: sent.read.number },
  because: sent.because,
  unseen: sent.unseen,
  override: sent.override,
  // A clock that is ahead brings nothing from times to come.
  happenedAt: new Date(Math.min(Date.parse(sent.happened_at), now.getTime())),
});

/** Takes an intent back, as long as nothing else has happened to the set. */
async function takeBack(
  engine: Engine,
  context: Context,
  sent: SentIntent,
  set: Stored,
): Promise<void> {
  const { db } = context;
  const [undone] = sent.undoes ? await movementsOfIntents(db, [sent.undoes]) : [];
  // What was refused is not there to be taken back.
  if (undone?.set_id !== set.id) throw new AppError('common.nothing_to_undo');
  const last = await lastMovementOf(db, set.id);
  if (last?.id !== undone.id) throw new AppError('wheel-sets.moved_meanwhile');
  const from = stateAndPlaceOf(set);
  const to = { state: undone.from_state as SetState, placeId: undone.from_place };
  if (to.placeId !== null) {
    checkRoom(await lockRow(db, storagePlaces, to.placeId), from, sent.override);
  }
  const { placeId: _, ...by } = handledBy(context, sent);
  const change = { ...by, setId: set.id, handling: 'undo', from, to, reverses: undone.id } as const;
  await moveSet(engine, context, set, change);
}
