import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Keys } from './keys.ts';

const ivBytes = 12;
const tagBytes = 16;

/** Encrypts a text for keeping (AES-256-GCM). It opens again for the same keys, purpose and owner only. */
export function seal(keys: Keys, purpose: string, owner: string, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyFor(keys, purpose), iv);
  cipher.setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The text that was sealed. Throws when keys, purpose or owner are others, or a bit was changed. */
export function unseal(keys: Keys, purpose: string, owner: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(
    'aes-256-gcm',
    keyFor(keys, purpose),
    bytes.subarray(0, ivBytes),
    { authTagLength: tagBytes },
  );
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const text = [decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()];
  return Buffer.concat(text).toString('utf8');
}

/** What to keep of a short secret in order to know it again: without our key nobody can try them all. */
export function keyedHash(keys: Keys, purpose: string, text: string): string {
  return createHmac('sha256', keyFor(keys, purpose)).update(text).digest('base64url');
}

// A key for each purpose, so that nothing made for one means anything to another.
function keyFor(keys: Keys, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', keys.secret, '', `wheelhouse:${purpose}`, 32));
}
