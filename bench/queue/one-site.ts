import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '#contract/rights.ts';
import { openDatabase, type Database } from '#server/db/open.ts';
import { readEnv } from '#server/kit/env.ts';
import { loadKeys } from '#server/kit/keys/keys.ts';
import { throwAwayPostgres } from '../../scripts/throw-away-postgres.ts';
import { startServer } from './processes.ts';
import { makeBusySites } from './sites.ts';

/** The built server over one site on PostgreSQL, for who is there in a role. */
export interface OneSite {
  /** Asks the site, or tells it something; throws for whatever is refused. */
  ask(path: string, body?: object): Promise<unknown>;
  /** The server, who is there, and its database: for what is measured beside it. */
  readonly url: string;
  readonly token: string;
  readonly database: string;
  readonly siteId: number;
  stop(): Promise<void>;
}

/** Makes a site in a throw-away PostgreSQL, fills it, and starts the server as it was last built. */
export async function oneSite(role: Role, fill: (db: Database) => Promise<void>): Promise<OneSite> {
  const postgres = await throwAwayPostgres();
  const dir = mkdtempSync(join(tmpdir(), 'wheelhouse-bench-'));
  const variables = {
    DATA_DIR: dir,
    SECRET_KEY: 'a key for measuring, and for nothing else',
    SEED_DEMO: '0',
    LOG_LEVEL: 'error',
    DATABASE_URL: postgres.url,
  };
  const keys = loadKeys(readEnv(variables));
  const count = { sites: 1, logins: 1, waiting: 0 };
  const [site] = await makeBusySites({ url: postgres.url, dir }, keys, count, role);
  const db = await openDatabase({ url: postgres.url });
  await fill(db);
  await db.close();
  const { url, child } = await startServer(variables, undefined);
  const token = site!.tokens[0]!;
  return {
    url,
    token,
    database: postgres.url,
    siteId: site!.id,
    async ask(path, body) {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      };
      const answer = await fetch(`${url}/api/v4/site${path}`, {
        headers,
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
      return answer.json();
    },
    async stop() {
      child.kill();
      await once(child, 'exit');
      await postgres.stop();
      rmSync(dir, { recursive: true });
    },
  };
}

/** Does something so many times, and prints how long it took. */
export async function measured(
  what: string,
  times: number,
  work: () => Promise<unknown>,
): Promise<void> {
  const took: number[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    const start = performance.now();
    await work();
    took.push(performance.now() - start);
  }
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(1);
  console.log(`${what.padEnd(76)} p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
}
