import type { Hotel, KnownPlace, KnownSet } from '#contract/hotel/scan/known.ts';
import type { Scanning } from '#contract/hotel/scan/scanning.ts';
import { plateLikePlace, readCode } from '#contract/hotel/label-codes.ts';
import type { WheelPlace } from '#contract/hotel/label-codes.ts';
import type { RackClass } from '#contract/hotel/tyre-size-rules.ts';
import { isHandOver, takesRoom } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import { withDatabase } from '#src/data/database.ts';
import type { HotelPlaceRow, HotelSetRow } from '#src/data/database.ts';
import { tokenFor, type SiteId } from '#src/data/tokens.ts';
import { pendingOf, setKey, standsAt, withPending, type Effect } from './pending.ts';

type Database = Parameters<Parameters<typeof withDatabase>[0]>[0];

/**
 * What this device knows of all that a code can be about, with what waits to be sent done to it: the
 * sets and places that it names, those in hand and those of the car at the gate, where those sets stand, and what else stands there.
 * `store` is the warehouse that codes of places without one are read in.
 */
export const knownHotel = (
  siteId: SiteId,
  read: string,
  now: Scanning,
  store: string | null,
): Promise<Hotel> =>
  withDatabase((db) =>
    db.transaction('r', hotelTables(db), () => hotelIn(db, siteId, read, now, store)),
  );

/** What is read for that. */
export const hotelTables = (db: Database) => [
  db.outbox,
  db.hotelSets,
  db.hotelPlaces,
  db.hotelState,
];

/** The same within a transaction that reads these tables. */
export async function hotelIn(
  db: Database,
  siteId: SiteId,
  read: string,
  now: Scanning,
  store: string | null,
): Promise<Hotel> {
  const named = await Promise.all([
    setsNamed(db, siteId, read),
    now.set ? setsBy(db, siteId, 'number', now.set.set) : [],
    now.plate ? setsBy(db, siteId, 'licenseplate', now.plate) : [],
    setsOnTrolley(db, siteId, read, now),
  ]);
  const once = [...new Map(named.flat().map((set) => [set.id, set])).values()];
  const sets = await setsWithPending(db, siteId, once);
  const places = await placesFor(db, siteId, read, [
    ...sets.flatMap(({ place_id: id }) => (id === null ? [] : [id])),
    ...(now.place ? [now.place.id] : []),
  ]);
  const there = await Promise.all(places.map((place) => setsAt(db, siteId, place.id)));
  const [isOurs, state] = await Promise.all([
    isOurStore(db, siteId, read, places),
    db.hotelState.get(siteId),
  ]);
  return hotelOf(sets, places, there, store, { isOurs, isWhole: (state?.asOf ?? 0) > 0 });
}

/**
 * A code as it is meant, within a transaction that reads these tables: what is read as a place, but
 * is none that is known here, is the plate of a set that has it, and at the gate any plate.
 */
export async function meantBy(
  db: Database,
  siteId: SiteId,
  read: string,
  { mode }: Scanning,
): Promise<string> {
  const plate = plateLikePlace(read);
  const code = readCode(read);
  if (plate === null || code.kind !== 'place') return read;
  const [places, sets] = await Promise.all([
    db.hotelPlaces.where('[siteId+code]').equals([siteId, code.place]).count(),
    db.hotelSets.where('[siteId+licenseplate]').equals([siteId, plate]).count(),
  ]);
  return places === 0 && (sets > 0 || isHandOver(mode)) ? plate : read;
}

type SetIndex = 'number' | 'licenseplate' | 'place_id';

const setsBy = (db: Database, siteId: SiteId, index: SetIndex, value: string | number) =>
  db.hotelSets.where(`[siteId+${index}]`).equals([siteId, value]).toArray();

async function setsNamed(db: Database, siteId: SiteId, read: string): Promise<HotelSetRow[]> {
  const code = readCode(read);
  if (code.kind === 'plate') return setsBy(db, siteId, 'licenseplate', code.plate);
  if (code.kind !== 'set' && code.kind !== 'wheel') return [];
  return setsBy(db, siteId, 'number', code.set);
}

/** What is on the trolley, where a place is read for it. */
async function setsOnTrolley(
  db: Database,
  siteId: SiteId,
  read: string,
  { mode, trolley }: Scanning,
): Promise<HotelSetRow[]> {
  if (mode !== 'trolley' || !trolley || readCode(read).kind !== 'place') return [];
  const each = trolley.sets.map(({ set }) => setsBy(db, siteId, 'number', set));
  return (await Promise.all(each)).flat();
}

async function placesFor(
  db: Database,
  siteId: SiteId,
  read: string,
  ids: readonly number[],
): Promise<HotelPlaceRow[]> {
  const code = readCode(read);
  const [named, known] = await Promise.all([
    code.kind === 'place'
      ? db.hotelPlaces.where('[siteId+code]').equals([siteId, code.place]).toArray()
      : [],
    db.hotelPlaces.bulkGet([...new Set(ids)].map((id): [SiteId, number] => [siteId, id])),
  ]);
  const all = [...named, ...known.filter((place) => place !== undefined)];
  return [...new Map(all.map((place) => [place.id, place])).values()];
}

