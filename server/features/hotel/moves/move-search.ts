import type { SearchHit } from '#contract/desk/search.ts';
import { groupOf, type SearchProvider } from '#server/kit/search-provider.ts';
import { movesByNumber } from './moves-repo.ts';

/** Finds a move by its number, else by its id. */
export const moveSearch: SearchProvider = {
  right: 'hotel.read',
  kinds: ['move'],
  async find(tx, { kind, text }) {
    if (kind !== 'move') return { groups: [], exact: [] };
    const { matched, others } = await movesByNumber(tx, text);
    const exact = matched.map(hit);
    return { groups: [groupOf('moves', [...exact, ...others.map(hit)], false)], exact };
  },
};

type FoundMove = Awaited<ReturnType<typeof movesByNumber>>['matched'][number];

const hit = ({ id, number, set, licenseplate }: FoundMove): SearchHit => ({
  id,
  path: `logistics/moves/${id}`,
  plate: licenseplate || null,
  title: number,
  detail: set,
  at: null,
});
