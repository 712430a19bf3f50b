import { Secret, TOTP } from 'otpauth';

const period = 30;
// A clock may be half a minute off, and typing takes its time.
const window = 1;

/** A new secret for an authenticator app, as such apps take it: 160 bits in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The half minute an instant falls into, counted from 1970. */
export const stepOf = (at: Date): number => TOTP.counter({ period, timestamp: at.getTime() });

/** The code of a secret for one half minute: RFC 6238 with SHA-1. */
export const codeAt = (secret: string, step: number, digits = 6): string =>
  new TOTP({ secret, period, digits }).generate({ timestamp: step * period * 1000 });

/** The half minute that a code is of, now or one beside it, and later than the last one used; else undefined. */
export function stepOfCode(
  secret: string,
  code: string,
  { at, lastStep }: { at: Date; lastStep: number },
): number | undefined {
  // Anything else would be an error to who compares them.
  if (!/^\d{6}$/.test(code)) return undefined;
  const totp = new TOTP({ secret, period });
  const off = totp.validate({ token: code, timestamp: at.getTime(), window });
  const step = off === null ? 0 : stepOf(at) + off;
  return step > lastStep ? step : undefined;
}

/** The address that an authenticator app reads from a QR code. */
export const otpAddress = (secret: string, issuer: string, label: string): string =>
  new TOTP({ secret, issuer, label, period }).toString();

/** A code to keep on paper, for once: 50 bits as ABCDE-FGHIJ. */
export function newRecoveryCode(): string {
  const letters = new Secret({ size: 7 }).base32;
  return `${letters.slice(0, 5)}-${letters.slice(5, 10)}`;
}
