import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const stepSeconds = 30;
const digits = 6;
// A clock may be half a minute off, and typing takes its time.
const stepsOff = 1;
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret for an authenticator app, as such apps take it: 160 bits in base32. */
export const newSecret = (): string => toBase32(randomBytes(20));

/** The half minute an instant falls into, counted from 1970. */
export const stepOf = (at: Date): number => Math.floor(at.getTime() / 1000 / stepSeconds);

/** The code of a secret for one half minute: RFC 6238 with SHA-1. */
export function codeAt(secret: string, step: number, length = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const number = mac.readUInt32BE(mac[mac.length - 1]! & 15) & 0x7fff_ffff;
  return String(number % 10 ** length).padStart(length, '0');
}

/** The half minute that a code is of, now or one beside it, and later than the last one used; else undefined. */
export function stepOfCode(
  secret: string,
  code: string,
  { at, lastStep }: { at: Date; lastStep: number },
): number | undefined {
  const now = stepOf(at);
  return [now, now - stepsOff, now + stepsOff].find(
    (step) => step > lastStep && isSame(codeAt(secret, step), code),
  );
}

/** The address that an authenticator app reads from a QR code. */
export function otpAddress(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

/** A code to keep on paper, for once: 50 bits as ABCDE-FGHIJ. */
export function newRecoveryCode(): string {
  const letters = [...randomBytes(10)].map((byte) => base32[byte & 31]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => base32[Number.parseInt(five, 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((eight) => Number.parseInt(eight, 2)));
}
