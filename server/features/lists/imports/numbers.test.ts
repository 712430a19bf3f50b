import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { bonusGroups } from '#contract/customer/bonus-groups/groups.ts';
import { writeXlsx } from '#server/kit/sheet/write-xlsx.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { importerOf } from '#tests/support/importer.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();
const { db } = server;
const register = async () => {
  const me = await logInAs(db, { roles: ['manager'] });
  const importer = importerOf(server, me);
  return {
    ...importer,
    checked: (content: string | Buffer) => importer.checked(content, 'bonus-groups'),
    groups: async () => (await server.call(bonusGroups.calls.list, {}, me)).body.data,
  };
};

describe('numbers of a column', () => {
  const limits = (cells: string[]) =>
    `Name;Least that is paid\n${cells.map((cell, n) => `P${n};${cell}`).join('\n')}\n`;
  const read = (preview: { changes: { field: string; to: unknown }[] }[]) =>
    preview.map(({ changes }) => changes.find(({ field }) => field === 'min_payout')?.to);

  test('are read by the decimal mark that all of its cells show', async () => {
    const { checked } = await register();
    const { data } = (await checked(limits(['1.250', '2.345.125', '12,5', 'kr 1 000,-']))).body;
    expect(read(data.preview)).toEqual([125_000, 234_512_500, 1250, 100_000]);
  });

  test('are refused where they cannot be what they are for', async () => {
    const { checked } = await register();
    const { data } = (await checked(limits(['345,125', '0,005', '12,3,4', '12 34', '7,5']))).body;
    expect(data.problems.map(({ row }) => row)).toEqual([2, 3, 4, 5]);
    expect(read(data.preview)).toEqual([750]);
  });

  test('that could be either are refused until somebody says which mark it is', async () => {
    const there = await register();
    const { data } = (await there.checked(limits(['1.250', '345.125']))).body;
    expect(data.columns[1]).toMatchObject({ is_open: true, mark: null });
    expect(data.counts).toMatchObject({ new: 0, wrong: 2 });
    const fields = ['name', 'min_payout'];
    const said = (await there.check(data.id, fields, [null, ','])).body.data;
    expect(read(said.preview)).toEqual([125_000, 34_512_500]);
    expect(said.columns[1]).toMatchObject({ is_open: true, mark: ',' });
    await there.run(data.id);
    expect((await there.groups()).map(({ min_payout }) => min_payout)).toEqual([
      125_000, 34_512_500,
    ]);
  });

  test('say their mark with a currency around them, too', async () => {
    const { checked } = await register();
    const open = (await checked(limits(['kr 1.250', 'kr 345.125']))).body.data;
    expect(open.columns[1]).toMatchObject({ is_open: true });
    const { data } = (await checked(limits(['kr 1.250', '12,50 kr']))).body;
    expect(read(data.preview)).toEqual([125_000, 1250]);
  });

  test('of a workbook are what they are', async () => {
    const { checked } = await register();
    const cells = [345.125, 345.12].map((value) => [
      { kind: 'text', value: 'Kari' } as const,
      { kind: 'number', value, digits: 3 } as const,
    ]);
    const parts: Uint8Array[] = [];
    for await (const part of writeXlsx(['Name', 'Least that is paid'], Readable.from([cells]))) {
      parts.push(part);
    }
    const { data } = (await checked(Buffer.concat(parts))).body;
    expect(data.columns[1]).toMatchObject({ is_open: false });
    expect(data.problems.map(({ row }) => row)).toEqual([2]);
    expect(read(data.preview)).toEqual([34_512]);
  });
});
