import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Keys } from './keys.ts';

/** A code that nobody can guess: 192 bits, unless it shall have more. */
export const newCode = (bytes = 24): string => randomBytes(bytes).toString('base64url');

/** The code of something, the same each time: made from the server's key, so that it need stand nowhere. */
export const codeOf = ({ secret }: Pick<Keys, 'secret'>, what: string): string =>
  createHmac('sha256', secret).update(what).digest().subarray(0, 24).toString('base64url');

/** Six digits that are typed from a message, the same each time for the same thing. Few enough to be guessed: tries have to be counted. */
export const digitsOf = ({ secret }: Pick<Keys, 'secret'>, what: string): string =>
  String(createHmac('sha256', secret).update(what).digest().readUIntBE(0, 6) % 1_000_000).padStart(
    6,
    '0',
  );

/** What is kept of a code. It holds more chance than a hash can lose, so it needs no salt and no slow hash. */
export const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest();
