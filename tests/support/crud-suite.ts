import { beforeAll, describe, expect, test } from 'vitest';
import { hasParts } from '#contract/kit/field.ts';
import type { Call } from '#contract/kit/call.ts';
import type { HistoryEntry, Row } from '#contract/kit/row.ts';
import type { Operation, Resource } from '#contract/kit/resource.ts';
import { logInAs, makeUser, type LoggedIn } from './factories/accounts.ts';
import { createOwners } from './factories/resources.ts';
import { statesOf } from '#contract/kit/steps.ts';
import { testServer, type Answered } from './server.ts';
import { statesSuite } from './states/states-suite.ts';

interface Input {
  /** Another row each time; what it has to point at is made for it. */
  readonly valid: () => Record<string, unknown>;
  /** What a change writes. */
  readonly changed: Record<string, unknown>;
  /** Values that are refused at their fields. */
  readonly wrong: Record<string, unknown>;
  /** Of a resource with states: what its steps need besides. */
  readonly ready?: Record<string, unknown>;
  /** What its steps ask for, by their names. */
  readonly stepInputs?: Readonly<Record<string, object>>;
  /** What the columns of a row in a state hold besides, without which the database refuses it. */
  readonly stands?: Readonly<Record<string, (row: Row) => object>>;
  /** Makes what its steps need where somebody has logged in, and answers what of it stands in a row; of a plain one that which nothing is saved without. */
  readonly prepare?: (me: LoggedIn) => Promise<Record<string, unknown>>;
}

type Body = { data: Row & Row[] & HistoryEntry[] };

/**
 * The tests of a plain resource: that its table, its calls and its rights do together what the
 * engine promises. What the resource does of its own has tests beside them.
 */
export function crudSuite(resource: Resource, options: Input): void {
  const { changed, wrong } = options;
  if (statesOf(resource)) {
    const ready = () => ({ ...options.valid(), ...options.ready });
    statesSuite(resource, {
      ready,
      changed,
      stepInputs: options.stepInputs,
      stands: options.stands,
      prepare: options.prepare,
    });
  }
  describe(`the resource ${resource.name}`, () => {
    let me: LoggedIn;
    let pointsAt: Record<string, unknown> = {};
    const valid = () => ({ ...pointsAt, ...options.valid() });
    beforeAll(async () => {
      const { db } = await testServer();
      me = await logInAs(db, { user: await makeUser(db, { is_superuser: true }) });
      const prepared = Object.entries((await options.prepare?.(me)) ?? {});
      const needed = prepared.filter(([name]) => resource.fields[name]?.required);
      pointsAt = { ...(await createOwners(db, resource, me.site)), ...Object.fromEntries(needed) };
    });

    async function ask(
      operation: Operation,
      parts: { id?: number; body?: object; query?: object } = {},
    ) {
      const { id, ...rest } = parts;
      const server = await testServer();
      const input = { ...rest, ...(id !== undefined && { params: { id } }) };
      return (await server.call(resource.calls[operation], input, me)) as Answered<Call> & {
        body: Body;
      };
    }
    const added = async () => (await ask('add', { body: valid() })).body.data;

    test('what is added can be read and stands in the list', async () => {
      const input = valid();
      const { status, body } = await ask('add', { body: input });
      expect([status, body.error]).toEqual([200, undefined]);
      expect(body.data).toMatchObject({ ...input, version: 1, archived_at: null });
      const { id } = body.data;
      expect((await ask('one', { id })).body.data).toEqual(body.data);
      const list = (await ask('list', { query: { per_page: 200 } })).body.data;
      // What has parts is returned for one row alone.
      const values = Object.entries(body.data).filter(
        ([name]) => !resource.fields[name] || !hasParts(resource.fields[name]),
      );
      expect(list.find((row) => row.id === id)).toEqual(Object.fromEntries(values));
    });

    test('what is changed is the next version; who has an older one is notified', async () => {
      const { id } = await added();
      const saved = await ask('save', { id, body: { ...changed, version: 1 } });
      expect(saved.body.data).toMatchObject({ ...changed, version: 2 });
      const late = await ask('save', { id, body: { ...changed, version: 1 } });
      expect([late.status, late.body.error?.code]).toEqual([409, 'common.changed_elsewhere']);
      expect(late.body.error?.current).toEqual(saved.body.data);
      const [newest] = (await ask('history', { id })).body.data;
      const fields = newest?.changes.map(({ field }) => field);
      expect(new Set(fields)).toEqual(new Set(Object.keys(changed)));
    });

    test.each(Object.entries(wrong))('a wrong %s is refused at its field', async (field, value) => {
      const { status, body } = await ask('add', { body: { ...valid(), [field]: value } });
      expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([422, [field]]);
    });

    test('what is archived can be restored', async () => {
      const { id } = await added();
      const away = await ask('archive', { id, body: { version: 1 } });
      expect(away.body.data.archived_at).not.toBeNull();
      const back = await ask('restore', { id, body: { version: 2 } });
      expect(back.body.data).toMatchObject({ version: 3, archived_at: null });
    });

    test('every order of the list and every file of it can be had', async () => {
      await added();
      const sorts = Object.entries(resource.fields).filter(([, { sort }]) => sort);
      for (const [field] of sorts) {
        const query = { sort_by: `${field}:desc` };
        expect((await ask('list', { query })).status).toBe(200);
        expect((await ask('export', { query })).status).toBe(200);
      }
    });
  });
}
