import { randomBytes } from 'node:crypto';

/** A word that no other test has, so that tests share a database without meeting. */
export function unique(what: string): string {
  return `${what}-${randomBytes(5).toString('hex')}`;
}
