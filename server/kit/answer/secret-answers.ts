import type { Caller } from '../caller/caller.ts';
import type { Input } from '../input/read-input.ts';
import type { Keys } from '../keys/keys.ts';
import { seal, unseal } from '../keys/seal.ts';

// Answers that hold secrets are kept for who sends the same again, and for no other reader of the database.
const answers = 'answers';
const ownerOf = ({ userId, siteId }: Caller, { key }: Pick<Input, 'key'>) =>
  `${userId}:${siteId}:${key}`;

/** An answer as it is kept under the key of its write. */
export const sealedAnswer = (
  keys: Keys,
  caller: Caller,
  input: Pick<Input, 'key'>,
  answer: unknown,
): string => seal(keys, answers, ownerOf(caller, input), JSON.stringify(answer));

/** The answer that was kept so. */
export const openedAnswer = (
  keys: Keys,
  caller: Caller,
  input: Pick<Input, 'key'>,
  kept: unknown,
): unknown => JSON.parse(unseal(keys, answers, ownerOf(caller, input), String(kept)));
