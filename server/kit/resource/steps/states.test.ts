import { beforeAll, afterAll, describe, expect, test } from 'vitest';
import { importsCalls } from '#contract/lists/imports.ts';
import type { Role } from '#contract/rights.ts';
import { AppError } from '#server/kit/errors.ts';
import { resourceRoutes } from '../resource-routes.ts';
import { logInAs, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { tickets, makeTickets } from '#tests/support/states/tickets.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { authenticatedSocket } from '#tests/support/network/live-socket.ts';
import { serverOver, type TestServer } from '#tests/support/server.ts';
import { statesSuite } from '#tests/support/states/states-suite.ts';
import { freshDatabase } from '#tests/support/database/test-database.ts';

const db = await freshDatabase();
await makeTickets(db);
let server: TestServer;

beforeAll(async () => {
  server = await serverOver(db);
  resourceRoutes(server.app, tickets, {
    steps: {
      finish: (_, before) => {
        if (before.note === 'refuse') throw new AppError('common.in_use');
        return Promise.resolve({ price: before.price ?? 100 });
      },
    },
  });
});
afterAll(async () => {
  await server.app.http.close();
  await db.close();
});

statesSuite(tickets, {
  ready: () => ({ name: unique('ticket'), plate: 'EL12345' }),
  changed: { note: 'Changed', price: 5_00 },
  stepInputs: { cancel: { reason: 'Not needed' }, refund: { amount: 50_00 } },
  serve: () => Promise.resolve(server),
});

/** Somebody who has tickets done at a site. */
async function desk(site?: LoggedIn['site'], role: Role = 'manager') {
  const me = await logInAs(db, { roles: [role], ...(site && { site }) });
  const { calls } = tickets;
  type Step = 'confirm' | 'finish' | 'cancel' | 'undo' | 'archive' | 'restore';
  const rows = async (query = {}) =>
    (await server.call(calls.list, { query: { per_page: 50, ...query } }, me)).body.data;
  return {
    me,
    rows,
    add: async (overrides: object = {}) =>
      (await server.call(calls.add, { body: { name: unique('ticket'), ...overrides } }, me)).body
        .data,
    save: (id: number, version: number, change: object) =>
      server.call(calls.save, { params: { id }, body: { version, ...change } }, me),
    take: (step: Step, { id, version }: { id: number; version: number }) =>
      server.call(calls[step], { params: { id }, body: { version } }, me),
    many: async (action: string, ids: number[]) =>
      (await server.call(calls.many, { body: { ids, action } }, me)).body.data,
    async imported(text: string) {
      const content = Buffer.from(text).toString('base64');
      const body = { resource: 'tickets', file_name: 'list.csv', content };
      const { data } = (await server.call(importsCalls.add, { body }, me)).body;
      const params = { id: data.id };
      const fields = { fields: data.columns.map(({ field }) => field) };
      const { body: checked } = await server.call(importsCalls.check, { params, body: fields }, me);
      const ask = (operation: 'run' | 'undo') =>
        server.call(importsCalls[operation], { params }, me);
      return { checked: checked.data, ask };
    },
  };
}

const ready = { plate: 'EL12345' };

describe('a step', () => {
  test('is refused with the reason for as long as something lacks that it needs', async () => {
    const { add, take, many } = await desk();
    const row = await add();
    expect((await take('confirm', row)).body.error?.code).toBe('agreements.no_plate');
    expect((await many('confirm', [row.id])).refused).toMatchObject([
      { code: 'agreements.no_plate' },
    ]);
  });

  test('draws a number, which the row keeps when the step is taken back and taken again', async () => {
    const { add, take, many } = await desk();
    const [one, two] = [await add(ready), await add(ready)];
    const confirmed = (await take('confirm', one)).body.data;
    expect(confirmed).toMatchObject({ number: '1', state: 'confirmed' });
    const back = (await take('undo', confirmed)).body.data;
    expect(back).toMatchObject({ number: '1', state: 'draft' });
    expect((await take('confirm', back)).body.data.number).toBe('1');
    await many('confirm', [two.id]);
    const there = await desk();
    const other = (await there.take('confirm', await there.add(ready))).body.data;
    expect(other.number).toBe('1');
  });

  test('that is refused draws none', async () => {
    const { add, take, many, rows } = await desk();
    const [whole, lacks] = [await add(ready), await add()];
    await many('confirm', [lacks.id, whole.id]);
    await take('confirm', await add(ready));
    const numbers = (await rows()).map(({ number }) => number);
    expect(numbers.toSorted()).toEqual(['', '1', '2']);
  });

  test('writes what the server fills in, and is refused by the server alone too', async () => {
    const { add, take, save } = await desk();
    const confirmed = (await take('confirm', await add(ready))).body.data;
    const noted = (await save(confirmed.id, 2, { note: 'refuse' })).body.data;
    expect((await take('finish', noted)).body.error?.code).toBe('common.in_use');
    const open = (await save(confirmed.id, 3, { note: '' })).body.data;
    expect((await take('finish', open)).body.data).toMatchObject({ state: 'done', price: 100 });
  });

  test('takes the right of its own', async () => {
    const manager = await desk();
    const reception = await desk(manager.me.site, 'reception');
    const row = (await reception.take('confirm', await reception.add(ready))).body.data;
    expect((await reception.take('finish', row)).body.error?.code).toBe('common.no_right');
    const { refused } = await reception.many('finish', [row.id]);
    expect(refused).toMatchObject([{ code: 'common.no_right' }]);
    expect((await manager.many('finish', [row.id])).done).toEqual([row.id]);
  });

  test('is made from the version seen, and of nothing that is archived', async () => {
    const { add, save, take } = await desk();
    const row = await add(ready);
    const newer = (await save(row.id, 1, { note: 'Newer' })).body.data;
    const late = await take('confirm', row);
    expect([late.body.error?.code, late.body.error?.current]).toEqual([
      'common.changed_elsewhere',
      newer,
    ]);
    const away = (await take('archive', newer)).body.data;
    expect((await take('confirm', away)).body.error?.code).toBe('common.archived');
  });

  test('is shown to anyone who may read', async () => {
    const { me, add, take } = await desk();
    const row = await add(ready);
    const socket = await authenticatedSocket(server, me.token);
    await take('confirm', row);
    expect(await socket.next('resource.changed')).toEqual({ name: 'tickets' });
    socket.close();
  });

  test('is not taken back once something else has happened, or when it may not be', async () => {
    const { add, save, take } = await desk();
    const confirmed = (await take('confirm', await add(ready))).body.data;
    const noted = (await save(confirmed.id, 2, { note: 'Called' })).body.data;
    expect((await take('undo', noted)).body.error?.code).toBe('common.nothing_to_undo');
    const done = (await take('finish', noted)).body.data;
    expect((await take('undo', done)).body.error?.code).toBe('common.nothing_to_undo');
  });
});

test('rows that stand in a state can be had', async () => {
  const { add, take, rows } = await desk();
  await add();
  const { id } = (await take('confirm', await add(ready))).body.data;
  expect((await rows({ state: 'confirmed,done' })).map((row) => row.id)).toEqual([id]);
});

test('what a guard of archiving refuses is refused by whichever way it is tried', async () => {
  const { add, take, many } = await desk();
  const confirmed = (await take('confirm', await add(ready))).body.data;
  expect((await take('archive', confirmed)).body.error?.code).toBe('common.in_use');
  expect((await many('archive', [confirmed.id])).refused).toMatchObject([
    { code: 'common.in_use' },
  ]);
});

describe('an import', () => {
  test('does not change what the state of a row has settled', async () => {
    const { add, take, imported } = await desk();
    const { name } = (await take('confirm', await add(ready))).body.data;
    const { checked } = await imported(`name;note;plate\n${name};Called;AB12345\n`);
    expect(checked.problems).toMatchObject([{ row: 2, column: 'plate' }]);
    expect((await imported(`name;note\n${name};Called\n`)).checked.counts.changed).toBe(1);
  });

  test('makes rows that stand at the beginning, whatever the file says', async () => {
    const { imported, rows } = await desk();
    await (await imported('name;state;number\nNew;done;77\n')).ask('run');
    expect(await rows()).toMatchObject([{ name: 'New', state: 'draft', number: '' }]);
  });

  test('that is taken back leaves what has gone on since', async () => {
    const { imported, rows, take } = await desk();
    const { ask } = await imported('name;plate\nGone;EL11111\nKept;EL22222\n');
    await ask('run');
    const kept = (await rows()).find(({ name }) => name === 'Kept')!;
    await take('confirm', kept);
    await ask('undo');
    expect((await rows()).map(({ name }) => name)).toEqual(['Kept']);
  });
});
