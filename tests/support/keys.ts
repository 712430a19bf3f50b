import { createHash } from 'node:crypto';
import type { Keys } from '#server/kit/keys/keys.ts';

/** What signs the tokens of the servers under test. */
export const testKeys: Keys = {
  id: 'testkey1',
  secret: createHash('sha256').update('the key of the tests, and of nothing else').digest(),
};
