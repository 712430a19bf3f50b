import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '#server/app.ts';
import type { Database } from '#server/db/open.ts';
import { readEnv } from '#server/kit/env.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Answer, Call, Input } from '#contract/kit/call.ts';
import type { ErrorBody } from '#contract/kit/errors.ts';
import { testKeys } from './keys.ts';
import { testDatabase } from './database/test-database.ts';

/** Who calls, and how; without `address` each call comes from a network of its own. */
export interface Sender {
  readonly token?: string | undefined;
  /** An Accept-Language header. */
  readonly lang?: string;
  readonly host?: string;
  /** The Idempotency-Key. */
  readonly key?: string;
  readonly deviceId?: string;
  /** The Done-At header: when it was done. */
  readonly doneAt?: string;
  /** The Done-Ago header: how many ms ago. */
  readonly doneAgo?: string;
  readonly address?: string;
  readonly userAgent?: string;
}

/** What came back: the envelope of the contract, or an error in its place. */
export interface Answered<C extends Call> {
  readonly status: number;
  readonly body: Answer<C> & Partial<ErrorBody>;
  readonly headers: Record<string, unknown>;
}

export interface TestServer {
  readonly db: Database;
  readonly app: AppContext;
  /** Makes a call of the contract as the app would, without the network between. */
  call<C extends Call>(call: C, input?: Input<C>, sender?: Sender): Promise<Answered<C>>;
}

let started: Promise<TestServer> | undefined;
let networks = 0;

/** The server of this test worker over its database, the same one for all its test files. */
export function testServer(): Promise<TestServer> {
  return (started ??= testDatabase().then(serverOver));
}

/** A server over a database of its own, with settings of its own, closed by who asked for it. */
export async function serverOver(
  db: Database,
  settings: Record<string, string | undefined> = {},
): Promise<TestServer> {
  const dir = mkdtempSync(join(tmpdir(), 'wheelhouse-test-'));
  const env = readEnv({
    LOG_LEVEL: 'silent',
    // Every answer is checked against the contract.
    NODE_ENV: 'test',
    DATA_DIR: dir,
    PUBLIC_URL: 'https://app.example.test',
    // As on the embedded engine: the demo's registers and simulators are there on PostgreSQL too.
    SEED_DEMO: '1',
    CASH_DECLARATION: 'Wheelhouse 1, 2026-01-15',
    ...settings,
  });
  const app = await buildApp({ db, env, keys: testKeys });
  return {
    db,
    app,
    async call(call, input, sender = {}) {
      const { params = {}, query, body } = (input ?? {}) as InputParts;
      const address = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(String(params[name])),
      );
      const answer = await app.http.inject({
        method: call.method,
        url: `/api${address}`,
        ...(query && { query }),
        ...(body && { payload: body }),
        headers: headersOf(sender),
        remoteAddress: sender.address ?? otherNetwork(),
      });
      const file = call.answers === 'file' && answer.statusCode < 400;
      const answered = file ? answer.rawPayload : answer.json();
      return { status: answer.statusCode, body: answered as never, headers: answer.headers };
    },
  };
}

interface InputParts {
  params?: Record<string, unknown>;
  query?: Record<string, string>;
  body?: object;
}

function headersOf(sender: Sender): Record<string, string> {
  return {
    ...(sender.token !== undefined && { authorization: `Bearer ${sender.token}` }),
    ...(sender.lang !== undefined && { 'accept-language': sender.lang }),
    ...(sender.host !== undefined && { host: sender.host }),
    ...(sender.key !== undefined && { 'idempotency-key': sender.key }),
    ...(sender.deviceId !== undefined && { 'device-id': sender.deviceId }),
    ...(sender.doneAt !== undefined && { 'done-at': sender.doneAt }),
    ...(sender.doneAgo !== undefined && { 'done-ago': sender.doneAgo }),
    ...(sender.userAgent !== undefined && { 'user-agent': sender.userAgent }),
  };
}

/** An address of a network that has not called yet: those of 198.18.0.0/15 are for such tests. */
export function otherNetwork(): string {
  networks += 1;
  return `198.18.${networks >> 8}.${networks & 255}`;
}
