import { describe, expect, test } from 'vitest';
import { cars } from '#contract/car/cars.ts';
import { customers } from '#contract/customer/customers.ts';
import { tagCalls, tags } from '#contract/lists/tags.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { testServer } from '#tests/support/server.ts';

crudSuite(tags, {
  valid: () => ({ name: unique('Tag'), color: 'amber' }),
  changed: { color: 'red', type: 'cars' },
  wrong: { name: ' ', color: 'mauve', type: 'drivers' },
});

const server = await testServer();

/** A manager of a chain without tags, and what there is to be done with them. */
async function desk() {
  const me = await logInAs(server.db, { roles: ['manager'] });
  return {
    me,
    tag: async (name: string, overrides: object = {}) =>
      (await server.call(tags.calls.add, { body: { name, ...overrides } }, me)).body.data,
    customer: async (words: string[]) =>
      (await server.call(customers.calls.add, { body: { name: 'Kari', tags: words } }, me)).body
        .data,
    car: async (words: string[]) =>
      (
        await server.call(
          cars.calls.add,
          { body: { licenseplate: unique('C').slice(-9), tags: words } },
          me,
        )
      ).body.data,
    tagsOf: async (id: number) =>
      (await server.call(customers.calls.one, { params: { id } }, me)).body.data.tags,
    all: async () => (await server.call(tags.calls.list, {}, me)).body.data,
    fromItem: (query: { itemId?: number; type?: 'customers' | 'cars' }) =>
      server.call(tagCalls.fromItem, { query }, me),
    stick: (body: { type: 'customers' | 'cars'; ids: number[]; add: string[]; remove: string[] }) =>
      server.call(tagCalls.stick, { body }, me),
    merge: (id: number, into_id: number) =>
      server.call(tagCalls.merge, { params: { id }, body: { into_id } }, me),
  };
}

describe('a word is one tag', () => {
  test('a word that is stuck on something for the first time is a tag from then on', async () => {
    const { customer, all } = await desk();
    await customer(['Ny sesong']);
    expect((await all()).map(({ name, color, uses }) => ({ name, color, uses }))).toEqual([
      { name: 'Ny sesong', color: 'grey', uses: 1 },
    ]);
  });

  test('it is written as its tag is, in whatever letters it was typed, and once', async () => {
    const { tag, customer, all } = await desk();
    await tag('Ærlig VIP');
    expect((await customer(['ærlig vip', 'Flåte', 'ÆRLIG VIP'])).tags).toEqual(
      ['Flåte', 'Ærlig VIP'].toReversed(),
    );
    expect(await all()).toHaveLength(2);
  });

  test('it is one tag in every writing of its name', async () => {
    const { tag, customer, all } = await desk();
    await tag('Håkons flåte');
    for (const word of ['Haakons flaate', 'HAKONS\u00A0FLATE', 'Ha\u030Akons  flåte']) {
      expect((await customer([word])).tags).toEqual(['Håkons flåte']);
    }
    expect((await customer(['()', '""'])).tags).toEqual(['()', '""']);
    expect((await all()).map(({ name }) => name)).toContain('Håkons flåte');
    expect(await all()).toHaveLength(3);
  });

  test('one that was archived is restored by who sticks it on something again', async () => {
    const { tag, customer, all, me } = await desk();
    const { id } = await tag('VIP');
    await server.call(tags.calls.archive, { params: { id }, body: { version: 1 } }, me);
    expect((await customer(['vip'])).tags).toEqual(['VIP']);
    expect(await all()).toMatchObject([{ id, name: 'VIP', version: 3 }]);
  });

  test('one that was archived stays archived while what carries it gets other tags', async () => {
    const { tag, customer, all, tagsOf, stick, me } = await desk();
    const { id } = await tag('VIP');
    const carrier = await customer(['VIP']);
    await server.call(tags.calls.archive, { params: { id }, body: { version: 1 } }, me);
    await stick({ type: 'customers', ids: [carrier.id], add: ['Flåte'], remove: [] });
    expect(await tagsOf(carrier.id)).toEqual(['VIP', 'Flåte']);
    expect((await all()).map(({ name }) => name)).toEqual(['Flåte']);
  });

  test('a tag of the same name is refused at its field', async () => {
    const { tag, me } = await desk();
    await tag('VIP');
    const { body } = await server.call(tags.calls.add, { body: { name: 'v\u00EDp' } }, me);
    expect(body.error?.code).toBe('common.already_exists');
    expect(body.error?.fields).toHaveProperty('name');
  });

  test('how often it is used is counted over everything in use that carries it', async () => {
    const { customer, car, all, me } = await desk();
    await customer(['VIP']);
    await car(['VIP']);
    const { id } = await customer(['VIP']);
    await server.call(customers.calls.archive, { params: { id }, body: { version: 1 } }, me);
    expect(await all()).toMatchObject([{ name: 'VIP', uses: 2 }]);
  });
});

