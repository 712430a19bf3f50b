import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, type RequestOptions } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importsCalls } from '#contract/lists/imports.ts';
import { serverOver } from '#tests/support/server.ts';
import { testDatabase } from '#tests/support/database/test-database.ts';
import { freePort } from '../scripts/free-port.ts';

const guide = readFileSync(fileURLToPath(new URL('../docs/deploy.md', import.meta.url)), 'utf8');
const [, documented = ''] = /```nginx\n(.*?)```/s.exec(guide) ?? [];
const folder = mkdtempSync(join(tmpdir(), 'wheelhouse-proxy-'));
const inFolder = (name: string) => join(folder, name);
// Where Debian has it is not on everybody's path.
const path = `${process.env['PATH']}:/usr/sbin`;
const ends: (() => Promise<unknown>)[] = [];
let port = 0;

beforeAll(async () => {
  chmodSync(folder, 0o755);
  const server = await serverOver(await testDatabase());
  await server.app.http.listen({ port: 0, host: '127.0.0.1' });
  ends.push(() => server.app.http.close());
  port = await freePort();
  const behind = (server.app.http.server.address() as AddressInfo).port;
  runProxy(behind);
  await ready;
});
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
  rmSync(folder, { recursive: true });
});

let ready: Promise<unknown>;

/** Runs nginx with the guide's own words; only ports and the places of files are others. */
function runProxy(behind: number): void {
  const [certificate, key] = [inFolder('host.pem'), inFolder('host.key')];
  const asked = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
  execFileSync('openssl', ['req', ...asked, '-out', certificate, '-keyout', key], {
    stdio: 'ignore',
  });
  const site = documented
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('127.0.0.1:8080', `127.0.0.1:${behind}`)
    .replace('/etc/ssl/app.example.com.pem', certificate)
    .replace('/etc/ssl/app.example.com.key', key);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${inFolder(name)};`,
  );
  const file = inFolder('nginx.conf');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    file,
    `${user} daemon off; pid ${inFolder('pid')}; error_log stderr notice; events {}
     http { access_log off; ${places.join(' ')} ${site} }`,
  );
  const nginx = spawn('nginx', ['-p', folder, '-c', file], {
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const gone = once(nginx, 'exit');
  ends.push(() => {
    nginx.kill('SIGTERM');
    return gone;
  });
  const said: string[] = [];
  ready = new Promise<void>((resolve, reject) => {
    nginx.stderr.on('data', (chunk: Buffer) => {
      said.push(chunk.toString());
      if (said.join('').includes('start worker process')) resolve();
    });
    void gone.then(() => reject(new Error(said.join(''))));
  });
}

/** What comes back through the proxy, and its text; an upgrade has none. */
async function ask(address: string, options: RequestOptions = {}, body?: Buffer) {
  const sent = request(`https://localhost:${port}${address}`, {
    rejectUnauthorized: false,
    ...options,
    headers: { host: 'app.example.com', ...options.headers },
  });
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.on('response', resolve).on('error', reject);
    sent.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve(response);
    });
    sent.end(body);
  });
  const chunks: Buffer[] = [];
  if (answer.statusCode !== 101) for await (const chunk of answer) chunks.push(chunk as Buffer);
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: Buffer.concat(chunks).toString(),
  };
}

test('the nginx of the guide lets calls through, and nobody outside sees the metrics', async () => {
  const health = await ask('/health');
  expect([health.status, health.headers['x-request-id']]).toEqual([200, expect.any(String)]);
  const metrics = await ask('/metrics');
  expect([metrics.status, metrics.headers['x-request-id']]).toEqual([404, undefined]);
});

test('the nginx of the guide lets the live socket through', async () => {
  const socket = await ask('/socket.io/?EIO=4&transport=websocket', {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.alloc(16).toString('base64'),
    },
  });
  expect(socket.status).toBe(101);
});

test('the nginx of the guide lets the largest file through, so that the server answers of it', async () => {
  const { path: address, largest } = importsCalls.add;
  const body = Buffer.alloc(largest!, ' ');
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const answer = await ask(
    `/api${address.replaceAll(/\{\w+\}/g, '1')}`,
    { method: 'POST', headers },
    body,
  );
  expect(answer.headers['x-request-id']).toBe(JSON.parse(answer.text).error.requestId);
});
