import type { Input } from '#contract/kit/call.ts';
import { suggestPlace, type Suggestion } from '#contract/hotel/put-away-rules.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { usesOf } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import { database, withDatabase, type HotelPlaceRow } from '#src/data/database.ts';
import { callKey, sendable, type OutboxRow } from '#src/data/outbox/outbox-row.ts';
import { tokenFor, type SiteId } from '#src/data/tokens.ts';
import { inTurn } from './in-turn.ts';
import { pendingOf, standsAt } from './pending.ts';

// A user who scans on meanwhile waits for no more than so many to be read.
const batch = 500;

/**
 * Where a set of these sizes goes, of the places that this device keeps, with what waits to be sent
 * done to them; in one warehouse, where one is given. Null where none is free, undefined where this
 * device does not keep them all, or where nobody wants to know any more by `over`.
 */
export async function suggestKeptPlace(
  siteId: SiteId,
  sizes: readonly string[],
  store: string | null = null,
  over?: AbortSignal,
): Promise<Suggestion<HotelPlaceRow> | null | undefined> {
  const state = await database.hotelState.get(siteId);
  if (!state || state.asOf === 0) return undefined;
  const places = await freePlaces(siteId, store, over);
  if (over?.aborted) return undefined;
  const more = await takenByPending(siteId);
  return suggestPlace(
    places.map((place) => ({ ...place, taken: place.taken + (more.get(place.id) ?? 0) })),
    sizes,
  );
}

/** The place of a code, of those that this device keeps, in one warehouse where one is given; undefined where there is none, or several. */
export async function keptPlace(
  siteId: SiteId,
  code: string,
  store = '',
): Promise<HotelPlaceRow | undefined> {
  const [only, ...others] = await placesNamed(siteId, code, store);
  return others.length === 0 ? only : undefined;
}

/** All of them; undefined where this device does not keep all places of the site. */
export async function keptPlaces(
  siteId: SiteId,
  code: string,
  store: string,
): Promise<HotelPlaceRow[] | undefined> {
  const { asOf = 0 } = (await database.hotelState.get(siteId)) ?? {};
  return asOf > 0 ? placesNamed(siteId, code, store) : undefined;
}

const placesNamed = (siteId: SiteId, code: string, store: string): Promise<HotelPlaceRow[]> =>
  database.hotelPlaces
    .where('[siteId+code]')
    .equals([siteId, code])
    .filter(({ warehouse_id: at }) => store === '' || String(at) === store)
    .toArray();

async function freePlaces(
  siteId: SiteId,
  store: string | null,
  over?: AbortSignal,
): Promise<HotelPlaceRow[]> {
  const found: HotelPlaceRow[] = [];
  for (let after = 0; ;) {
    if (over?.aborted) return found;
    const page = await inTurn(siteId, () =>
      withDatabase((db) =>
        db.hotelPlaces
          .where('[siteId+id]')
          .between([siteId, after], [siteId, Infinity], false)
          .limit(batch)
          .toArray(),
      ),
    );
    found.push(
      ...page.filter(
        ({ use, closed, warehouse_id: at }) =>
          !closed && (use ?? '') === usesOf.store && (store === null || String(at) === store),
      ),
    );
    if (page.length < batch) return found;
    after = page.at(-1)!.id;
  }
}

/** How many sets more, or fewer, stand at each place by what is not answered yet. */
async function takenByPending(siteId: SiteId): Promise<ReadonlyMap<number, number>> {
  const userId = tokenFor(siteId)?.userId ?? '';
  const rows = await database.outbox.where({ siteId, userId }).sortBy('seq');
  const more = new Map<number, number>();
  const count = (place: number | null | undefined, by: number) => {
    if (place) more.set(place, (more.get(place) ?? 0) + by);
  };
  const pending = pendingOf(rows);
  const keys = [...pending.keys()].map((id): [SiteId, number] => [siteId, id]);
  for (const set of await database.hotelSets.bulkGet(keys)) {
    const to = set && pending.get(set.id);
    if (!to) continue;
    if (set.place_id !== null && standsAt(set, set.place_id)) count(set.place_id, -1);
    count(to.place_id, 1);
  }
  // What comes in is no set yet.
  for (const row of sendable(rows)) count(placeOfNew(row), 1);
  return more;
}

/** Where something is put that this device does not know as a set. */
function placeOfNew(row: OutboxRow): number | null {
  type Intake = Pick<Input<typeof wheelSetCalls.intake>['body'], 'place_id' | 'again'>;
  const isSwap = callKey(row) === callKey(wheelSetCalls.swap);
  if (!isSwap && callKey(row) !== callKey(wheelSetCalls.intake)) return null;
  const intake = isSwap
    ? (row.given.body as { off: Intake | null }).off
    : (row.given.body as Intake);
  return intake?.again == null && intake?.place_id ? Number(intake.place_id) : null;
}
