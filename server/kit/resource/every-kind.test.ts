import { sql } from 'kysely';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importsCalls } from '#contract/lists/imports.ts';
import { AppError } from '#server/kit/errors.ts';
import { resourceRoutes } from './resource-routes.ts';
import { logInAs, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { authenticatedSocket } from '#tests/support/network/live-socket.ts';
import { serverOver, type TestServer } from '#tests/support/server.ts';
import { freshDatabase } from '#tests/support/database/test-database.ts';
import { makeSamples, samples } from '#tests/support/factories/samples.ts';

const db = await freshDatabase();
await makeSamples(db);
let server: TestServer;
const changes: string[] = [];

beforeAll(async () => {
  server = await serverOver(db);
  resourceRoutes(server.app, samples, {
    beforeSave: (_, change) => {
      if (change.story === 'refuse') {
        throw new AppError('common.wrong_input', {}, { story: 'fields.unknown' });
      }
      return Promise.resolve({ ...change, ...(change.size === 'large' && { depth: 200 }) });
    },
    afterSave: ({ db: tx }, id, before) => {
      changes.push(`${before ? 'saved' : 'added'} ${before?.name ?? ''}`);
      return sql`update samples set story = story || '!' where id = ${id} and story = 'shout'`
        .execute(tx)
        .then(() => {});
    },
  });
});
afterAll(async () => {
  await server.app.http.close();
  await db.close();
});

const all = {
  name: 'Østen Ærlig',
  story: 'one\ntwo; "three"',
  email: 'osten@post.example',
  phone: '+47 99 88 77 66',
  plate: 'EL12345',
  org_number: '974760673',
  size: 'small',
  alive: true,
  depth: 16,
  price: 123_450,
  rate: 25_00,
  born: '2026-02-28',
  opens: 450,
  words: ['Én', 'to'],
  seen_at: '2026-03-29T01:30:00.000Z',
  hours: [{ from: 480, to: 960 }],
};

// Neither an instant nor what has parts of its own comes in by a file.
const { seen_at: _at, hours: _hours, ...inFile } = all;

async function desk(site?: LoggedIn['site']) {
  const me = await logInAs(db, { roles: ['manager'], ...(site && { site }) });
  const sender = { token: me.token, lang: 'nb' };
  const { calls } = samples;
  return {
    me,
    add: (body: object) => server.call(calls.add, { body: body as never }, sender),
    save: (id: number, body: object) =>
      server.call(calls.save, { params: { id }, body: body as never }, sender),
    list: (query: object = {}) => server.call(calls.list, { query }, sender),
    exported: async (query: object) =>
      (await server.call(calls.export, { query }, sender)).body as unknown as Buffer,
    async imported(content: Buffer | string) {
      const body = {
        resource: 'samples',
        file_name: 'list.csv',
        content: Buffer.from(content).toString('base64'),
      };
      const { data } = (await server.call(importsCalls.add, { body }, sender)).body;
      const fields = { fields: data.columns.map(({ field }) => field) };
      const input = { params: { id: data.id }, body: fields };
      const checked = (await server.call(importsCalls.check, input, sender)).body.data;
      const run = () =>
        server.call(importsCalls.run, { params: { id: data.id }, body: {} }, sender);
      return { checked, run };
    },
  };
}

describe('a field of every kind', () => {
  test('is saved and answered as it was given', async () => {
    const { add, save } = await desk();
    const parent = (await add({ name: 'Parent' })).body.data;
    const { status, body } = await add({ ...all, parent_id: parent.id });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      ...all,
      parent_id: parent.id,
      shown: { parent_id: 'Parent' },
    });
    const emptied = {
      story: '',
      email: '',
      depth: null,
      price: null,
      rate: null,
      born: null,
      opens: null,
      parent_id: null,
      words: [],
    };
    const saved = await save(body.data.id, { ...emptied, version: 1 });
    expect(saved.body.data).toMatchObject(emptied);
  });

  test('of what has parts only a change is one, in whatever order the database keeps them', async () => {
    const { add, save, list } = await desk();
    const { id } = (await add(all)).body.data;
    const seen_at = '2026-03-29T01:30:00Z';
    const same = await save(id, { hours: [{ from: 480, to: 960 }], seen_at, version: 1 });
    expect(same.body.data.version).toBe(1);
    const hours = [{ from: 480, to: 900 }];
    expect((await save(id, { hours, version: 1 })).body.data).toMatchObject({ hours, version: 2 });
    expect((await list()).body.data[0]).not.toHaveProperty('hours');
  });

  test.each([
    ['name', ''],
    ['email', 'osten'],
    ['phone', 'ring'],
    ['size', 'middle'],
    ['alive', 'yes'],
    ['depth', 201],
    ['price', 0.5],
    ['rate', 100_01],
    ['born', '2026-02-30'],
    ['opens', 1440],
    ['parent_id', 999_999_999],
    ['words', 'one'],
    ['seen_at', '2026-03-29 03:30'],
    ['hours', 'all day'],
  ])('a %s that is %j is refused at its field', async (field, value) => {
    const { add } = await desk();
    const { status, body } = await add({ ...all, [field]: value });
    expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([422, [field]]);
  });

  test.each<[string, Record<string, string>]>([
    ['a choice', { size: 'small' }],
    ['yes or no', { alive: 'true' }],
    ['a number', { depth_from: '16', depth_to: '16' }],
    ['an amount', { price_from: '123450' }],
    ['a rate', { rate_to: '2500' }],
    ['an instant', { seen_at_from: '2026-03-29T01:00:00Z', seen_at_to: '2026-03-29T02:00:00Z' }],
    ['a day', { born_from: '2026-02-28', born_to: '2026-02-28' }],
    ['a word', { words: 'to,none' }],
    ['a search', { q: 'ærlig 99887' }],
  ])('narrows a list by %s', async (_, query) => {
    const { add, list } = await desk();
    await add(all);
    await add({
      name: 'Other',
      size: 'large',
      depth: 200,
      price: 1,
      rate: 90_00,
      words: ['three'],
    });
    expect((await list(query)).body.data.map(({ name }) => name)).toEqual([all.name]);
  });

  test('goes out in a file and is the same when it comes in again, in either format', async () => {
    const { add, exported, imported } = await desk();
    await add(all);
    for (const format of ['csv', 'xlsx']) {
      const { checked } = await imported(await exported({ format }));
      expect([format, checked.problems, checked.counts]).toEqual([
        format,
        [],
        { same: 1, new: 0, changed: 0, wrong: 0, gone: 0, asked: 0 },
      ]);
    }
  });

  test('comes in at another site as it went out', async () => {
    const { add, exported } = await desk();
    await add(all);
    const there = await desk();
    const { run } = await there.imported(await exported({ format: 'xlsx' }));
    expect((await run()).body.data.state).toBe('done');
    expect((await there.list()).body.data).toMatchObject([inFile]);
  });
});

