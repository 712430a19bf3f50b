import { fc, isFuzzing } from '#tests/support/random/fast-check.ts';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { customers } from '#contract/customer/customers.ts';
import { importsCalls } from '#contract/lists/imports.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { testServer } from '#tests/support/server.ts';
import { actAs } from '#server/kit/caller/act-as.ts';
import { portionsOf } from './portions.ts';
import { importsJob } from './run.ts';

const server = await testServer();
const { db } = server;

async function register() {
  const me = await logInAs(db, { roles: ['manager'] });
  const sender = { token: me.token, lang: 'en' };
  const { chain_id } = me.site;
  const read = (content: Uint8Array | string) => {
    const body = {
      resource: 'customers',
      file_name: 'list',
      content: Buffer.from(content).toString('base64'),
    };
    return server.call(importsCalls.add, { body }, sender);
  };
  const operation = (name: 'run' | 'undo', id: number, body = {}) =>
    server.call(importsCalls[name], { params: { id }, body }, sender);
  return {
    me,
    sender,
    chain_id,
    read,
    async checked(content: string, fields?: (string | null)[]) {
      const answer = await read(content);
      if (answer.status !== 200) return answer;
      const { data } = answer.body;
      const body = { fields: fields ?? data.columns.map(({ field }) => field) };
      return server.call(importsCalls.check, { params: { id: data.id }, body }, sender);
    },
    run: (id: number) => operation('run', id, { leave_out_wrong: true }),
    undo: (id: number) => operation('undo', id),
    one: (id: number) => server.call(importsCalls.one, { params: { id } }, sender),
    /** What the register holds in use, without what tells that it was changed. */
    async holds() {
      const { data } = (
        await server.call(customers.calls.list, { query: { per_page: 200 } }, sender)
      ).body;
      return data.map(({ version: _, changed_at: __, changed_by: ___, ...row }) => row);
    },
  };
}

/** A zip whose entries say that they unpack to next to nothing. */
function lying(zip: Uint8Array): Uint8Array {
  const lie = Buffer.from(zip);
  for (const [mark, at] of [
    ['PK\u0003\u0004', 22],
    ['PK\u0001\u0002', 24],
  ] as const) {
    for (let from = lie.indexOf(mark); from !== -1; from = lie.indexOf(mark, from + 4)) {
      lie.writeUInt32LE(10, from + at);
    }
  }
  return lie;
}

describe('a file is refused, and nothing is kept of it,', () => {
  let packed: Uint8Array | undefined;
  // Packed once: that takes longer than all that is done with it.
  const bomb = () =>
    (packed ??= zipSync(
      { 'xl/worksheets/sheet1.xml': new Uint8Array(210 * 1024 * 1024).fill(32) },
      { level: 1 },
    ));

  test.each<[string, () => Uint8Array | string, string]>([
    ['that has no lines', () => ' \n \r\n', 'imports.no_rows'],
    [
      'of three hundred columns',
      () => `${Array(300).fill('Name').join(';')}\nKari\n`,
      'imports.too_large',
    ],
    ['that unpacks to more than any list', bomb, 'imports.unreadable'],
    ['that lies about what it unpacks to', () => lying(bomb()), 'imports.unreadable'],
    ['with bytes of nothing between its letters', () => 'Name\nKa\0ri\n', 'imports.unreadable'],
    ['that is half a workbook', () => bomb().subarray(0, 5_000), 'imports.unreadable'],
  ])('%s', async (_, content, code) => {
    const { read } = await register();
    const { status, body } = await read(content());
    expect([status, body.error?.code]).toEqual([422, code]);
  });

  test('that is empty', async () => {
    const { read } = await register();
    expect((await read('')).body.error?.fields).toHaveProperty('content');
  });
});

test('bytes that are no text of any kind are read or refused, and never break the server', async () => {
  const { read } = await register();
  const bytes = fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 400 }),
    // Letters, separators and line ends in whatever order, with bytes between that UTF-8 does not know.
    fc
      .array(fc.constantFrom(65, 0xc5, 0xff, 0xfe, 0xef, 0x22, 0x3b, 0x2c, 0x0a, 0x0d, 0x09), {
        minLength: 2,
        maxLength: 200,
      })
      .map((codes) => Uint8Array.from(codes)),
  );
  await fc.assert(
    fc.asyncProperty(bytes, async (content) => {
      expect([200, 422]).toContain((await read(content)).status);
    }),
    { numRuns: isFuzzing ? 400 : 20 },
  );
});

