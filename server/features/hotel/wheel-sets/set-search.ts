import { placeKey } from '#contract/hotel/storage-places/place-rules.ts';
import { plateKey } from '#contract/kit/rules/plate-rules.ts';
import type { Understood } from '#contract/desk/search-rules.ts';
import type { SearchHit } from '#contract/desk/search.ts';
import type { Tx } from '#server/db/open.ts';
import { groupOf, type SearchProvider } from '#server/kit/search-provider.ts';
import { setsAt, setsByNumber, setsByPlate, type KnownSet } from './known-sets-repo.ts';

// One letter finds half of the house.
const fewest = 2;

/** Finds sets of wheels by their number, their place and the plate of their car. */
export const setSearch: SearchProvider = {
  right: 'hotel.read',
  kinds: ['any', 'tyre_hotel', 'position'],
  async find(tx, wanted) {
    const sets = (await setsOf(tx, wanted)).map(hit);
    // A plate means the car, and who stands there with it.
    return {
      groups: [groupOf('sets', sets, false)],
      exact: wanted.kind === 'any' ? [] : sets,
    };
  },
};

function setsOf(tx: Tx, { kind, guesses, text, parts }: Understood): Promise<KnownSet[]> {
  if (kind === 'tyre_hotel') return setsByNumber(tx, text);
  if (kind === 'position') return setsAt(tx, placeKey((parts ?? [text]).join('.')));
  const key = plateKey(text);
  return guesses.includes('plate') && key.length >= fewest
    ? setsByPlate(tx, key)
    : Promise.resolve([]);
}

const hit = ({ id, number, licenseplate, size, place }: KnownSet): SearchHit => ({
  id,
  path: `tyre-hotel/details/${id}`,
  plate: licenseplate || null,
  title: place ?? number,
  detail: [place && number, size].filter(Boolean).join(' · '),
  at: null,
});
