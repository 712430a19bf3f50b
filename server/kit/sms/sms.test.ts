import { once } from 'node:events';
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeMessage } from '#tests/support/factories/messages.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { testKeys } from '#tests/support/keys.ts';
import { freshDatabase } from '#tests/support/database/test-database.ts';
import { now } from '../clock.ts';
import { priorities, writeSealed, type Priority } from '../mail/messages-repo.ts';
import { smsJob } from './sms.ts';

// Its own: the job sends whatever waits.
const db = await freshDatabase();
afterAll(() => db.close());

const folder = () => mkdtempSync(join(tmpdir(), 'wheelhouse-sms-'));
const makeSms = (body = 'Hei på deg') =>
  makeMessage(db, { transport: 'sms', recipient: '+47 900 12 345', subject: null, body });

const job = (env: Partial<Parameters<typeof smsJob>[1]>) =>
  smsJob(db, { DATA_DIR: folder(), SMS_PER_MINUTE: 1000, ...env }, testKeys);

async function messageById(id: number) {
  return db.transaction('system', (tx) =>
    tx.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
}

async function gateway(status: number) {
  const taken: { headers: IncomingHttpHeaders; body: unknown }[] = [];
  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      taken.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  return { taken, host: `127.0.0.1:${port}`, close: () => void http.close() };
}

test('without a gateway each SMS is a file and counts as sent', async () => {
  const dir = folder();
  const { id } = await makeSms();
  await job({ DATA_DIR: dir }).work();
  const file = join(dir, 'sms', `${id}.txt`);
  expect(readFileSync(file, 'utf8')).toBe('+47 900 12 345\n\nHei på deg\n');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await messageById(id)).status).toBe('sent');
});

test('a gateway gets each SMS once, with the number bare and who asks', async () => {
  const { taken, host, close } = await gateway(202);
  const { id } = await makeSms();
  const toGateway = job({ DATA_DIR: folder(), SMS_URL: `http://me:s%40fe@${host}/send` });
  await toGateway.work();
  await toGateway.work();
  close();
  expect(taken).toMatchObject([
    {
      headers: {
        'idempotency-key': String(id),
        authorization: `Basic ${Buffer.from('me:s@fe').toString('base64')}`,
      },
      body: { id: String(id), to: '+4790012345', text: 'Hei på deg' },
    },
  ]);
  expect((await messageById(id)).status).toBe('sent');
});

test('an SMS that the gateway does not take waits with the reason and without the password', async () => {
  const { host, close } = await gateway(500);
  const { id } = await makeSms();
  await job({ DATA_DIR: folder(), SMS_URL: `http://me:secret@${host}/` }).work();
  close();
  const { status, error } = await messageById(id);
  expect([status, error]).toEqual(['waiting', 'Error: The SMS gateway answered 500']);
});

test('an SMS that holds a secret is sealed while it waits, and empty once it left', async () => {
  const dir = folder();
  const expiresAt = new Date(now().getTime() + 3_600_000);
  const sms = { transport: 'sms', recipient: '90012345', subject: '', body: 'the link' } as const;
  const id = await db.transaction('system', (tx) =>
    writeSealed(tx, testKeys, { ...sms, expiresAt }),
  );
  expect((await messageById(id)).body).not.toContain('the link');
  await job({ DATA_DIR: dir }).work();
  expect(readFileSync(join(dir, 'sms', `${id}.txt`), 'utf8')).toContain('the link');
  expect(await messageById(id)).toMatchObject({ status: 'sent', body: '' });
});

test('a mail is not sent as an SMS', async () => {
  const mail = await makeMessage(db, { status: 'waiting' });
  await job({ DATA_DIR: folder() }).work();
  expect((await messageById(mail.id)).status).toBe('waiting');
});

test('a confirmation leaves before a wave that waits longer, and another site does not wait for all of it', async () => {
  const own = await freshDatabase();
  const sites = [await makeSite(own), await makeSite(own)] as const;
  const make = (site: number, body: string, priority: Priority) =>
    makeMessage(own, {
      transport: 'sms',
      recipient: '90012345',
      subject: null,
      body,
      chain_id: sites[site]!.chain_id,
      site_id: sites[site]!.id,
      priority: priorities.indexOf(priority),
    });
  for (let one = 1; one <= 12; one += 1) await make(0, `wave ${one}`, 'usual');
  await make(1, 'other site', 'usual');
  await make(0, 'comes today', 'today');
  await make(0, 'confirmation', 'confirmation');
  await make(0, 'called', 'waited_for');
  const { taken, host, close } = await gateway(202);
  const send = smsJob(
    own,
    { DATA_DIR: folder(), SMS_PER_MINUTE: 7, SMS_URL: `http://${host}/` },
    testKeys,
  );
  await send.work();
  close();
  expect(taken.map(({ body }) => (body as { text: string }).text)).toEqual([
    'called',
    'confirmation',
    'comes today',
    'wave 1',
    'other site',
    'wave 2',
    'wave 3',
  ]);
  await own.close();
});

test('two servers at once send each SMS once', async () => {
  const { taken, host, close } = await gateway(202);
  const made = [await makeSms('one'), await makeSms('two'), await makeSms('three')];
  const servers = [1, 2].map(() => job({ SMS_URL: `http://${host}/` }));
  await Promise.all(servers.map(({ work }) => work()));
  close();
  const ids = taken.map(({ body }) => (body as { id: string }).id);
  expect(ids.toSorted()).toEqual(made.map(({ id }) => String(id)).toSorted());
});
