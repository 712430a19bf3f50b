import { createHash, randomBytes } from 'node:crypto';

/** A code that nobody can guess: 192 bits, unless it shall have more. */
export const newCode = (bytes = 24): string => randomBytes(bytes).toString('base64url');

/** What is kept of a code. It holds more chance than a hash can lose, so it needs no salt and no slow hash. */
export const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest();
