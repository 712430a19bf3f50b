// How near the server comes to a bare Fastify over the same tables, policies and PostgreSQL, both in turns:
// `npx node bench/floor.ts [customers=200000] [seconds=0.5] [rounds=9] [at-once=8] [only=<part of a name>]`.
// HeavyJobLimiter are short and their middle counts, for what else the machine does. In a PostgreSQL of its own, or
// in a database made and dropped at TEST_DATABASE_URL. Servers, database and who asks share the machine.
// `profile=<directory>` keeps where our server spent its time.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/open.ts';
import { readEnv } from '#server/kit/env.ts';
import { loadKeys } from '#server/kit/keys/keys.ts';
import { throwAwayPostgres } from '../scripts/throw-away-postgres.ts';
import { everyRequest, statementsOf, type MeasuredRequest } from './floor/requests.ts';
import type { Bare, Statement } from './floor/bare.ts';
import { databaseTimeOfBoot } from './floor/boot-calls.ts';
import { load, send, type Load } from './floor/load.ts';
import { makeManyCustomers } from './many-customers.ts';
import { startServer } from './queue/processes.ts';
import { makeBusySites } from './queue/sites.ts';

const settings = Object.fromEntries(process.argv.slice(2).map((setting) => setting.split('=')));
const amount = (name: string, usual: number) => Number(settings[name] ?? usual);
const count = amount('customers', 200_000);
const seconds = amount('seconds', 0.5);
const rounds = amount('rounds', 9);
const atOnce = amount('at-once', 8);

const { url, stop } = await ownDatabase();
const dir = mkdtempSync(join(tmpdir(), 'wheelhouse-bench-'));
const variables = {
  DATA_DIR: dir,
  DATABASE_URL: url,
  SECRET_KEY: 'a key for measuring, and for nothing else',
  SEED_DEMO: '0',
  LOG_LEVEL: 'error',
};
const env = readEnv(variables);
const keys = loadKeys(env);
const [site] = await makeBusySites({ url, dir }, keys, { sites: 1, logins: 1, waiting: 8 });
const [token = ''] = site!.tokens;
const db = await openDatabase({ url });
await db.executeSql('update users set is_superuser = true');
const { rows } = await db.executeSql(
  'select chain_id::int as chain, company_id::int as company from sites',
);
const chainId = rows[0]!['chain'] as number;
const companyId = rows[0]!['company'] as number;
await makeManyCustomers(db, chainId, count);
await db.executeSql('vacuum analyze');
const firstOnes = await db.executeSql('select id::int as id from customers order by id limit 1');
const first = firstOnes.rows[0]!['id'] as number;

const requests = everyRequest(chainId, count, first).filter(({ what }) =>
  what.includes(settings.only ?? ''),
);
const app = await buildApp({ db, env, keys });
const paths: Record<string, readonly Statement[]> = {};
for (const [nth, one] of requests.entries()) {
  paths[`/${nth}`] = one.bare ?? (await statementsOf(app, token, one));
}
const bare = fork(join(import.meta.dirname, 'floor/bare.ts'));
bare.send({ url, chainId, companyId, siteId: site!.id, paths } satisfies Bare);
const [bareUrl] = (await once(bare, 'message')) as [string];
const ours = await startServer(variables, settings.profile);

console.log(
  `${count} customers, one after another and ${atOnce} at once, ${rounds} × ${seconds} s`,
);
for (const [nth, one] of requests.entries()) {
  const floor = () => (agent: Agent) => send(agent, { url: `${bareUrl}/${nth}` });
  const own = (lane: number) => ownCall(one, lane);
  const results = [];
  for (const lanes of [1, atOnce]) {
    const loads: [Load[], Load[]] = [[], []];
    // The first of each only warms up.
    for (let round = 0; round <= rounds; round += 1) {
      const lasting = round === 0 ? 0.5 : seconds;
      const both = [await load(lasting, lanes, floor), await load(lasting, lanes, own)] as const;
      if (round > 0) both.forEach((each, whose) => loads[whose]!.push(each));
    }
    const [bareRate, ownRate] = loads.map((each) => middle(each.map((one) => one.perSecond)));
    results.push(
      `${ownRate!.toFixed(0).padStart(5)} of ${bareRate!.toFixed(0).padStart(5)}/s ${(ownRate! / bareRate!).toFixed(2)}`,
    );
    if (lanes > 1) continue;
    const [p50, p95] = [
      middle(loads[1].map((one) => one.p50)),
      middle(loads[1].map((one) => one.p95)),
    ];
    const bareP95 = middle(loads[0].map((one) => one.p95));
    results.push(`p50 ${p50.toFixed(1)} p95 ${p95.toFixed(1)} ms (floor ${bareP95.toFixed(1)})`);
  }
  console.log([one.what.padEnd(28), ...results].join('  '));
}
const boot = await databaseTimeOfBoot(db, ours.url, token);
for (const [path, ms] of boot ?? [])
  console.log(`${path.padEnd(48)} ${ms.toFixed(2)} ms of the database`);

ours.child.kill('SIGTERM');
await once(ours.child, 'exit');
bare.kill();
await app.http.close();
await db.close();
await stop();
rmSync(dir, { recursive: true });

function ownCall({ method, path, body }: MeasuredRequest, lane: number) {
  // Each of those who save at once has a row of its own.
  const address = `${ours.url}/api${path.replace(/\/\d+$/, `/${first + (body ? lane : 0)}`)}`;
  let version: number | undefined;
  return async (agent: Agent) => {
    if (body && version === undefined)
      version = versionIn(await send(agent, { url: address, token }));
    const answer = await send(agent, { url: address, method, token, body: body?.(version!) });
    if (body) version = versionIn(answer);
  };
}

function versionIn(answer: string): number {
  return (JSON.parse(answer) as { data: { version: number } }).data.version;
}

function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

async function ownDatabase(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined) {
    return throwAwayPostgres(undefined, {
      shared_preload_libraries: 'pg_stat_statements',
      'pg_stat_statements.track_planning': 'on',
    });
  }
  const name = `floor_${process.pid}`;
  const there = await openDatabase({ url: server });
  await there.executeSql(`create database ${name} template template0`);
  const own = new URL(server);
  own.pathname = `/${name}`;
  return {
    url: own.href,
    async stop() {
      await there.executeSql(`drop database ${name}`);
      await there.close();
    },
  };
}
