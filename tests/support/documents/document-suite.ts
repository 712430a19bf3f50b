import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/kit/call.ts';
import { linesOf, type Line, type LinesWritten } from '#contract/kit/document/lines.ts';
import type { HistoryEntry, Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { documentTotals } from '#contract/money/document-totals.ts';
import { crudSuite } from '../crud-suite.ts';
import { logInAs, makeUser, type LoggedIn } from '../factories/accounts.ts';
import { createOwners } from '../factories/resources.ts';
import { makeVatCodes } from './vat-codes.ts';
import { testServer, type Answered } from '../server.ts';

interface Input extends NonNullable<Parameters<typeof crudSuite>[1]> {
  /** What a line says besides what it costs. */
  readonly line: () => Record<string, unknown>;
}

type Body = { data: Row & HistoryEntry[] };
type Document = Row & { readonly lines: readonly Line[] };

/** The tests of a document: those of a resource, and that its lines and totals are right. */
export function documentSuite(
  resource: Resource,
  { line: validLine, ready, prepare, ...options }: Input,
): void {
  const { field } = linesOf(resource)!;
  const line = (more: object = {}): Line => ({
    key: crypto.randomUUID(),
    position: 1000,
    quantity: 1000,
    unit_price: 100_00_00,
    vat_code: '3',
    ...validLine(),
    ...more,
  });
  const prepareAll = async (me: LoggedIn) => {
    await makeVatCodes((await testServer()).db, me.site);
    return (await prepare?.(me)) ?? {};
  };
  crudSuite(resource, {
    ...options,
    ready: { ...ready, [field]: { put: [line()] } },
    prepare: prepareAll,
  });

  describe(`the lines of ${resource.name}`, () => {
    let me: LoggedIn;
    let pointsAt: Record<string, number> = {};
    beforeAll(async () => {
      const { db } = await testServer();
      me = await logInAs(db, { user: await makeUser(db, { is_superuser: true }) });
      await prepareAll(me);
      pointsAt = await createOwners(db, resource, me.site);
    });

    async function ask(operation: string, parts: { id?: number; body?: object } = {}) {
      const { id, ...rest } = parts;
      const server = await testServer();
      const input = { ...rest, ...(id !== undefined && { params: { id } }) };
      return (await server.call(resource.calls[operation]!, input, me)) as Answered<Call> & {
        body: Body;
      };
    }
    const added = async (lines: LinesWritten, more: object = {}) => {
      const body = { ...pointsAt, ...options.valid(), ...more, [field]: lines };
      const answer = await ask('add', { body });
      expect(answer.body.error).toBeUndefined();
      return answer.body.data as Row as Document;
    };
    const save = ({ id, version }: Row, lines: LinesWritten) =>
      ask('save', { id, body: { version, [field]: lines } });
    const keysOf = (row: Row) => (row as Document).lines.map(({ key }) => key);

    test('are saved with it as one version, and calculated by the server alone', async () => {
      const put = [
        line({ position: 2, quantity: 3333, unit_price: 99_95_55, discount_percent: 7_50 }),
        line({ position: 1, vat_code: '5', unit_price: 12_34 }),
      ];
      const row = await added({ put }, { net: 1, gross: 1 });
      const standard = { category: 'S', rate: 25_00 } as const;
      const wanted = documentTotals({
        lines: [
          { quantity: 3333, unit_price: 99_95_55, discount_percent: 7_50, vat: standard },
          { quantity: 1000, unit_price: 12_34, vat: { category: 'Z', rate: 0 } },
        ],
        includesVat: false,
      });
      const { net, vat, gross } = wanted;
      expect(row).toMatchObject({ version: 1, line_count: 2, net, vat, gross });
      expect(keysOf(row)).toEqual([put[1]!.key, put[0]!.key]);
      expect(row.lines.map(({ amount }) => amount)).toEqual([12, wanted.lines[0]!.amount]);
      expect((await ask('one', { id: row.id })).body.data).toEqual(row);
    });

    test('are changed and taken out by their keys, and the history shows those alone', async () => {
      const [one, two, three] = [line({ position: 1 }), line({ position: 2 }), line()];
      const row = await added({ put: [one, two] });
      const put = [{ ...two, quantity: 4000 }, three];
      const { data } = (await save(row, { put, remove: [one.key] })).body;
      expect(keysOf(data)).toEqual([two.key, three.key]);
      expect(data).toMatchObject({ version: 2, net: 500_00 });
      const [last] = (await ask('history', { id: row.id })).body.data;
      const change = last?.changes.find((one) => one.field === field);
      const keys = (lines: unknown) => (lines as Line[]).map(({ key }) => key).toSorted();
      expect(keys(change?.from)).toEqual([one.key, two.key].toSorted());
      expect(keys(change?.to)).toEqual([two.key, three.key].toSorted());
    });

    test('who changes an older version is told of all lines as they are', async () => {
      const row = await added({ put: [line()] });
      const saved = (await save(row, { put: [line()] })).body.data;
      const late = await save(row, { remove: keysOf(row) });
      expect([late.status, late.body.error?.code]).toEqual([409, 'common.changed_elsewhere']);
      expect(late.body.error?.current).toEqual(saved);
    });

    test.each([
      ['a quantity of nothing', { quantity: 0 }],
      ['a quantity below nothing', { quantity: -1000 }],
      ['a quantity of more than there is', { quantity: 1e12 }],
      ['a quantity in ten-thousandths', { quantity: 0.5 }],
      ['a discount of more than the whole', { discount_percent: 100_01 }],
      ['a price below nothing', { unit_price: -1 }],
      ['a VAT code that is none', { vat_code: 'none' }],
    ])('%s is refused', async (_, wrong) => {
      const body = { ...pointsAt, ...options.valid(), [field]: { put: [line(wrong)] } };
      expect((await ask('add', { body })).status).toBe(422);
    });

    test('a copy has lines of its own that come to the same', async () => {
      const row = await added({ put: [line(), line({ quantity: 2500 })] });
      const copy = (await ask('copy', { id: row.id })).body.data as Row as Document;
      expect(copy).toMatchObject({ version: 1, gross: row['gross'], line_count: 2 });
      expect(keysOf(copy).filter((key) => keysOf(row).includes(key))).toEqual([]);
    });

    test('five hundred are written, changed and read at once', async () => {
      const put = Array.from({ length: 500 }, (_, at) => line({ position: at }));
      const row = await added({ put });
      expect(keysOf(row)).toEqual(put.map(({ key }) => key));
      const half = put.slice(250).map((one) => ({ ...one, quantity: 2000 }));
      const remove = put.slice(0, 250).map(({ key }) => key);
      const { data } = (await save(row, { put: half, remove })).body;
      expect(data).toMatchObject({ line_count: 250, net: 500 * 100_00 });
    });
  });
}
