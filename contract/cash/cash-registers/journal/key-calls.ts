import * as z from 'zod/mini';
import { data, get, instant, post } from '../../../kit/call.ts';

const key = z.object({
  version: z.int(),
  made_at: instant,
  /** Who made it; '' where the first sale did. */
  by: z.string(),
});

/** The keys by which a company's journals are signed. Private ones leave the server never. */
export const keyCalls = {
  keys: get('/v4/site/cash-registers/keys', {
    summary:
      'By which versions of its key the journals of the company are signed, the newest first',
    access: 'cash.export',
    result: data(z.array(key)),
  }),
  makeKey: post('/v4/site/cash-registers/keys', {
    summary:
      'Makes the next version of the key, by which is signed from now on; older ones stay to check by. Answers the newest',
    access: 'cash.settings',
    /** The newest that somebody has seen: where it is not, nothing is made. */
    body: z.object({ after: z.int().check(z.gte(0)) }),
    result: data(z.object({ version: z.int() })),
  }),
  publicKeys: get('/v4/site/cash-registers/public-keys', {
    summary:
      'The public keys of all versions, by which anyone checks the signatures of the journals',
    access: 'cash.export',
    result: z.unknown(),
    answers: 'file',
  }),
};