/** Whether the store that a code names is one of the site's. */
async function isOurStore(
  db: Database,
  siteId: SiteId,
  read: string,
  places: readonly HotelPlaceRow[],
): Promise<boolean> {
  const code = readCode(read);
  if (code.kind !== 'place' || code.store === '') return true;
  const isThere = ({ warehouse_id: id }: HotelPlaceRow) => String(id) === code.store;
  if (places.some(isThere)) return true;
  // By the index: anyone who reads a label of another site is not to wait until all places were looked at.
  const named: [SiteId, number] = [siteId, Number(code.store)];
  return (await db.hotelPlaces.where('[siteId+warehouse_id]').equals(named).count()) > 0;
}

/** Sets as they stand for the person here. By the index, each at once: hundreds may wait, of which these are few. */
async function setsWithPending(
  db: Database,
  siteId: SiteId,
  sets: readonly HotelSetRow[],
): Promise<HotelSetRow[]> {
  const userId = tokenFor(siteId)?.userId;
  const waiting = await Promise.all(sets.map(({ id }) => rowsAbout(db, id)));
  const rows = waiting.flat().filter((row) => row.siteId === siteId && row.userId === userId);
  const once = [...new Map(rows.map((row) => [row.seq, row])).values()];
  const pending = pendingOf(once.toSorted((one, other) => one.seq - other.seq));
  return sets.map((set) => withPending(set, pending));
}

/** All in the outbox that is about a set, in the order it was made. */
export const rowsAbout = (db: Database, setId: number) =>
  db.outbox.where('objectKey').equals(setKey(setId)).or('also').equals(setKey(setId)).sortBy('seq');

/** The sets of a plate as they stand for the person here; undefined where this device does not keep all of the site. */
export const keptSetsOf = (siteId: SiteId, plate: string): Promise<HotelSetRow[] | undefined> =>
  withDatabase(async (db) => {
    const { asOf = 0 } = (await db.hotelState.get(siteId)) ?? {};
    if (asOf === 0) return undefined;
    return setsWithPending(db, siteId, await setsBy(db, siteId, 'licenseplate', plate));
  });

/** The sets at a place, counted by themselves: what waits to be sent moves them to and fro. */
async function setsAt(db: Database, siteId: SiteId, placeId: number): Promise<HotelSetRow[]> {
  const [kept, coming] = await Promise.all([
    setsBy(db, siteId, 'place_id', placeId),
    db.outbox.where('effect.to.place_id').equals(placeId).toArray(),
  ]);
  const ids = coming.map(({ effect }): [SiteId, number] => [siteId, (effect as Effect).set]);
  const arrived = await db.hotelSets.bulkGet(ids);
  const all = [...kept, ...arrived.filter((set) => set !== undefined)];
  const once = [...new Map(all.map((set) => [set.id, set])).values()];
  return (await setsWithPending(db, siteId, once)).filter((set) => standsAt(set, placeId));
}

function hotelOf(
  sets: readonly HotelSetRow[],
  places: readonly HotelPlaceRow[],
  there: readonly (readonly HotelSetRow[])[],
  store: string | null,
  { isOurs, isWhole }: { readonly isOurs: boolean; readonly isWhole: boolean },
): Hotel {
  const known = places.map((place, nth) => knownPlace(place, there[nth]?.length ?? 0));
  return {
    set: (number) => sets.map(knownSet).find((one) => one.set === number),
    place: (codeStore, code) => {
      const named = known.filter((place) => place.place === code);
      const wanted = codeStore || store;
      const [only, ...others] = named.filter((place) => !wanted || place.store === wanted);
      return others.length === 0 ? only : undefined;
    },
    placesOf: (code) => (store ? [] : known.filter((place) => place.place === code)),
    isWhole,
    isOurs: () => isOurs,
    placeById: (id) => known.find((place) => place.id === id),
    setsOf: (plate) =>
      sets
        .filter((one) => one.licenseplate === plate)
        .toSorted((one, other) => Number(takesRoom(other.state)) - Number(takesRoom(one.state)))
        .map(knownSet),
    setsAt: (placeId) => (there[places.findIndex(({ id }) => id === placeId)] ?? []).map(knownSet),
  };
}

const knownSet = (set: HotelSetRow): KnownSet => ({
  id: set.id,
  set: set.number,
  plate: set.licenseplate,
  state: set.state,
  placeId: set.place_id,
  wheels: set.wheels as WheelPlace[],
  size: set.size,
  held: set.held,
});

const knownPlace = (place: HotelPlaceRow, taken: number): KnownPlace => ({
  id: place.id,
  store: String(place.warehouse_id),
  place: place.code,
  room: place.room,
  taken,
  rack: place.rack === '' ? null : (place.rack as RackClass),
  // A device that read it before places had one knows none.
  use: place.use ?? '',
  closed: place.closed,
});
