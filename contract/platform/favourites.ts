import * as z from 'zod/mini';
import { data, put } from '../kit/call.ts';
import { oneLine } from '../kit/text.ts';

/** Beside the navbar, because the app asks for that before anybody opens the menu. */
export const favouriteCalls = {
  setFavourite: put('/v3/user/favourites', {
    summary:
      'Star a page of the menu, or no more; what is not offered to the person at the site is not starred',
    access: 'site',
    body: z.object({ path: oneLine(200), wanted: z.boolean() }),
    /** The paths of those that are starred now. */
    result: data(z.array(z.string())),
  }),
};
