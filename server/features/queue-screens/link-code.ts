import { createHash, randomBytes } from 'node:crypto';
import type { ScreenKind } from '#contract/queue-screens.ts';

const bytes = 24;

/** A code that nobody can guess: 192 bits. */
export const newCode = (): string => randomBytes(bytes).toString('base64url');

/** What is kept of a code. It holds more chance than a hash can lose, so it needs no salt and no slow hash. */
export const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest();

const places = { lobby: 'screens/queue', kiosk: 'kiosk', visit: 'q' } as const;

/** The path of the screen that a code opens, below the host. */
export const pathOf = (kind: ScreenKind | 'visit', code: string): string =>
  `/${places[kind]}/${code}`;
