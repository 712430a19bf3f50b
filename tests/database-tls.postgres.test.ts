import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { ordinaryUser, throwAwayPostgres } from '../scripts/throw-away-postgres.ts';

const guide = readFileSync(fileURLToPath(new URL('../docs/deploy.md', import.meta.url)), 'utf8');
const [documented = ''] = /\?sslmode=verify-full&sslrootcert=/.exec(guide) ?? [];
const folder = mkdtempSync(join(tmpdir(), 'wheelhouse-tls-'));
const inFolder = (name: string) => join(folder, name);
const openssl = (...args: string[]) =>
  execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' });

let postgres: Awaited<ReturnType<typeof throwAwayPostgres>>;

/** A certificate authority of its own. */
function makeAuthority(name: string): void {
  const asked = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${name}`];
  openssl('req', ...asked, '-keyout', `${name}.key`, '-out', `${name}.pem`);
}

beforeAll(async () => {
  chmodSync(folder, 0o755);
  for (const name of ['authority', 'stranger']) makeAuthority(name);
  const asked = ['-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost'];
  openssl('req', ...asked, '-keyout', 'server.key', '-out', 'server.csr');
  writeFileSync(inFolder('names'), 'subjectAltName=DNS:localhost');
  const by = ['-CA', 'authority.pem', '-CAkey', 'authority.key', '-CAcreateserial', '-days', '1'];
  openssl('x509', '-req', '-in', 'server.csr', ...by, '-extfile', 'names', '-out', 'server.pem');
  const who = ordinaryUser();
  if (who !== undefined) chownSync(inFolder('server.key'), who.uid, who.gid);
  chmodSync(inFolder('server.key'), 0o600);
  postgres = await throwAwayPostgres(undefined, {
    ssl: 'on',
    ssl_cert_file: inFolder('server.pem'),
    ssl_key_file: inFolder('server.key'),
  });
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

/** The address of the database by a host, sealed as the guide says and proved by an authority. */
const sealed = (host: string, authority: string) =>
  `${postgres.url.replace('127.0.0.1', host)}${documented}${inFolder(`${authority}.pem`)}`;

const isSealed = 'select ssl from pg_stat_ssl where pid = pg_backend_pid()';

test('the line to a database is sealed as the guide says, also that on which the server listens', async () => {
  const db = await openDatabase({ url: sealed('localhost', 'authority') });
  expect((await db.pool!.query(isSealed)).rows).toEqual([{ ssl: true }]);
  const direct = await db.connectDirectly!();
  expect((await direct.query(isSealed)).rows).toEqual([{ ssl: true }]);
  await direct.end();
  await db.close();
});

test('a machine that another authority vouches for, or that is called otherwise, gets nothing', async () => {
  for (const [host, authority, why] of [
    ['localhost', 'stranger', /certificate/],
    ['127.0.0.1', 'authority', /IP|altnames/],
  ] as const) {
    const db = await openDatabase({ url: sealed(host, authority) });
    await expect(db.pool!.query('select 1')).rejects.toThrow(why);
    await db.close();
  }
});
