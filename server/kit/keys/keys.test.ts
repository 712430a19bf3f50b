import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { testKeys } from '#tests/support/keys.ts';
import { now } from '../clock.ts';
import { loadKeys, readToken, signToken } from './keys.ts';

const inAnHour = new Date(now().getTime() + 3_600_000);
const anHourAgo = new Date(now().getTime() - 3_600_000);
const claims = { sub: '7', jti: 'a' };

/** A token that is right in everything but what is changed. */
function forged(change: {
  alg?: string;
  kid?: string;
  issuer?: string;
  secret?: Uint8Array;
}): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: change.alg ?? 'HS256', kid: change.kid ?? testKeys.id })
    .setIssuer(change.issuer ?? 'wheelhouse')
    .setAudience('1')
    .setExpirationTime('1h')
    .sign(change.secret ?? testKeys.secret);
}

test('a token we signed is believed', async () => {
  const token = await signToken(testKeys, claims, '1', inAnHour);
  expect(await readToken(testKeys, token)).toMatchObject({ sub: '7', aud: '1' });
  expect(await readToken(testKeys, await forged({}))).toMatchObject({ sub: '7' });
});

test.each([
  ['signed with another key', () => forged({ secret: new Uint8Array(32).fill(1) })],
  ['signed with HS512', () => forged({ alg: 'HS512', secret: new Uint8Array(64).fill(2) })],
  ['signed with HS384 and our key', () => forged({ alg: 'HS384' })],
  ['of another key id', () => forged({ kid: 'older' })],
  ['of another issuer', () => forged({ issuer: 'elsewhere' })],
  ['expired', () => signToken(testKeys, claims, '1', anHourAgo)],
  ['without a subject', () => signToken(testKeys, {}, '1', inAnHour)],
  ['not signed (alg none)', async () => unsigned()],
  ['cut short', async () => (await forged({})).slice(0, -3)],
  ['no token at all', async () => 'hello'],
  ['empty', async () => ''],
])('a token %s is not', async (_, make) => {
  expect(await readToken(testKeys, await make())).toBeUndefined();
});

function unsigned(): string {
  return new UnsecuredJWT(claims)
    .setIssuer('wheelhouse')
    .setAudience('1')
    .setExpirationTime('1h')
    .encode();
}

test('the first start makes a key only its owner can read, and later ones find it', () => {
  const dir = join(mkdtempSync(join(tmpdir(), 'wheelhouse-keys-')), 'data');
  const first = loadKeys({ DATA_DIR: dir });
  expect(statSync(join(dir, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(loadKeys({ DATA_DIR: dir })).toEqual(first);
  expect(readdirSync(dir)).toEqual(['secret.key']);
});

test.each(['', '\n', 'x'.repeat(31)])(
  'a kept key that is empty or too short is refused: %j',
  (text) => {
    const dir = mkdtempSync(join(tmpdir(), 'wheelhouse-keys-'));
    writeFileSync(join(dir, 'secret.key'), text);
    expect(() => loadKeys({ DATA_DIR: dir })).toThrow(/secret\.key has \d+ characters.*backup/s);
  },
);

test('a key that is missing beside what it has sealed is asked for, and no new one is made', () => {
  const dir = mkdtempSync(join(tmpdir(), 'wheelhouse-keys-'));
  const load = (SECRET_KEY?: string) => () =>
    loadKeys({ DATA_DIR: dir, ...(SECRET_KEY && { SECRET_KEY }) }, { sealed: true });
  expect(load()).toThrow(/no key in .*secret\.key.*backup/);
  expect(readdirSync(dir)).toEqual([]);
  expect(load('x'.repeat(32))).not.toThrow();
  writeFileSync(join(dir, 'secret.key'), 'y'.repeat(32));
  expect(load()).not.toThrow();
});

test('servers with the same SECRET_KEY believe each other', () => {
  const env = { SECRET_KEY: 'x'.repeat(32), DATA_DIR: '/nowhere' };
  expect(loadKeys(env)).toEqual(loadKeys(env));
  expect(loadKeys(env).id).not.toBe(loadKeys({ ...env, SECRET_KEY: 'y'.repeat(32) }).id);
});
