import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { queueCalls } from '#contract/workshop/queue.ts';
import { openDatabase, type Database } from '#server/db/open.ts';
import { databaseUrl } from '#tests/support/database/global-database.ts';
import { openCutProxy } from '#tests/support/network/cut-proxy.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { authenticatedSocket } from '#tests/support/network/live-socket.ts';
import { serverOver } from '#tests/support/server.ts';
import { freePort } from '../scripts/free-port.ts';
import { installedPostgres, throwAwayPostgres } from '../scripts/throw-away-postgres.ts';
import { prepare } from '#server/kit/prepare.ts';

const guide = readFileSync(fileURLToPath(new URL('../docs/deploy.md', import.meta.url)), 'utf8');
const [, documented = ''] = /```sql\n(.*?)```/s.exec(guide) ?? [];
const [, documentedPooler = ''] = /```ini\n(.*?)```/s.exec(guide) ?? [];
const installed = installedPostgres();
// A newer one than is installed may be given.
const newest = process.env['NEWEST_POSTGRES_BIN'] ?? installed[0];
const servers = [...new Set([newest, installed.at(-1)])];

let postgres: Awaited<ReturnType<typeof throwAwayPostgres>>;
const ends: (() => unknown)[] = [];

async function asSuperuser(statements: string, url = postgres.url): Promise<void> {
  const db = await openDatabase({ url });
  // One by one: a database cannot be made in a transaction.
  for (const statement of statements.split(';\n').filter((text) => text.trim() !== '')) {
    await db.executeSql(statement);
  }
  await db.close();
}

function as(user: string, name = 'wheelhouse'): string {
  const url = new URL(databaseUrl(postgres.url, name));
  url.username = user;
  return url.href;
}

/** Opens it as the server would and does a day's work: a call, a live event and a job. */
async function work(db: Database): Promise<void> {
  const server = await serverOver(db);
  ends.push(async () => {
    await server.app.jobs.stop();
    await server.app.http.close();
    await db.close();
  });
  await server.app.jobs.start();
  const { token } = await logInAs(db);
  const live = await authenticatedSocket(server, token);
  const body = { licenseplate: 'EL54321', name: '' };
  expect((await server.call(queueCalls.add, { body }, { token })).status).toBe(200);
  expect((await live.next('customer-queue.update')).people).toHaveLength(1);
  live.close();
  await server.app.live.compare();
  await server.app.jobs.soon('cleanup');
}

async function begin(bin: string | undefined): Promise<void> {
  postgres = await throwAwayPostgres(bin);
}

async function end(): Promise<void> {
  for (const one of ends.splice(0).toReversed()) await one();
  await postgres.stop();
}

// What versions differ in: the rights of roles.
describe.each(servers)('on the PostgreSQL of %s', (bin) => {
  beforeEach(() => begin(bin));
  afterEach(end);

  test('an installation as documented works, and its login sees nobody without a role', async () => {
    await asSuperuser(documented);
    const [DATABASE_URL, DATABASE_OWNER_URL] = [as('wheelhouse'), as('wheelhouse_owner')];
    const db = await openDatabase({ url: DATABASE_URL });
    await prepare(db, { DATABASE_URL, DATABASE_OWNER_URL });
    await work(db);
    await expect(db.executeSql('select * from chains')).rejects.toThrow('permission denied');
    await expect(db.executeSql('drop table chains')).rejects.toThrow('must be owner');
    // A second start finds it all done.
    await prepare(db, { DATABASE_URL, DATABASE_OWNER_URL });
  });

  test('an owner that may not have the roles is told what to do', async () => {
    await asSuperuser(`create role poor login;
      create database poor owner poor`);
    const DATABASE_URL = as('poor', 'poor');
    const db = await openDatabase({ url: DATABASE_URL });
    ends.push(() => db.close());
    const prepared = prepare(db, { DATABASE_URL, DATABASE_OWNER_URL: undefined });
    await expect(prepared).rejects.toThrow('docs/deploy.md');
  });
});

describe('on the newest PostgreSQL', () => {
  beforeEach(() => begin(newest));
  afterEach(end);

  test('one login that owns the database and may make roles is enough', async () => {
    await asSuperuser(`create role single login createrole;
      create database single owner single`);
    const DATABASE_URL = as('single', 'single');
    const db = await openDatabase({ url: DATABASE_URL });
    await prepare(db, { DATABASE_URL, DATABASE_OWNER_URL: undefined });
    await work(db);
  });

  test('behind a pooler it works with the address past it, and without is told so', async () => {
    await asSuperuser(documented);
    const direct = as('wheelhouse');
    const pooled = await runPooler(direct);
    const without = await openDatabase({ url: pooled });
    ends.push(() => without.close());
    const owner = { DATABASE_URL: pooled, DATABASE_OWNER_URL: as('wheelhouse_owner') };
    await expect(prepare(without, owner)).rejects.toThrow('DATABASE_DIRECT_URL');
    const db = await openDatabase({ url: pooled, directUrl: direct });
    await prepare(db, owner);
    await work(db);
  });

  test('behind the pooler as documented, writes are taken again within seconds once the database is back', async () => {
    await asSuperuser(documented);
    const direct = as('wheelhouse');
    const proxy = await openCutProxy(direct);
    const db = await openDatabase({
      url: await runPooler(proxy.url),
      directUrl: direct,
      log: () => {},
    });
    await prepare(db, { DATABASE_URL: direct, DATABASE_OWNER_URL: as('wheelhouse_owner') });
    const server = await serverOver(db);
    ends.push(async () => {
      await server.app.http.close();
      await db.close();
      await proxy.cut();
    });
    const { token } = await logInAs(db);
    let nth = 0;
    const add = async () => {
      nth += 1;
      const body = { licenseplate: `EL${90_000 + nth}`, name: '' };
      return (await server.call(queueCalls.add, { body }, { token })).status;
    };
    expect(await add()).toBe(200);
    await proxy.cut();
    // The pooler has seen by then that nobody can log in.
    await expect.poll(add, { timeout: 20_000 }).toBe(503);
    await proxy.mend();
    await expect.poll(add, { timeout: 6_000 }).toBe(200);
  });
});

/** Runs a pgbouncer in transaction mode before the database; gives its address. */
async function runPooler(url: string): Promise<string> {
  const behind = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), 'wheelhouse-pooler-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const settings = `[databases]
* = host=${behind.hostname} port=${behind.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
${documentedPooler
  .split('\n')
  .filter((line) => /^(pool|server)_/.test(line))
  .join('\n')}
`;
  // With any password the pooler needs to be told as whom it connects.
  const forced = settings.replace('* = host', `wheelhouse = user=${behind.username} host`);
  writeFileSync(join(folder, 'pgbouncer.ini'), forced);
  const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const pooler = spawn('pgbouncer', [...asUser, join(folder, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  for await (const [line] of lines(pooler.stderr)) {
    if (String(line).includes('process up')) break;
  }
  ends.unshift(async () => {
    const gone = once(pooler, 'exit');
    pooler.kill('SIGKILL');
    await gone;
    rmSync(folder, { recursive: true });
  });
  const through = new URL(url);
  through.port = String(port);
  return through.href;
}

async function* lines(stream: NodeJS.ReadableStream): AsyncGenerator<unknown[]> {
  for (;;) yield await once(stream, 'data');
}