describe('the dialog', () => {
  test('is told the tags of one thing and those offered for its type', async () => {
    const { tag, customer, fromItem } = await desk();
    await tag('Nøkkel mangler', { type: 'cars', color: 'red' });
    await tag('VIP', { color: 'amber' });
    await tag('Flåte', { type: 'customers' });
    const { id } = await customer(['VIP']);
    const { status, body } = await fromItem({ itemId: id, type: 'customers' });
    expect(status).toBe(200);
    expect(body.itemTags).toEqual([
      { id: expect.any(Number), name: 'VIP', type: '', color: 'amber' },
    ]);
    expect(body.allTags.map(({ name }) => name)).toEqual(['Flåte', 'VIP']);
  });

  test('is told all tags where no thing is named', async () => {
    const { tag, fromItem } = await desk();
    await tag('Nøkkel mangler', { type: 'cars' });
    expect((await fromItem({})).body).toMatchObject({ itemTags: [], allTags: [{ type: 'cars' }] });
  });

  test('a tag that was archived is offered no more, and stays where it is', async () => {
    const { tag, customer, fromItem, me } = await desk();
    const { id } = await tag('VIP');
    const carrier = await customer(['VIP']);
    await server.call(tags.calls.archive, { params: { id }, body: { version: 1 } }, me);
    const { body } = await fromItem({ itemId: carrier.id, type: 'customers' });
    expect([body.itemTags.map(({ name }) => name), body.allTags]).toEqual([['VIP'], []]);
  });

  test('a thing of no type, or that is not there, is refused', async () => {
    const { fromItem } = await desk();
    expect((await fromItem({ itemId: 1 })).body.error?.fields).toHaveProperty('type');
    expect((await fromItem({ itemId: 1, type: 'cars' })).status).toBe(404);
  });

  test('who may not read customers is told nothing of theirs', async () => {
    const { customer, me } = await desk();
    const { id } = await customer(['VIP']);
    const nobody = await logInAs(server.db, { site: me.site, roles: [] });
    const input = { query: { itemId: id, type: 'customers' as const } };
    expect((await server.call(tagCalls.fromItem, input, nobody)).body.error?.code).toBe(
      'common.no_right',
    );
  });
});

describe('sticking', () => {
  test('many things are tagged at once, each in its next version and with its history', async () => {
    const { customer, stick, tagsOf, me } = await desk();
    const [one, other] = [await customer(['VIP', 'Gammel']), await customer([])];
    const ids = [one.id, other.id];
    const { body } = await stick({ type: 'customers', ids, add: ['Flåte'], remove: ['Gammel'] });
    expect(body.data).toEqual({ done: ids, refused: [] });
    expect([await tagsOf(one.id), await tagsOf(other.id)]).toEqual([['VIP', 'Flåte'], ['Flåte']]);
    const history = await server.call(customers.calls.history, { params: { id: one.id } }, me);
    expect(history.body.data[0]?.changes).toEqual([
      { field: 'tags', from: ['VIP', 'Gammel'], to: ['VIP', 'Flåte'] },
    ]);
  });

  test('what is gone or archived is refused by itself', async () => {
    const { customer, stick, me } = await desk();
    const [one, away] = [await customer([]), await customer([])];
    const input = { params: { id: away.id }, body: { version: 1 } };
    await server.call(customers.calls.archive, input, me);
    const { body } = await stick({
      type: 'customers',
      ids: [one.id, away.id, 999_999_999],
      add: ['VIP'],
      remove: [],
    });
    expect(body.data.done).toEqual([one.id]);
    expect(body.data.refused.map(({ id, code }) => [id, code])).toEqual([
      [away.id, 'common.archived'],
      [999_999_999, 'common.not_found'],
    ]);
  });

  test('a mechanic may tag cars, and no customers', async () => {
    const { customer, car, me } = await desk();
    const mechanic = await logInAs(server.db, { site: me.site, roles: ['mechanic'] });
    const change = { add: ['VIP'], remove: [] };
    const ofCar = { type: 'cars' as const, ids: [(await car([])).id], ...change };
    const ofCustomer = { type: 'customers' as const, ids: [(await customer([])).id], ...change };
    expect((await server.call(tagCalls.stick, { body: ofCar }, mechanic)).status).toBe(200);
    const refused = await server.call(tagCalls.stick, { body: ofCustomer }, mechanic);
    expect(refused.body.error?.code).toBe('common.no_right');
  });
});

