import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Call } from '#contract/kit/call.ts';
import type { HistoryEntry, Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { isEditable, statesOf } from '#contract/kit/steps.ts';
import { logInAs, makeUser, type LoggedIn } from '../factories/accounts.ts';
import { createOwners } from '../factories/resources.ts';
import { testServer, type Answered, type TestServer } from '../server.ts';

interface Input {
  /** Another row each time, with all that its steps need. */
  readonly ready: () => Record<string, unknown>;
  /** What a change writes. */
  readonly changed: Record<string, unknown>;
  /** What steps ask for, by their names. */
  readonly stepInputs?: Readonly<Record<string, object>> | undefined;
  /** What the columns of a row in a state hold besides, without which the database refuses it. */
  readonly stands?: Readonly<Record<string, (row: Row) => object>> | undefined;
  readonly serve?: () => Promise<TestServer>;
  /** Makes what steps need where somebody has logged in, and answers what of it stands in a row. */
  readonly prepare?: ((me: LoggedIn) => Promise<Record<string, unknown>>) | undefined;
}

interface Done {
  readonly done: number[];
  readonly refused: { readonly id: number; readonly code: string }[];
}
type Body<Data> = Answered<Call> & { body: { data: Data } };

/** The tests of a resource with states: what every step does in every state, and what may be changed there, of one row and of many. */
export function statesSuite(resource: Resource, options: Input): void {
  const { field, steps, editable } = statesOf(resource)!;
  const { calls, name } = resource;
  const all = Object.keys(editable);
  let me: LoggedIn | undefined;
  let pointsAt: Record<string, unknown> = {};

  async function loggedIn(): Promise<LoggedIn> {
    if (me) return me;
    const { db } = await (options.serve ?? testServer)();
    me = await logInAs(db, { user: await makeUser(db, { is_superuser: true }) });
    pointsAt = { ...(await createOwners(db, resource, me.site)), ...(await options.prepare?.(me)) };
    return me;
  }
  async function ask<Data>(operation: string, input: object): Promise<Body<Data>> {
    const server = await (options.serve ?? testServer)();
    const me = await loggedIn();
    return (await server.call(calls[operation]!, input, me)) as Body<Data>;
  }

  /** A row that stands in a state, whichever way it came there. */
  async function rowIn(state: string): Promise<Row> {
    const { db } = await (options.serve ?? testServer)();
    await loggedIn();
    const { data } = (await ask<Row>('add', { body: { ...pointsAt, ...options.ready() } })).body;
    const table = sql.table(name.replaceAll('-', '_'));
    const columns = { [field]: state, ...options.stands?.[state]?.(data) };
    const sets = Object.entries(columns).map(
      ([column, value]) => sql`${sql.ref(column)} = ${value}`,
    );
    await db.transaction('system', (tx) =>
      sql`update ${table} set ${sql.join(sets)} where id = ${data.id}`.execute(tx),
    );
    return { ...data, [field]: state };
  }
  const take = (step: string, { id, version }: Row, stepInput = options.stepInputs?.[step]) =>
    ask<Row>(step, { params: { id }, body: { version, ...stepInput } });
  const many = async (action: string, { id }: Row, change?: object) =>
    (await ask<Done>('many', { body: { ids: [id], action, ...(change && { change }) } })).body.data;
  const historyOf = async ({ id }: Row) =>
    (await ask<HistoryEntry[]>('history', { params: { id } })).body.data;

  describe(`the states of ${name}`, () => {
    const pairs = all.flatMap((state) => Object.keys(steps).map((step) => [state, step] as const));

    test.each(pairs)('%s: %s, of one and of many', async (state, step) => {
      const { from, to, asks } = steps[step]!;
      const [row, other] = [await rowIn(state), await rowIn(state)];
      const answer = await take(step, row);
      const bulk = await many(step, other);
      if (from.includes(state)) {
        expect(answer.body.data).toMatchObject({ [field]: to, version: row.version + 1 });
        // Of many nobody is asked.
        expect(bulk.done).toEqual(asks ? [] : [other.id]);
        const [last] = await historyOf(row);
        expect(last).toMatchObject({ action: step });
        // A step may leave the row in its state, and change what else is said of it.
        if (to !== state) expect(last?.changes).toContainEqual({ field, from: state, to });
        if (asks) expect((await take(step, await rowIn(state), {})).status).toBe(422);
      } else {
        expect([answer.status, answer.body.error?.code]).toEqual([409, 'common.wrong_state']);
        expect(bulk.refused).toMatchObject([{ id: other.id, code: 'common.wrong_state' }]);
      }
    });

    test.each(all)('%s: what is settled is not changed, of one or of many', async (state) => {
      for (const [changed, value] of Object.entries(options.changed)) {
        const [row, other] = [await rowIn(state), await rowIn(state)];
        const body = { version: row.version, [changed]: value };
        const answer = await ask('save', { params: { id: row.id }, body });
        const bulk = await many('save', other, { [changed]: value });
        const open = isEditable(resource, row, changed);
        expect([changed, answer.status]).toEqual([changed, open ? 200 : 409]);
        expect(Object.keys(answer.body.error?.fields ?? {})).toEqual(open ? [] : [changed]);
        expect(open ? bulk.done : bulk.refused.map(({ id }) => id)).toEqual([other.id]);
      }
    });

    const undone = pairs.filter(([state, step]) => {
      const { from, undo } = steps[step]!;
      return undo && from.includes(state);
    });
    if (undone.length === 0) return;
    test('a step that may be taken back is, once', async () => {
      for (const [state, step] of undone) {
        const taken = (await take(step, await rowIn(state))).body.data;
        const back = (await take('undo', taken)).body.data;
        expect([step, back[field]]).toEqual([step, state]);
        expect((await take('undo', back)).body.error?.code).toBe('common.nothing_to_undo');
      }
    });
  });
}
