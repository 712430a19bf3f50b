import * as z from 'zod/mini';
import { data, get } from '../../kit/call.ts';

/** What the queue asks of the tyre hotel: by itself, because it is asked with the first screen. */
export const stagedSetCalls = {
  staged: get('/v4/site/wheel-sets/staged', {
    summary: 'The sets that stand ready at a place by the lifts, and where',
    access: 'hotel.read',
    result: data(z.array(z.object({ id: z.int(), place: z.string() }))),
  }),
};
