import { usesOf } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import { database, type HotelPlaceRow } from '#src/data/database.ts';
import { amend, dismiss } from '#src/data/outbox/outbox.ts';
import type { OutboxRow } from '#src/data/outbox/outbox-row.ts';
import { intentIn, isIntent, type Effect, type StateAndPlace } from '../local-store/pending.ts';
import { suggestKeptPlace } from '../local-store/suggest-place.ts';

/** What can be the matter with an intent that its person has to decide. */
const conflicts = ['wheel-sets.place_taken', 'wheel-sets.moved_meanwhile'] as const;
type Conflict = (typeof conflicts)[number];

/** Of what was refused, that which was done with sets. */
export const refusedIntents = (refused: readonly OutboxRow[]): OutboxRow[] =>
  refused.filter(isIntent);

/** Which question a refused intent is; null where there is nothing to decide. */
export const conflictOf = ({ actionError, given }: OutboxRow): Conflict | null => {
  const conflict = conflicts.find((one) => one === actionError?.code) ?? null;
  // What is taken back is not known well enough to be done otherwise.
  return intentIn({ given }).handling === 'undo' ? null : conflict;
};

/** Another place with room instead of one that is full, in the same warehouse; null where this device knows none. */
export async function placeInstead(row: OutboxRow): Promise<HotelPlaceRow | null> {
  const { handling, set_id: setId, place_id: wanted } = intentIn(row);
  const { siteId } = row;
  const [set, full] = await Promise.all([
    database.hotelSets.get([siteId, setId]),
    database.hotelPlaces.get([siteId, wanted ?? 0]),
  ]);
  if (!set || !full) return null;
  const store = String(full.warehouse_id);
  if (handling !== 'stage') {
    const found = await suggestKeptPlace(siteId, [set.size], store);
    // That it is full is not read yet.
    return found && found.place.id !== full.id ? found.place : null;
  }
  const slots = await database.hotelPlaces
    .where({ siteId })
    .filter(
      ({ id, use, closed, taken, room, warehouse_id: at }) =>
        use === usesOf.stage && !closed && taken < room && id !== full.id && String(at) === store,
    )
    .sortBy('code');
  return slots[0] ?? null;
}

/** How a person decides: `mine` is done in spite of what stands there already, `theirs` leaves it as it is, or it is done at another place. */
type Answer = 'mine' | 'theirs' | { readonly at: Pick<HotelPlaceRow, 'id' | 'code'> };

/** Decides a conflict, as the set stood for who was asked. */
export async function answerConflict(
  row: OutboxRow,
  answer: Answer,
  seen: StateAndPlace | undefined,
): Promise<void> {
  if (answer === 'theirs' || !seen) return dismiss(row.seq);
  const sent = intentIn(row);
  const key = crypto.randomUUID();
  const isFull = row.actionError?.code === 'wheel-sets.place_taken' && answer === 'mine';
  const intent = {
    ...sent,
    intent: key,
    seen: { state: seen.state, place_id: seen.place_id },
    ...(answer !== 'mine' && { place_id: answer.at.id }),
    override: [...new Set(isFull ? [...sent.override, 'full' as const] : sent.override)],
  };
  const given = { body: { intents: [intent] } };
  if (answer === 'mine') return void (await amend(row, { key, given }));
  const { set, to } = row.effect as Effect;
  const effect: Effect = { set, to: { ...to, place_id: answer.at.id } };
  const act = { ...row.act, values: { ...row.act.values, place: answer.at.code } };
  await seenFrom(row, effect.to);
  await amend(row, { key, given, effect, act });
}

/** What was done after it was seen from where it was meant to be. */
async function seenFrom({ seq, siteId, objectKey }: OutboxRow, to: StateAndPlace): Promise<void> {
  const rows = await database.outbox.where({ objectKey }).sortBy('seq');
  const next = rows.find((row) => row.seq > seq && row.siteId === siteId && isIntent(row));
  if (!next) return;
  const given = { body: { intents: [{ ...intentIn(next), seen: to }] } };
  await database.outbox.update(next.seq, { given });
}
