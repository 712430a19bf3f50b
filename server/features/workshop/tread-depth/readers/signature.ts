import { createHmac, timingSafeEqual } from 'node:crypto';
import { signatureGoodFor } from '#contract/workshop/tread-depth/readers.ts';
import type { Keys } from '#server/kit/keys/keys.ts';

/**
 * The secret of a reader, made from the server's key: nobody who reads the database finds it. Each
 * new one takes the next number, and those before are good for nothing.
 */
export const secretOf = (
  keys: Pick<Keys, 'secret'>,
  reader: { readonly code: string; readonly secretsMade: number },
): string =>
  createHmac('sha256', keys.secret)
    .update(`tread-reader:${reader.code}:${reader.secretsMade}`)
    .digest('base64url');

/** How a reader signs what it sends: over the time (seconds since 1970) and every byte of the body. */
export const signatureOf = (secret: string, timestamp: string, body: Buffer): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`;

/** Whether somebody with the secret signed this a short while ago. */
export function isSigned(
  secret: string,
  signed: { timestamp: string; signature: string; body: Buffer },
  now: Date,
): boolean {
  if (!/^\d{1,12}$/.test(signed.timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(signed.timestamp)) > signatureGoodFor) return false;
  const right = Buffer.from(signatureOf(secret, signed.timestamp, signed.body));
  const received = Buffer.from(signed.signature);
  return right.length === received.length && timingSafeEqual(right, received);
}