test('whatever stands in a file is checked, imported and taken back, and the register is as it was', async () => {
  const { chain_id, checked, run, undo, holds } = await register();
  await makeCustomer(db, { chain_id, number: 'K7', name: 'Kari', city: 'Oslo', tags: ['VIP'] });
  const before = await holds();
  const hostile = fc.constantFrom(
    '=1+1',
    '"',
    "'); drop table customers;--",
    '\u202Eabc',
    '<img src=x onerror=alert(1)>',
    '{{constructor}}',
    '__proto__',
    'Å'.normalize('NFD'),
    'K7',
    '1 000,5',
    'VIP, vip',
    'x'.repeat(200),
    '',
  );
  const cell = fc.oneof(hostile, fc.string({ unit: 'grapheme', maxLength: 20 }));
  const fields = ['number', 'name', 'email', 'payment_days', 'tags'];
  const row = fc.array(cell, { minLength: 1, maxLength: fields.length });
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), async (rows) => {
      const quoted = rows.map((cells) =>
        cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(';'),
      );
      const file = `${fields.join(';')}\n${quoted.join('\n')}\n`;
      const { status, body } = await checked(file, fields);
      if (status !== 200) {
        // Rows of nothing are no rows.
        expect([status, body.error?.code]).toEqual([422, 'imports.no_rows']);
        return;
      }
      for (const { row: at, column, message } of body.data.problems) {
        expect(at).toBeGreaterThan(1);
        expect(at).toBeLessThanOrEqual(rows.length + 1);
        expect(['', ...fields]).toContain(column);
        expect(message).not.toBe('');
      }
      const done = await run(body.data.id);
      expect([done.status, done.body.error ?? null]).toEqual([200, null]);
      expect((await undo(body.data.id)).status).toBe(200);
      expect(await holds()).toEqual(before);
    }),
    { numRuns: isFuzzing ? 200 : 12 },
  );
});

describe('an import of many rows', () => {
  const names = (count: number) => Array.from({ length: count }, (_, nth) => `Person ${nth}`);

  async function many() {
    const there = await register();
    const { me, checked } = there;
    const { id } = (await checked(`Name\n${names(1_200).join('\n')}\n`)).body.data;
    const job = importsJob(server.app);
    const person = { chainId: me.site.chain_id, siteId: me.site.id, userId: me.user.id };
    const engine = server.app.engines.get('customers')!;
    return {
      ...there,
      id,
      job,
      state: async () => (await there.one(id)).body.data,
      portion: (next = portionsOf(server.app, engine, id)) =>
        actAs(server.app, person, { requestId: 'a-portion' }, next),
      async count() {
        const { meta } = (await server.call(customers.calls.list, {}, there.sender)).body;
        return meta.total_items;
      },
    };
  }

  test('is checked, written and taken back in portions, and tells how far it is', async () => {
    const { id, job, run, undo, state, portion, count } = await many();
    expect((await state()).state).toBe('checking');
    await job.work();
    expect(await state()).toMatchObject({ state: 'checked', counts: { new: 1_200, wrong: 0 } });
    expect((await run(id)).body.data.state).toBe('waiting');
    await portion();
    expect([(await state()).state, (await state()).done_rows, await count()]).toEqual([
      'waiting',
      500,
      500,
    ]);
    await job.work();
    expect([(await state()).state, await count()]).toEqual(['done', 1_200]);
    expect((await undo(id)).body.data.state).toBe('undoing');
    await portion();
    expect(await count()).toBe(700);
    await job.work();
    expect([(await state()).state, await count()]).toEqual(['undone', 0]);
  });

  test('lets others be answered between its portions', async () => {
    const { id, job, run, state } = await many();
    await job.work();
    await run(id);
    let isOver = false;
    const written = job.work().finally(() => (isOver = true));
    const seen = new Set<number>();
    while (!isOver) seen.add((await state()).done_rows);
    await written;
    const between = [...seen].filter((rows) => rows > 0 && rows < 1_200);
    expect(between).not.toEqual([]);
    expect((await state()).state).toBe('done');
  });

  test('that is killed half-way loses and doubles nothing', async () => {
    const { id, me, job, run, state, portion, count } = await many();
    await job.work();
    await run(id);
    await portion();
    const next = portionsOf(server.app, server.app.engines.get('customers')!, id);
    const half = portion(async (context) => {
      await next(context);
      throw new Error('The power is gone.');
    });
    await expect(half).rejects.toThrow('The power is gone.');
    expect([(await state()).state, await count()]).toEqual(['waiting', 500]);
    await job.work();
    expect([(await state()).state, await count()]).toEqual(['done', 1_200]);
    const { rows } = await db.executeSql(
      'select count(distinct name)::int as names from customers where chain_id = $1',
      [me.site.chain_id],
    );
    expect(rows).toEqual([{ names: 1_200 }]);
  });

  test('whose last row is refused by then takes back what was written, unless it may be left out', async () => {
    const { chain_id, checked, sender, one } = await register();
    const file = ['Name;Email', ...names(1_200).map((name) => `${name};`)];
    file[1_200] = 'Kari;kari@post.example';
    const { id } = (await checked(file.join('\n'))).body.data;
    const job = importsJob(server.app);
    await job.work();
    // Two with the same address meanwhile: which one is meant?
    for (const name of ['A', 'B']) {
      await makeCustomer(db, { chain_id, name, email: 'kari@post.example' });
    }
    await server.call(importsCalls.run, { params: { id }, body: {} }, sender);
    await job.work();
    const { state, problem } = (await one(id)).body.data;
    expect([state, problem]).toEqual(['failed', expect.stringMatching(/./)]);
    const { data } = (await server.call(customers.calls.list, {}, sender)).body;
    expect(data.map(({ name }) => name)).toEqual(['A', 'B']);
  });
});
