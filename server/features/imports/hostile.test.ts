import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { customers } from '#contract/customers.ts';
import { importsCalls } from '#contract/imports.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { testServer } from '#tests/support/server.ts';
import { actFor, lockImport } from './import-repo.ts';
import { importsJob, runImport } from './run.ts';

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
  const deed = (name: 'run' | 'undo', id: number, body = {}) =>
    server.call(importsCalls[name], { params: { id }, body }, sender);
  return {
    me,
    chain_id,
    read,
    async checked(content: string, fields?: (string | null)[]) {
      const answer = await read(content);
      if (answer.status !== 200) return answer;
      const { data } = answer.body;
      const body = { fields: fields ?? data.columns.map(({ field }) => field) };
      return server.call(importsCalls.check, { params: { id: data.id }, body }, sender);
    },
    run: (id: number) => deed('run', id, { leave_out_wrong: true }),
    undo: (id: number) => deed('undo', id),
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
  const bomb = () =>
    zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(210 * 1024 * 1024).fill(32) });

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
    { numRuns: 60 },
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
  const fields = ['number', 'name', 'email', 'credit_limit', 'tags'];
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
    { numRuns: 25 },
  );
});

test('an import that is killed half-way has written nothing, and is done by the next who looks', async () => {
  const { chain_id, checked, run, one, holds } = await register();
  const names = Array.from({ length: 2_100 }, (_, nth) => `Person ${nth}`);
  const { id } = (await checked(`Name\n${names.join('\n')}\n`)).body.data;
  expect((await run(id)).body).toMatchObject({ data: { state: 'waiting' } });
  const half = db.transaction('system', async (tx) => {
    const stored = (await lockImport(tx, id))!;
    await actFor(tx, stored);
    const engine = server.house.engines.get('customers')!;
    const caller = { chainId: chain_id, siteId: stored.site_id, userId: stored.created_by };
    const context = { db: tx, caller, now: new Date(), requestId: 'r', address: '' };
    await runImport(engine, context as never, stored);
    throw new Error('The power is gone.');
  });
  await expect(half).rejects.toThrow('The power is gone.');
  expect([(await one(id)).body.data.state, await holds()]).toEqual(['waiting', []]);
  await importsJob(server.house).work();
  expect((await one(id)).body.data).toMatchObject({ state: 'done', counts: { new: 2_100 } });
});
