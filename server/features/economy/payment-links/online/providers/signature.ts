import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The headers of a call-back of Vipps MobilePay that prove who sends it. */
export interface SignedHeaders {
  readonly date: string;
  readonly hash: string;
  readonly authorization: string;
}

/** What a call-back to an address says in its `Authorization` (the Webhooks API of Vipps MobilePay). */
export function vippsSignature(
  secret: string,
  url: string,
  { date, hash }: Pick<SignedHeaders, 'date' | 'hash'>,
): string {
  const { host, pathname, search } = new URL(url);
  const signed = `POST\n${pathname}${search}\n${date};${host};${hash}`;
  const signature = createHmac('sha256', secret).update(signed).digest('base64');
  return `HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=${signature}`;
}

/** What stands for the bytes of a call-back in what is signed. */
export const hashOfBody = (body: Uint8Array): string =>
  createHash('sha256').update(body).digest('base64');

/** Whether a call-back to an address is signed by a secret, over the bytes as they came. */
export const isSignedByVipps = (
  secret: string,
  url: string,
  headers: SignedHeaders,
  body: Uint8Array,
): boolean =>
  isSame(headers.hash, hashOfBody(body)) &&
  isSame(headers.authorization, vippsSignature(secret, url, headers));

/** Whether two texts are the same, found out in the same time wherever they differ. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a!, b!);
}