describe('a tag is called something else', () => {
  test('and so it is wherever it is stuck on, archived or not, and in no other chain', async () => {
    const [ours, theirs] = [await desk(), await desk()];
    const { id } = await ours.tag('Flåte');
    const [one, away] = [await ours.customer(['VIP', 'Flåte']), await ours.customer(['Flåte'])];
    const foreign = await theirs.customer(['Flåte']);
    const input = { params: { id: away.id }, body: { version: 1 } };
    await server.call(customers.calls.archive, input, ours.me);
    const body = { name: 'Firmabiler', version: 1 };
    await server.call(tags.calls.save, { params: { id }, body }, ours.me);
    expect(await ours.tagsOf(one.id)).toEqual(['VIP', 'Firmabiler']);
    expect(await ours.tagsOf(away.id)).toEqual(['Firmabiler']);
    expect(await theirs.tagsOf(foreign.id)).toEqual(['Flåte']);
    expect(await ours.all()).toMatchObject([{ name: 'Firmabiler' }, { name: 'VIP' }]);
  });

  test('only in other letters, too', async () => {
    const { tag, customer, tagsOf, me } = await desk();
    const { id } = await tag('vip');
    const one = await customer(['VIP']);
    const body = { name: 'VIP', version: 1 };
    await server.call(tags.calls.save, { params: { id }, body }, me);
    expect(await tagsOf(one.id)).toEqual(['VIP']);
  });
});

describe('two tags become one', () => {
  test('whatever carried either carries the one that stays, and the other is archived', async () => {
    const { tag, customer, car, tagsOf, merge, all } = await desk();
    const [from, into] = [await tag('Vip kunde'), await tag('VIP')];
    const both = await customer(['Vip kunde', 'Flåte', 'VIP']);
    const { id } = await car(['Vip kunde']);
    const { body } = await merge(from.id, into.id);
    expect(body.data).toMatchObject({ id: into.id, uses: 2 });
    expect(await tagsOf(both.id)).toEqual(['VIP', 'Flåte']);
    expect(id).toBeGreaterThan(0);
    expect((await all()).map(({ name }) => name)).toEqual(['Flåte', 'VIP']);
  });

  test('who types the old word means the new one, also when that became a third', async () => {
    const { tag, customer, merge } = await desk();
    const [first, second, third] = [await tag('En'), await tag('To'), await tag('Tre')];
    await merge(first.id, second.id);
    await merge(second.id, third.id);
    expect((await customer(['en', 'To'])).tags).toEqual(['Tre']);
  });

  test('a tag that is taken back is itself again', async () => {
    const { tag, customer, merge, me } = await desk();
    const [from, into] = [await tag('En'), await tag('To')];
    await merge(from.id, into.id);
    const { data } = (await server.call(tags.calls.one, { params: { id: from.id } }, me)).body;
    const input = { params: { id: from.id }, body: { version: data.version } };
    await server.call(tags.calls.restore, input, me);
    expect((await customer(['En'])).tags).toEqual(['En']);
  });

  test('none becomes itself, or one that was archived', async () => {
    const { tag, merge, me } = await desk();
    const [one, away] = [await tag('En'), await tag('To')];
    const input = { params: { id: away.id }, body: { version: 1 } };
    await server.call(tags.calls.archive, input, me);
    expect((await merge(one.id, one.id)).body.error?.code).toBe('tags.same_tag');
    expect((await merge(one.id, away.id)).body.error?.code).toBe('common.archived');
  });
});
