import type { setSearches, setSearchCalls } from '#contract/hotel/set-searches/set-searches.ts';
import { nearTo } from '#contract/hotel/set-searches/search-rules.ts';
import { inWalkingOrder } from '#contract/hotel/storage-places/place-rules.ts';
import { spotOf } from '#contract/hotel/storage-places/rack-rules.ts';
import type { Answer } from '#contract/kit/call.ts';
import type { RowOf } from '#contract/kit/row.ts';
import type { Tx } from '#server/db/open.ts';
import {
  lastSeen,
  placeById,
  placesOfHand,
  placesOfRack,
  setsAtPlaces,
  type LookedAt,
} from './clues-repo.ts';

type Clues = Answer<typeof setSearchCalls.clues>['data'];
type Because = Clues['places'][number]['because'][number];

// Who puts sets away one after the other mixes up those of a few minutes.
const minutes = 20;

/** Where to look for a set, in walking order, and who had it last. */
export async function cluesTo(
  tx: Tx,
  { set_id: setId, last_place_id: lastId }: RowOf<typeof setSearches>,
): Promise<Clues> {
  const last = await lastSeen(tx, setId);
  const found = new Map<number, LookedAt & { because: Because[] }>();
  const look = (place: LookedAt, because: Because) => {
    const known = found.get(place.id) ?? { ...place, because: [] };
    known.because.push(because);
    found.set(place.id, known);
  };
  const stood = lastId === null ? undefined : await placeById(tx, lastId);
  if (stood) {
    look(stood, 'last');
    const rack = await placesOfRack(tx, stood.warehouse_id, spotOf(stood.code).rack);
    const near = nearTo(
      stood.code,
      rack.map(({ code }) => code),
    );
    for (const kind of ['same_column', 'beside'] as const) {
      rack.filter(({ code }) => near[kind].includes(code)).forEach((one) => look(one, kind));
    }
  }
  if (last?.recorded_by != null) {
    const hand = { setId, by: last.recorded_by, at: last.happened_at, minutes };
    (await placesOfHand(tx, hand)).forEach((one) => look(one, 'same_hand'));
  }
  const sets = Map.groupBy(
    await setsAtPlaces(tx, [...found.keys()]),
    ({ place_id: id }) => id as number,
  );
  return {
    last: last
      ? {
          at: last.happened_at.toISOString(),
          by: last.first_name === null ? null : `${last.first_name} ${last.last_name}`,
          handling: last.handling,
          place: last.code,
        }
      : null,
    places: walked([...found.values()], stood?.warehouse_id).map(
      ({ id, code, warehouse, because }) => ({
        id,
        code,
        warehouse,
        because,
        sets: (sets.get(id) ?? []).map(({ place_id: _, ...set }) => set),
      }),
    ),
  };
}

/** In the order in which one walks, through the warehouse where it stood first. */
function walked<Place extends LookedAt>(places: readonly Place[], first?: number): Place[] {
  const halls = [...Map.groupBy(places, (place) => place.warehouse_id)];
  return halls
    .toSorted(([a], [b]) => Number(b === first) - Number(a === first) || a - b)
    .flatMap(([, inHall]) => {
      const order = inWalkingOrder(inHall.map(({ code }) => code));
      return inHall.toSorted((a, b) => order.indexOf(a.code) - order.indexOf(b.code));
    });
}
