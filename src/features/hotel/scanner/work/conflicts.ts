import { database } from '#src/data/database.ts';
import { amend, dismiss } from '#src/data/outbox/outbox.ts';
import type { OutboxRow } from '#src/data/outbox/outbox-row.ts';
import { intentIn, isIntent } from '../kept/pending.ts';

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

/** Decides a conflict: `mine` is done as the set stands now, in spite of what stands there already; `theirs` leaves it as it is. */
export async function answerConflict(row: OutboxRow, answer: 'mine' | 'theirs'): Promise<void> {
  const sent = intentIn(row);
  const set = await database.hotelSets.get([row.siteId, sent.set_id]);
  if (answer === 'theirs' || !set) return dismiss(row.seq);
  const key = crypto.randomUUID();
  const despite = new Set(sent.despite);
  if (row.actionError?.code === 'wheel-sets.place_taken') despite.add('full');
  const intent = {
    ...sent,
    intent: key,
    seen: { state: set.state, place_id: set.place_id },
    despite: [...despite],
  };
  await amend(row, { key, given: { body: { intents: [intent] } } });
}
