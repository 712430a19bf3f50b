import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customers } from '#contract/customer/customers.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { serverOver, type TestServer } from '#tests/support/server.ts';
import { testDatabase } from '#tests/support/database/test-database.ts';

const db = await testDatabase();
let server: TestServer;
let origin: string;

beforeAll(async () => {
  server = await serverOver(db);
  origin = await server.app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  server.app.http.server.closeAllConnections();
  await server.app.http.close();
});

async function register() {
  const me = await logInAs(db, { roles: ['manager'] });
  await db.transaction('system', (tx) =>
    sql`insert into customers (chain_id, id, number, name, follow_up)
      select ${me.site.chain_id}, case when n = 1500 then 2 ^ 60 else 1e9 + n end, n, 'Same',
        case when n = 1500 then date '2026-01-01' end
      from generate_series(1, 2000) n`.execute(tx),
  );
  const take = (query: string) =>
    fetch(`${origin}/api${customers.calls.export.path}?columns=number&${query}`, {
      // Compressed, the first bytes may wait for the compressor, and what breaks be an answer like any other.
      headers: { authorization: `Bearer ${me.token}`, 'accept-encoding': 'identity' },
    });
  return { me, take };
}

test('a file that cannot be begun is refused before its first byte', async () => {
  const { take } = await register();
  const answer = await take('sort_by=follow_up:desc');
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([500, null]);
  expect(await answer.json()).toHaveProperty('error.code', 'common.server');
});

test.each(['csv', 'xlsx'])(
  'a %s that breaks off is no whole file to who takes it',
  async (format) => {
    const { take } = await register();
    const answer = await take(`format=${format}`);
    expect(answer.status).toBe(200);
    await expect(answer.arrayBuffer()).rejects.toThrow('terminated');
  },
);

test('who takes two files already is refused a third until one of them is done', async () => {
  const { me, take } = await register();
  const { exports } = server.app.heavyJobs;
  const first = await exports.take(me.user.id);
  using _second = await exports.take(me.user.id);
  const third = await take('q=1999');
  expect([third.status, third.headers.get('retry-after')]).toEqual([429, '5']);
  expect(await third.json()).toHaveProperty('error.code', 'common.too_many_at_once');
  first[Symbol.dispose]();
  for (let time = 0; time < 2; time += 1) {
    const answer = await take('q=1999');
    expect(answer.status).toBe(200);
    // It is done when it has been taken whole.
    await answer.arrayBuffer();
  }
});
