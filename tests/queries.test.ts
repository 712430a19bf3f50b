import { AsyncLocalStorage } from 'node:async_hooks';
import { RawNode, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionCalls } from '#contract/platform/session.ts';
import { labelCalls } from '#contract/hotel/labels/labels.ts';
import { reports } from '#contract/reports.ts';
import { tagCalls } from '#contract/lists/tags.ts';
import { everyCall } from './support/every-call.ts';
import { makeUser } from './support/factories/accounts.ts';
import { makeCustomer } from './support/factories/customers.ts';
import { makeSite } from './support/factories/organisation.ts';
import { sampleOf } from './support/random/from-schema.ts';
import { createTenantData } from './support/tenant-data/create.ts';
import { serverOver, type TestServer } from './support/server.ts';
import { freshDatabase } from './support/database/test-database.ts';

// Besides the one that finds out who calls; a savepoint is no question.
const most = { list: 2, detail: 6 };

// Who asks: what the server does by itself meanwhile is not counted.
const asking = new AsyncLocalStorage<string[]>();
/** What was asked for some work, by its kind. */
async function askedFor<R>(work: () => Promise<R>): Promise<[string[], R]> {
  const sent: string[] = [];
  return [sent, await asking.run(sent, work)];
}

const kinds = new WeakMap<object, string>();
const counting: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => {
    if (!(RawNode.is(node) && /\bsavepoint\b/i.test(node.sqlFragments.join('')))) {
      kinds.set(queryId, node.kind);
    }
    return node;
  },
  // What is asked within another question is built like one, but only the whole is answered.
  transformResult: async ({ result, queryId }) => {
    const kind = kinds.get(queryId);
    if (kind) asking.getStore()?.push(kind);
    return result;
  },
};

let server: TestServer;
let token: string;
let setId: number;

beforeAll(async () => {
  const db = await freshDatabase();
  const site = await makeSite(db);
  const { manager, rowIds } = await createTenantData(db, site, 'counted');
  setId = rowIds['wheel-sets']!;
  // Whom the call that looks for an account asks for.
  await makeUser(db, { email: String(sampleOf(sessionCalls.account.query)['email']) });
  // Whose tags are asked for.
  const item = Number(sampleOf(tagCalls.fromItem.query)['itemId']);
  await makeCustomer(db, { chain_id: site.chain_id, id: item, tags: ['counted'] });
  ({ token } = manager);
  // Who may ask everything.
  await db.transaction('system', (tx) =>
    tx.updateTable('users').set({ is_superuser: true }).where('id', '=', manager.user.id).execute(),
  );
  server = await serverOver({
    ...db,
    transaction: (role, work) => db.transaction(role, (tx) => work(tx.withPlugin(counting))),
  });
});
afterAll(async () => {
  await server.app.http.close();
  await server.db.close();
});

const reading = everyCall.filter(
  ({ call }) => call.method === 'GET' && call.access !== 'public' && !call.path.includes('{'),
);

test.each(reading)('$name asks the database few questions', async ({ call }) => {
  // Labels are of something that is there.
  const ofLabels = call === labelCalls.preview || call === labelCalls.print;
  // A report is of days that are not too far from each other.
  const ofReport = reports.some(({ calls }) => Object.values(calls).includes(call));
  const query = ofLabels
    ? { of: 'wheel', ids: String(setId), format: 'pdf' }
    : { ...sampleOf(call.query), ...(ofReport && { from: '2026-01-01', to: '2026-12-31' }) };
  const [sent, answer] = await askedFor(() => server.call(call, { query }, { token }));
  expect(answer.status).toBe(200);
  const { data } = answer.body as { data: unknown };
  const kind = Array.isArray(data) ? 'list' : 'detail';
  expect(sent.length - 1).toBeLessThanOrEqual(most[kind]);
});

test('a question asked is counted', async () => {
  const [one] = await askedFor(() =>
    server.db.transaction('system', (tx) => tx.selectFrom('sites').select('id').execute()),
  );
  expect(one).toEqual(['SelectQueryNode']);
  const [within] = await askedFor(() =>
    server.db.transaction('system', (tx) =>
      tx
        .selectFrom('sites')
        .select((e) => ['id', e.selectFrom('chains').select('id').limit(1).as('chain')])
        .execute(),
    ),
  );
  expect(within).toHaveLength(1);
});

test('a question of a call is counted', async () => {
  const { call } = reading.find(({ name }) => name === 'vouchers.list')!;
  const [sent] = await askedFor(() => server.call(call, { query: {} }, { token }));
  expect(sent.length).toBeGreaterThan(1);
});
