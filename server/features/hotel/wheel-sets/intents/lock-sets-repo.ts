import { sql } from 'kysely';
import { storagePlaces } from '#contract/hotel/storage-places/storage-places.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import type { Tx } from '#server/db/open.ts';
import type { Stored } from '#server/kit/resource/resource-table.ts';
import { lockRows } from '#server/kit/resource/write-many-repo.ts';
import { movementsOfIntents } from './movements-repo.ts';

/** What is going to be done with several sets, as far as it says what else changes. */
interface Ahead {
  /** Where they are put. */
  readonly places?: readonly (number | null)[];
  /** What was done with them before and is sent again or taken back. */
  readonly intents?: readonly string[];
}

/**
 * Locks sets, then the places where they stand and come to stand, then their moves, each by id: in
 * one order for everybody, so that no two deadlock for ever. Whoever changes the queue in
 * the same breath holds it before (`holdQueue`). Answers the sets by id, and what those intents have
 * done: asked once the sets are locked, since the same may just have been sent a first time.
 */
export async function lockSets(
  tx: Tx,
  ids: readonly number[],
  { places = [], intents = [] }: Ahead = {},
) {
  const sets = await lockRows(tx, wheelSets, ids);
  const done = intents.length === 0 ? [] : await movementsOfIntents(tx, intents);
  const all = [
    ...places,
    ...[...sets.values()].map((set) => set['place_id'] as number | null),
    ...done.map(({ from_place: id }) => id),
  ];
  await lockRows(
    tx,
    storagePlaces,
    all.filter((id) => id !== null),
  );
  await lockMoves(tx, sets, done);
  return { sets, done };
}

/** The moves that the ledger ends or takes further, and those that are open again when it is taken back. */
async function lockMoves(
  tx: Tx,
  sets: ReadonlyMap<number, Stored>,
  done: readonly { readonly id: number }[],
): Promise<void> {
  await sql`select from moves
    where set_id = any (${[...sets.keys()]}::bigint[])
      and (state in ('planned', 'picked', 'exception')
        or ended_by = any (${done.map(({ id }) => id)}::bigint[]))
    order by id for no key update`.execute(tx);
}
