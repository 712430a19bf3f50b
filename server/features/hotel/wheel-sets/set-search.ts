import { readCode } from '#contract/hotel/label-codes.ts';
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
    const { matched, others } = await setsOf(tx, wanted);
    const hits = matched.map(hit);
    // A plate means the car, and who stands there with it.
    return {
      groups: [groupOf('sets', [...hits, ...others.map(hit)], false)],
      exact: wanted.kind === 'any' ? [] : hits,
    };
  },
};

type Found = Awaited<ReturnType<typeof setsByNumber>>;

async function setsOf(tx: Tx, { kind, guesses, text }: Understood): Promise<Found> {
  if (kind === 'tyre_hotel') return setsByNumber(tx, text);
  const alone = (matched: readonly KnownSet[]) => ({ matched, others: [] });
  if (kind === 'position') {
    // As on the label: the number of a warehouse may stand before its place.
    const code = readCode(`LO:${placeKey(text)}`);
    return alone(code.kind === 'place' ? await setsAt(tx, code) : []);
  }
  const key = plateKey(text);
  const isAsked = guesses.includes('plate') && key.length >= fewest;
  return alone(isAsked ? await setsByPlate(tx, key) : []);
}

const hit = ({ id, number, licenseplate, size, place }: KnownSet): SearchHit => ({
  id,
  path: `tyre-hotel/details/${id}`,
  plate: licenseplate || null,
  title: place ?? number,
  detail: [place && number, size].filter(Boolean).join(' · '),
  at: null,
});
