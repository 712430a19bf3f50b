import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { Env } from './env.ts';

/** What signs the tokens of this house. `id` tells tokens of an older key apart. */
export interface Keys {
  readonly id: string;
  readonly secret: Uint8Array;
}

/**
 * The key from SECRET_KEY, else from the data directory, where the first start makes one (0600).
 * Several servers over one database need the same SECRET_KEY.
 */
export function loadKeys(env: Pick<Env, 'SECRET_KEY' | 'DATA_DIR'>): Keys {
  const text = env.SECRET_KEY ?? keptSecret(env.DATA_DIR);
  const secret = createHash('sha256').update(text).digest();
  return { id: createHash('sha256').update(secret).digest('hex').slice(0, 8), secret };
}

function keptSecret(dir: string): string {
  const file = join(dir, 'secret.key');
  if (!existsSync(file)) {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8');
}

const issuer = 'wheelhouse';

// Made ready once: each call that is made reads a token.
const ready = new WeakMap<Keys, Promise<CryptoKey>>();

function keyOf(keys: Keys): Promise<CryptoKey> {
  const known = ready.get(keys);
  if (known) return known;
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const secret = new Uint8Array(keys.secret);
  const made = crypto.subtle.importKey('raw', secret, hmac, false, ['sign', 'verify']);
  ready.set(keys, made);
  return made;
}

/** Signs a token; `audience` is a site id, or what else the token is for; `expires` an instant. */
export async function signToken(
  keys: Keys,
  claims: JWTPayload,
  audience: string,
  expires: Date,
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid: keys.id })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(Math.floor(expires.getTime() / 1000))
    .sign(await keyOf(keys));
}

/** The claims of a token signed by us and not expired, else undefined. Only HS256 is ever believed. */
export async function readToken(keys: Keys, token: string): Promise<JWTPayload | undefined> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, await keyOf(keys), {
      algorithms: ['HS256'],
      issuer,
      requiredClaims: ['aud', 'sub', 'exp'],
    });
    return protectedHeader.kid === keys.id ? payload : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined;
    throw error;
  }
}
