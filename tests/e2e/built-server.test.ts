import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { labelCalls } from '#contract/hotel/labels/labels.ts';
import { importsCalls } from '#contract/lists/imports.ts';
import { sessionCalls } from '#contract/platform/session.ts';
import { demoPassword } from '#server/db/seed/accounts.ts';
import { runServer, type RunningServer } from './running-server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

let server: RunningServer;
beforeAll(async () => {
  server = await runServer();
});
afterAll(() => server.kill());

test('a trace names the sources', () => {
  const { stderr } = spawnSync(
    process.execPath,
    ['--enable-source-maps', join(root, 'dist-server/serve.js')],
    { env: { ...process.env, PORT: 'none', LOG_LEVEL: 'debug' }, encoding: 'utf8' },
  );
  expect(stderr).toMatch(/PORT: must be a port.*at readEnv \(.*server\/kit\/env\.ts:\d+/s);
});

test('what draws papers is no part of the start, and draws labels when they are asked for', async () => {
  const built = readFileSync(join(root, 'dist-server/serve.js'), 'utf8');
  expect(built).toMatch(/^import .* from "fastify";$/m);
  expect(built).not.toMatch(/^import .* from "(pdfkit|fontkit|bwip-js).*";$/m);
  const answer = await fetch(`${server.url}/api${labelCalls.print.path}?of=command&format=pdf`, {
    headers: { authorization: `Bearer ${await tokenOfManager()}` },
  });
  const paper = Buffer.from(await answer.arrayBuffer());
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a file is read in a thread of its own', async () => {
  const content = Buffer.from('name;email\nKari;kari@post.example').toString('base64');
  const added = await post(
    importsCalls.add.path,
    { resource: 'customers', file_name: 'a.csv', content },
    await tokenOfManager(),
  );
  expect(await added.json()).toMatchObject({
    data: { columns: [{ heading: 'name' }, { heading: 'email' }] },
  });
});

test('what is built for people is handed out packed, to keep, and nothing else', async () => {
  const asset = readdirSync(join(root, 'dist/assets')).find((name) => name.endsWith('.js.br'))!;
  const answer = await fetch(`${server.url}/assets/${asset.replace('.br', '')}`, {
    headers: { 'accept-encoding': 'br' },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  const hidden = [`assets/${asset}`, '.built-from', '.vite/manifest.json', 'assets/..%2Fsw.js'];
  const answers = await Promise.all(hidden.map((path) => fetch(`${server.url}/${path}`)));
  expect(answers.map(({ status }) => status)).toEqual(hidden.map(() => 404));
});

async function tokenOfManager(): Promise<string> {
  const login = await post(sessionCalls.login.path, {
    email: 'manager@demo.test',
    password: demoPassword,
  });
  return sessionCalls.login.result.parse(await login.json()).data.tokens['1'] ?? '';
}

function post(path: string, body: unknown, token?: string): Promise<Response> {
  return fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}
