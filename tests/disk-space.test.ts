import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { queueCalls } from '#contract/workshop/queue.ts';
import { freePort } from '../scripts/free-port.ts';
import { sessionCalls } from '#contract/platform/session.ts';
import { meaningOf } from '#server/kit/errors.ts';
import { logInAs, makeMembership, testPassword } from '#tests/support/factories/accounts.ts';
import { serverOver, type TestServer } from '#tests/support/server.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Database, openDatabase } from '#server/db/open.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const parent = mkdtempSync(join(tmpdir(), 'wheelhouse-disk-'));
const { statfsSync } = fs;
const logged: string[] = [];
let db: Database;
let server: TestServer;

beforeAll(async () => {
  const made = await openDatabase({ dir: join(parent, 'data') });
  await migrate(made);
  await made.close();
  cpSync(join(parent, 'data'), join(parent, 'server'), { recursive: true });
  db = await openDatabase({
    dir: join(parent, 'data'),
    log: (message) => void logged.push(message),
  });
  server = await serverOver(db);
});
afterEach(() => leave(statfsSync));
afterAll(async () => {
  await server.app.http.close();
  await db.close();
  rmSync(parent, { recursive: true });
});

function leave(statfs: typeof statfsSync): void {
  fs.statfsSync = statfs;
  syncBuiltinESMExports();
}

const leaveMb = (mb: number) => leave((() => ({ bavail: mb * 256, bsize: 4_096 })) as never);
const fill = () => leaveMb(4);

test('on a full disk one can read but not save, and is told so until there is room again', async () => {
  const { token } = await logInAs(db);
  const add = (licenseplate: string) =>
    server.call(queueCalls.add, { body: { licenseplate, name: '' } }, { token });
  const read = () => server.call(queueCalls.refresh, undefined, { token });
  const ready = () => server.app.http.inject('/ready');
  expect((await add('EL10001')).status).toBe(200);

  fill();
  const refused = await add('EL10002');
  expect([refused.status, refused.body.error?.code]).toEqual([503, 'common.disk_full']);
  expect(refused.body.error?.message).toContain('one can read but not save');
  expect((await read()).body.data.people).toHaveLength(1);
  expect((await ready()).statusCode).toBe(503);
  expect((await ready()).json()).toEqual({ status: expect.stringContaining('the disk is full') });

  leave(statfsSync);
  expect((await ready()).statusCode).toBe(200);
  expect((await add('EL10003')).status).toBe(200);
  expect((await read()).body.data.people).toHaveLength(2);
  expect(logged).toEqual([
    expect.stringContaining('The disk is full'),
    expect.stringContaining('room again'),
  ]);
});

test('on a disk that is nearly full people still log in to read', async () => {
  const { user } = await makeMembership(db);
  const logIn = (password: string) =>
    server.call(sessionCalls.login, { body: { email: user.email, password } });
  leaveMb(48);
  const answer = await logIn(testPassword);
  expect(answer.status).toBe(200);
  const [token] = Object.values(answer.body.data.tokens);
  expect((await server.call(queueCalls.refresh, undefined, { token })).status).toBe(200);
  const body = { licenseplate: 'EL10004', name: '' };
  expect((await server.call(queueCalls.add, { body }, { token })).status).toBe(503);
  expect((await logIn('wrong')).status).toBe(401);
  fill();
  expect((await logIn(testPassword)).status).toBe(503);
});

test('a disk that fills up while a photo is written is reported as one that is full', () => {
  for (const code of ['ENOSPC', 'EDQUOT']) {
    const error = Object.assign(new Error(`${code}: write`), { code });
    expect(meaningOf(error)?.code).toBe('common.disk_full');
  }
});

test('a transaction that has written is refused at its end, and one that gives up is let go', async () => {
  const insert = db.transaction('system', async (tx) => {
    const chain = { name: 'Too late', country: 'NO', currency: 'NOK' };
    await tx.insertInto('chains').values(chain).execute();
    fill();
  });
  await expect(insert).rejects.toMatchObject({ code: '53100' });
  const write = db.transaction('system', async (tx) => {
    leave(statfsSync);
    await tx.insertInto('chains').values({ name: 'No', country: 'NO', currency: 'NOK' }).execute();
    fill();
    throw new RangeError('after all');
  });
  await expect(write).rejects.toThrow('after all');
  await db.ping();
});

test('a server whose engine dies ends with words, and starts again when there is room', async () => {
  const [dir, mark] = [join(parent, 'server'), join(parent, 'full')];
  const start = async () => {
    const port = await freePort();
    const child = spawn(process.execPath, [join(root, 'scripts/serve.ts')], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dir,
        SEED_DEMO: '0',
        LOG_LEVEL: 'error',
        FULL_DISK: mark,
        NODE_OPTIONS: `--import=${join(root, 'tests/support/processes/full-disk.ts')}`,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    }
    return { child, output, gone: once(child, 'close'), url: `http://localhost:${port}` };
  };
  const listening = async ({ output, child }: Awaited<ReturnType<typeof start>>) => {
    while (!output.join('').includes('Wheelhouse is at')) await once(child.stdout, 'data');
  };
  const first = await start();
  await listening(first);
  writeFileSync(mark, '');
  // What the day's calls, jobs and maintenance write reaches the disk sooner or later; asking shows it.
  const request = fetch(`${first.url}/api/v3/sessions/password/forgot`, { method: 'POST' });
  const [code] = (await first.gone) as [number];
  await request.catch(() => undefined);
  expect(code).toBe(1);
  expect(first.output.join('')).toMatch(/Wheelhouse has to end.*No space left/s);

  const second = await start();
  expect((await second.gone)[0]).toBe(1);
  expect(second.output.join('')).toContain('Free some space');

  rmSync(mark);
  const third = await start();
  await listening(third);
  third.child.kill('SIGKILL');
  await third.gone;
});