describe('what a resource does of its own', () => {
  test('fills in, refuses, and writes elsewhere, for a form and for an import', async () => {
    const { add, imported, list } = await desk();
    expect((await add({ name: 'Large', size: 'large' })).body.data.depth).toBe(200);
    expect((await add({ name: 'Loud', story: 'shout' })).body.data.story).toBe('shout!');
    const refused = await add({ name: 'No', story: 'refuse' });
    expect(Object.keys(refused.body.error?.fields ?? {})).toEqual(['story']);
    const { run } = await imported('name;story;size\nLouder;shout;large\n');
    await run();
    const [row] = (await list({ q: 'louder' })).body.data;
    expect(row).toMatchObject({ story: 'shout!', depth: 200 });
  });

  test('a refused import of it has written nothing', async () => {
    const { imported, list } = await desk();
    const { checked, run } = await imported('name;story\nFine;\nNot;refuse\n');
    expect(checked.problems.map(({ row, column }) => [row, column])).toEqual([[3, 'story']]);
    expect((await run()).body.error?.code).toBe('imports.wrong_rows');
    expect((await list()).body.data).toEqual([]);
  });

  test('is told what was there before a change, and nothing for what is new', async () => {
    const { add, save } = await desk();
    const { id } = (await add({ name: 'First' })).body.data;
    changes.length = 0;
    await save(id, { name: 'Second', version: 1 });
    await save(id, { name: 'Second', version: 2 });
    await add({ name: 'Third' });
    expect(changes).toEqual(['saved First', 'added ']);
  });
});

test('anyone who may read it hears of a change, by whatever way it came', async () => {
  const { me, add, save, imported } = await desk();
  const socket = await authenticatedSocket(server, me.token);
  const { id } = (await add({ name: 'One' })).body.data;
  expect(await socket.next('resource.changed')).toEqual({ name: 'samples' });
  await save(id, { name: 'Two', version: 1 });
  expect(await socket.next('resource.changed')).toEqual({ name: 'samples' });
  await (await imported('name\nThree\n')).run();
  expect(await socket.next('resource.changed')).toEqual({ name: 'samples' });
  socket.close();
});

test('a list of more than ten thousand rows goes into a workbook whole, in its order and safe to open', async () => {
  const { me, exported } = await desk();
  await db.transaction('system', (tx) =>
    sql`insert into samples (chain_id, site_id, name, price, born, story)
      select ${me.site.chain_id}, ${me.site.id}, 'Ås ' || n, n * 100 + 50, date '2026-01-01' + n % 300,
        case when n % 2 = 0 then '=cmd|''/c calc''!A1' else '<b>&"Ø' end
      from generate_series(1, 10500) n`.execute(tx),
  );
  const columns = 'name,price,born,story';
  const [heading, ...rows] = await readSheet(await exported({ format: 'xlsx', columns }));
  expect(heading).toHaveLength(4);
  expect(rows).toHaveLength(10_500);
  expect(rows[0]).toEqual(['Ås 1', 1.5, new Date('2026-01-02T00:00:00Z'), '<b>&"Ø']);
  expect(rows.at(-1)?.slice(0, 2)).toEqual(['Ås 10500', 10_500.5]);
  const lines = (await exported({ columns })).toString('utf8').trim().split('\r\n');
  expect(lines).toHaveLength(10_501);
  expect(lines[2]).toBe(`Ås 2;2,50;2026-01-03;'=cmd|'/c calc'!A1`);
});
