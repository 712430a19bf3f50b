import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#contract/rights.ts';
import { AppError } from '#server/kit/errors.ts';
import { logInAs, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { freshDatabase } from '#tests/support/database/test-database.ts';
import { serverOver, type TestServer } from '#tests/support/server.ts';
import { tickets, makeTickets } from '#tests/support/states/tickets.ts';
import { resourceRoutes } from '../resource-routes.ts';
import type { AskedOf } from '../resource-table.ts';

const { calls } = tickets;
const db = await freshDatabase();
await makeTickets(db);
let server: TestServer;

beforeAll(async () => {
  server = await serverOver(db);
  resourceRoutes(server.app, tickets, {
    steps: {
      refund: (_, { price }, { amount }) => {
        if (Number(amount) > Number(price)) throw new AppError('common.in_use');
        return Promise.resolve({ price: Number(price) - Number(amount) });
      },
      pass_on: async (context, before, { to, customer_id, why }: AskedOf<typeof calls.pass_on>) => {
        const { db: tx, caller } = context;
        const { chainId: chain_id } = caller;
        const values = { chain_id, name: `${to} was asked` };
        await tx.insertInto('customers').values(values).execute();
        if (to === 'nobody') throw new AppError('common.in_use');
        const note = `${before.note}${to}, ${why}${customer_id === null ? '' : ', for a customer'}. `;
        return to === 'the same' ? {} : { note };
      },
    },
  });
});
afterAll(async () => {
  await server.app.http.close();
  await db.close();
});

/** Somebody who has a ticket done, that stands as it was added. */
async function ticket({ site, role = 'manager' }: { site?: LoggedIn['site']; role?: Role } = {}) {
  const me = await logInAs(db, { roles: [role], ...(site && { site }) });
  const body = { name: unique('ticket'), plate: 'EL12345', price: 100_00 };
  const row = (await server.call(calls.add, { body }, me)).body.data;
  const params = { id: row.id };
  return {
    me,
    row,
    now: async () => (await server.call(calls.one, { params }, me)).body.data,
    history: async () => (await server.call(calls.history, { params }, me)).body.data,
    /** How many were written down as asked. */
    asked: async () => {
      const { rows } = await db.transaction('system', async (tx) => ({
        rows: await tx
          .selectFrom('customers')
          .select('name')
          .where('chain_id', '=', me.site.chain_id)
          .where('name', 'like', '% was asked')
          .execute(),
      }));
      return rows.length;
    },
    take: (step: keyof typeof calls, more: object = {}) =>
      server.call(calls[step], { params, body: { version: row.version, ...more } }, me),
    passOn: (more: object, key?: string) =>
      server.call(
        calls.pass_on,
        { params, body: { version: row.version, to: 'Kari', customer_id: null, ...more } },
        { ...me, ...(key && { key }) },
      ),
  };
}

const codeOf = ({ body }: { body: unknown }) => (body as { error?: { code: string } }).error?.code;
const fieldsOf = ({ body }: { body: unknown }) =>
  Object.keys((body as { error?: { fields?: object } }).error?.fields ?? {});

describe('what an action asks for', () => {
  test('is given to what the server does, with what stands where nothing was said', async () => {
    const { passOn, now, history } = await ticket();
    const { body } = await passOn({});
    expect(body.data).toMatchObject({ note: 'Kari, ill. ', state: 'draft', version: 2 });
    expect((await now()).note).toBe('Kari, ill. ');
    expect((await history())[0]).toMatchObject({
      action: 'pass_on',
      changes: [{ field: 'note', to: 'Kari, ill. ' }],
    });
  });

  test('is refused at its field, and then nothing is written', async () => {
    const { passOn, now, asked } = await ticket();
    for (const wrong of [{ to: '' }, { to: undefined }, { customer_id: undefined }, { why: 7 }]) {
      const answer = await passOn(wrong);
      expect([answer.status, fieldsOf(answer)]).toEqual([422, Object.keys(wrong)]);
    }
    expect([(await now()).version, await asked()]).toEqual([1, 0]);
  });

  test('points at what somebody sees', async () => {
    const { passOn, me, asked } = await ticket();
    const ours = await makeCustomer(db, { chain_id: me.site.chain_id });
    const theirs = await makeCustomer(db);
    const refused = await passOn({ customer_id: theirs.id });
    expect([refused.status, fieldsOf(refused)]).toEqual([422, ['customer_id']]);
    expect(await asked()).toBe(0);
    const { note } = (await passOn({ customer_id: ours.id })).body.data;
    expect(note).toBe('Kari, ill, for a customer. ');
  });

  test('is done once, however often it is sent', async () => {
    const { passOn, asked } = await ticket();
    const key = crypto.randomUUID();
    const [first, again] = [await passOn({}, key), await passOn({}, key)];
    expect(again.body).toEqual(first.body);
    expect(await asked()).toBe(1);
  });

  test('leaves nothing behind where the server refuses it after it has begun', async () => {
    const { passOn, now, asked } = await ticket();
    expect(codeOf(await passOn({ to: 'nobody' }))).toBe('common.in_use');
    expect([await now(), await asked()]).toMatchObject([{ note: '', version: 1 }, 0]);
  });

  test('may change nothing of the row, which then keeps its version', async () => {
    const { passOn, asked, history } = await ticket();
    expect((await passOn({ to: 'the same' })).body.data.version).toBe(1);
    expect([await asked(), (await history()).length]).toEqual([1, 1]);
  });
});

describe('an action', () => {
  test('is done in its states alone, and with what it needs', async () => {
    const done = await ticket();
    const { version } = ((await done.take('confirm')).body as { data: { version: number } }).data;
    await server.call(calls.finish, { params: { id: done.row.id }, body: { version } }, done.me);
    expect(codeOf(await done.passOn({ version: 3 }))).toBe('common.wrong_state');
    const free = await ticket();
    await server.call(
      calls.save,
      { params: { id: free.row.id }, body: { version: 1, price: 0 } },
      free.me,
    );
    expect(codeOf(await free.passOn({ version: 2 }))).toBe('common.in_use');
  });

  test('takes the version that was seen, and no row that is archived', async () => {
    const { passOn, take } = await ticket();
    await passOn({});
    expect(codeOf(await passOn({}))).toBe('common.changed_elsewhere');
    await take('archive', { version: 2 });
    expect(codeOf(await passOn({ version: 3 }))).toBe('common.archived');
  });

  test('takes its right', async () => {
    const { take } = await ticket({ role: 'reception' });
    expect(codeOf(await take('check'))).toBe('common.no_right');
    expect((await (await ticket()).take('check')).status).toBe(200);
  });

  test('is none of what is done with many at once', async () => {
    const { me, row } = await ticket();
    const body = { ids: [row.id], action: 'pass_on' };
    expect((await server.call(calls.many, { body }, me)).status).toBe(422);
  });
});

test('a step with a form of its own leads to its state with what came of the answers', async () => {
  const { me, row, take, now } = await ticket();
  await take('confirm');
  await take('finish', { version: 2 });
  const refund = (more: object) => take('refund', { version: 3, ...more });
  expect(fieldsOf(await refund({}))).toEqual(['amount']);
  expect(codeOf(await refund({ amount: 100_01 }))).toBe('common.in_use');
  const many = await server.call(calls.many, { body: { ids: [row.id], action: 'refund' } }, me);
  expect(many.body.data.refused).toMatchObject([{ code: 'common.wrong_input' }]);
  expect(await now()).toMatchObject({ state: 'done', price: 100_00, version: 3 });
  await refund({ amount: 30_00 });
  expect(await now()).toMatchObject({ state: 'cancelled', price: 70_00, version: 4 });
});
