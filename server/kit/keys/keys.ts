import { createHash, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { syncPath } from '#server/db/sync-to-disk.ts';
import { now } from '../clock.ts';
import type { Env } from '../env.ts';

/** What signs the tokens of this installation. `id` distinguishes tokens of an older key. */
export interface Keys {
  readonly id: string;
  readonly secret: Uint8Array;
}

/**
 * The key from SECRET_KEY, else from the data directory, where the first start makes one (0600).
 * Several servers over one database need the same SECRET_KEY. Throws when the key that is kept is
 * too short to be one, or when none is though `sealed` says that one has sealed what is in the database.
 */
export function loadKeys(env: Pick<Env, 'SECRET_KEY' | 'DATA_DIR'>, { sealed = false } = {}): Keys {
  const text = env.SECRET_KEY ?? keptSecret(env.DATA_DIR, sealed);
  const secret = createHash('sha256').update(text).digest();
  return { id: createHash('sha256').update(secret).digest('hex').slice(0, 8), secret };
}

function keptSecret(dir: string, sealed: boolean): string {
  const file = join(dir, 'secret.key');
  if (!existsSync(file) && sealed) {
    throw new Error(
      `There is no key in ${file}, and no SECRET_KEY, but the database holds what one has sealed. ` +
        'Put it back from a backup, or set SECRET_KEY where it was kept. If it is lost, write 32 characters or more of your own into that file: ' +
        'then everybody logs in again, and codes at login and keys of other systems have to be set up again.',
    );
  }
  if (!existsSync(file)) keepSecret(dir, file);
  const text = readFileSync(file, 'utf8').trim();
  if (text.length >= shortest) return text;
  throw new Error(
    `The key in ${file} has ${text.length} characters and needs ${shortest} or more: it is not the one that was made. ` +
      'Put it back from a backup, or remove it for a new one: then everybody logs in again, and codes at login have to be set up again.',
  );
}

const shortest = 32;

// Beside its place first: a start that is cut short must not leave half a key.
function keepSecret(dir: string, file: string): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${process.pid}`;
  const text = randomBytes(32).toString('base64url');
  writeFileSync(unfinished, text, { mode: 0o600, flush: true });
  try {
    // Unlike a renaming it leaves the key of another server that starts at the same moment.
    linkSync(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished);
  }
  syncPath(dir);
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

const mostRead = 5_000;
// The same token comes with each call of its device: its signature is looked at once.
const readBefore = new WeakMap<Keys, Map<string, JWTPayload>>();

/** The claims of a token signed by us and not expired, else undefined. Only HS256 is ever believed. */
export async function readToken(keys: Keys, token: string): Promise<JWTPayload | undefined> {
  const before = readBefore.get(keys) ?? new Map<string, JWTPayload>();
  readBefore.set(keys, before);
  const known = before.get(token);
  if (known) return known.exp! * 1000 > now().getTime() ? known : undefined;
  const read = await verifyToken(keys, token);
  if (!read) return undefined;
  if (before.size >= mostRead) before.clear();
  before.set(token, read);
  return read;
}

async function verifyToken(keys: Keys, token: string): Promise<JWTPayload | undefined> {
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
