import { useQuery } from '@tanstack/react-query';
import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import { moveAfter } from '#contract/hotel/moves/move-rules.ts';
import { moveCalls, moves, type OpenMove, type SearchedSet } from '#contract/hotel/moves/moves.ts';
import { setSearches } from '#contract/hotel/set-searches/set-searches.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { database, type HotelSetRow } from '#src/data/database.ts';
import { useOutbox } from '#src/data/outbox/use-outbox.ts';
import { queryFor } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { pendingOf, type Pending } from '#src/features/hotel/scanner/exports.ts';

/** An open move as it stands for the person here, with what waits to be sent. */
export interface ShownMove extends Omit<OpenMove, 'state'> {
  readonly state: string;
  readonly unsent: boolean;
}

/** What is to be carried at a site, live; without network as this device last heard of it. */
export function useWork(siteId: SiteId) {
  const query = useQuery(queryFor(siteId, moveCalls.work, undefined));
  useReadAgain(query, useChanges(moves.name) + useChanges(setSearches.name));
  const { rows } = useOutbox(siteId);
  const known = query.data?.data.moves;
  const searched = query.data?.data.searches;
  const answered = useLiveQuery(
    () => setsOf(siteId, [...(known ?? []), ...(searched ?? [])]),
    [siteId, known, searched],
  );
  const pending = useMemo(() => pendingOf(rows), [rows]);
  const shown = useMemo(
    () => (known ?? []).map((move) => shownMove(move, pending, answered?.get(move.set_id))),
    [answered, known, pending],
  );
  const searches = useMemo(
    () => (searched ?? []).filter((one) => !isFound(one, pending, answered?.get(one.set_id))),
    [answered, searched, pending],
  );
  return { query, today: query.data?.data.today ?? '', moves: shown, searches };
}

/** What this device keeps of the sets: an answer to a scan is there before the list is read again. */
const setsOf = async (siteId: SiteId, lines: readonly Pick<OpenMove, 'set_id'>[]) => {
  const ids = lines.map(({ set_id: id }): [SiteId, number] => [siteId, id]);
  const sets = await database.hotelSets.bulkGet(ids);
  return new Map(sets.flatMap((set) => (set ? [[set.id, set]] : [])));
};

/** How a set stands by what was done since the list was read, by the person here or as this device heard. */
const stateSince = (
  { set_id: id, set_version: version }: Pick<OpenMove, 'set_id' | 'set_version'>,
  pending: Pending,
  kept?: HotelSetRow,
) => pending.get(id) ?? (kept && kept.version > version ? kept : undefined);

function isFound(search: SearchedSet, pending: Pending, kept?: HotelSetRow): boolean {
  const now = stateSince(search, pending, kept);
  return now !== undefined && now.state !== 'missing';
}

function shownMove(move: OpenMove, pending: Pending, kept?: HotelSetRow): ShownMove {
  const now = stateSince(move, pending, kept);
  const unsent = pending.has(move.set_id);
  if (!now) return { ...move, unsent };
  const elsewhere = now.place_id !== move.place_id;
  const state = moveAfter(move.kind, move.state, now.state, elsewhere);
  // A user who picks a set has it on their round.
  const mine = move.mine || (unsent && state === 'picked');
  return { ...move, state, mine, unsent, set_state: now.state };
}

/** Whether a move is still to be done. */
export const isOpen = ({ state }: ShownMove): boolean =>
  state !== 'delivered' && state !== 'cancelled';

/** Whether nobody else has a move on their round: a colleague may have taken it first, or picked its set. */
export const isOwn = ({ mine, taken_by: takenBy }: ShownMove): boolean => mine || takenBy === null;

/** Whether somebody can take a move on their round: it stands somewhere, and nobody else has it. */
export const canTake = (move: ShownMove): boolean =>
  move.state === 'planned' &&
  move.place !== null &&
  (move.kind === 'stage' || move.kind === 'relocate' || move.kind === 'transfer') &&
  isOwn(move);

/** Whether a round still has something to do with a move: to fetch its set, or to set it ready. */
export const isLeft = ({ state, kind }: ShownMove): boolean =>
  state === 'planned' || (state === 'picked' && kind === 'stage');
