import { createHash } from 'node:crypto';

/** A UUID that is the same for the same words, and for no others. */
export function uuidOf(words: string): string {
  const hash = createHash('sha256').update(words).digest('hex');
  const part = (from: number, to: number) => hash.slice(from, to);
  return `${part(0, 8)}-${part(8, 12)}-5${part(13, 16)}-8${part(17, 20)}-${part(20, 32)}`;
}
