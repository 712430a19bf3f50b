import type { SearchProvider } from '#server/kit/search-provider.ts';
import { groupOf } from '#server/kit/search-provider.ts';
import { movesByNumber } from './moves-repo.ts';

/** Finds a move by its number. */
export const moveSearch: SearchProvider = {
  right: 'hotel.read',
  kinds: ['move'],
  async find(tx, { text }) {
    const hits = (await movesByNumber(tx, text)).map(({ id, number, set, licenseplate }) => ({
      id,
      path: `logistics/moves/${id}`,
      plate: licenseplate || null,
      title: number,
      detail: set,
      at: null,
    }));
    return { groups: [groupOf('moves', hits, false)], exact: hits };
  },
};
