import { labelsPath } from '#src/features/hotel/labels/exports.ts';

/** Where the list of what is fetched is looked at and printed, below the site. */
export const pickListOf = (moves: readonly { readonly set_id: number }[]): string =>
  labelsPath('pick_list', [...new Set(moves.map(({ set_id: id }) => id))]);
