import { describe, expect, test } from 'vitest';
import { orderChecks } from '#contract/sales/order-work/order-checks.ts';
import { orderWorkCalls } from '#contract/sales/order-work/order-work.ts';
import { orders } from '#contract/sales/orders.ts';
import { productTypes } from '#contract/stock/products/products.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { workshop } from '#tests/support/factories/orders/workshop.ts';
import { photoOf } from '#tests/support/photos/photo-of.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { testServer, type Sender } from '#tests/support/server.ts';
import { notifyOfLeftClocks } from './left-clocks.ts';
import { removePhotos } from './photos/jobs.ts';

const server = await testServer();

crudSuite(orderChecks, {
  valid: () => ({ title: 'Torque' }),
  changed: { photo: true },
  wrong: { title: '' },
});

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

async function atWork() {
  const shop = await workshop(server);
  const mechanic = await shop.as('mechanic');
  const at = (minutes: number) => ({ ...mechanic, doneAt: ago(minutes) });
  const clock = async (id: number, on: boolean, by: Sender, line_key: string | null = null) =>
    (await server.call(orderWorkCalls.clock, { params: { id }, body: { on, line_key } }, by)).body
      .data;
  const minutes = async (id: number) =>
    (await shop.work(id)).times.map(({ began_at: began, ended_at: end }) =>
      end === null ? null : Math.round((Date.parse(end) - Date.parse(began)) / 60_000),
    );
  /** What is sold as work and takes so many minutes. */
  const labour = async (takes: number) => {
    const type = { name: unique('Labour'), kind: 'work' as const, position: 0 };
    const type_id = (await shop.call(productTypes.calls.add, { body: type })).body.data.id;
    return shop.product({ type_id, kind: 'work', minutes: takes });
  };
  return { ...shop, mechanic, at, clock, minutes, labour };
}

describe('the clock of a person', () => {
  test('runs at one thing at a time: the other stops, and says so', async () => {
    const { order, at, clock, minutes, work, mechanic } = await atWork();
    const [one, other] = [await order(), await order()];
    await clock(one.id, true, at(30));
    const seen = await clock(other.id, true, at(10));
    expect(seen.me.running).toMatchObject({ order_id: other.id });
    expect(await minutes(one.id)).toEqual([20]);
    expect((await work(one.id, mechanic)).me.running?.order_id).toBe(other.id);
    expect((await work(other.id)).working).toHaveLength(1);
  });

  test('that is pressed twice runs once, and stops once', async () => {
    const { order, at, clock, minutes } = await atWork();
    const { id } = await order();
    await clock(id, true, at(30));
    await clock(id, true, at(29));
    await clock(id, false, at(10));
    await clock(id, false, at(9));
    expect(await minutes(id)).toEqual([20]);
  });

  test('is right in whatever order what was pressed without network comes', async () => {
    const { order, at, clock, minutes } = await atWork();
    const [one, other] = [await order(), await order()];
    await clock(one.id, true, at(60));
    await clock(one.id, false, at(10));
    // A device that was away tells of it now.
    await clock(other.id, true, at(40));
    expect([await minutes(one.id), await minutes(other.id)]).toEqual([[20], [null]]);
    await clock(other.id, false, at(25));
    expect([await minutes(one.id), await minutes(other.id)]).toEqual([[20], [15]]);
  });

  test('that went elsewhere is not stopped by who left late', async () => {
    const { order, at, clock, work } = await atWork();
    const [one, other] = [await order(), await order()];
    await clock(one.id, true, at(30));
    await clock(other.id, true, at(20));
    await clock(one.id, false, at(10));
    expect((await work(other.id)).working).toHaveLength(1);
  });

  test('begins an order that was accepted, and changes none that is done', async () => {
    const { accepted, order, receive, step, mechanic, clock } = await atWork();
    const { id } = await accepted();
    expect((await clock(id, true, mechanic)).state).toBe('in_progress');
    await receive();
    const done = await order();
    await step('finish', done.id);
    expect((await clock(done.id, true, mechanic)).state).toBe('done');
  });

  test('runs for several people at once', async () => {
    const { order, as, clock, work } = await atWork();
    const { id } = await order();
    await clock(id, true, await as('mechanic'));
    await clock(id, true, await as('mechanic'));
    expect((await work(id)).working).toHaveLength(2);
  });
});

describe('an order as work', () => {
  test('says nothing of what it costs', async () => {
    const { order, work, mechanic } = await atWork();
    const { id } = await order();
    const json = JSON.stringify(await work(id, mechanic));
    expect(json).not.toMatch(/price|amount|gross|net|vat|cost|10000000/);
  });

  test('has no fees among what is to be done: they are paid, and nobody does them', async () => {
    const { order, work, call, mechanic, labour } = await atWork();
    const [fee, wash] = [await labour(0), await labour(10)];
    const { id, keys } = await order(
      { kind: 'work', product_id: fee, description: 'Fee' },
      { kind: 'work', product_id: wash, description: 'Wash' },
    );
    const seen = await work(id, mechanic);
    expect(seen.work.map(({ description }) => description)).toEqual(['Wash']);
    expect(seen).toMatchObject({ lines: 1, lines_done: 0 });
    const body = { keys: [keys[0]!], done: true };
    const refused = await call(orderWorkCalls.lines, { params: { id }, body });
    expect(refused.body.error?.code).toBe('order-work.no_line');
    await call(orderWorkCalls.lines, { params: { id }, body: { ...body, keys } });
    expect(await work(id)).toMatchObject({ lines: 1, lines_done: 1 });
  });

  test('is not asked what a site checks when all that it sells as work is a fee', async () => {
    const { order, work, call, labour, step } = await atWork();
    await call(orderChecks.calls.add, { body: { title: 'Torque', needed: true } });
    const { id } = await order({ kind: 'work', product_id: await labour(0) });
    expect((await work(id)).checks).toEqual([]);
    expect((await step('finish', id)).body.error).toBeUndefined();
  });

  test('has lines that are done by whom, when they were, and the first who was counts', async () => {
    const { order, work, as, at, clock } = await atWork();
    const { id, keys } = await order({}, { kind: 'work', product_id: null });
    const lines = (body: object, by: Sender) =>
      server.call(
        orderWorkCalls.lines,
        { params: { id }, body: { keys, done: true, ...body } },
        by,
      );
    await clock(id, true, at(40));
    await lines({ leave: true }, at(20));
    await lines({}, await as('mechanic'));
    const seen = await work(id);
    expect(seen).toMatchObject({ lines: 2, lines_done: 2, working: [] });
    expect(Date.parse(seen.work[0]!.done_at!)).toBeLessThan(Date.now() - 19 * 60_000);
    await lines({ done: false }, at(0));
    expect((await work(id)).lines_done).toBe(0);
    const wrong = await server.call(
      orderWorkCalls.lines,
      { params: { id }, body: { keys: [crypto.randomUUID()], done: true } },
      await as('mechanic'),
    );
    expect(wrong.body.error?.code).toBe('order-work.no_line');
  });

  test('has lines that are as was said of them last, in whatever order it comes', async () => {
    const { order, work, at } = await atWork();
    const { id, keys } = await order({}, { kind: 'work', product_id: null });
    const say = async (done: boolean, minutes: number) => {
      await server.call(
        orderWorkCalls.lines,
        { params: { id }, body: { keys, done } },
        at(minutes),
      );
      return (await work(id)).lines_done;
    };
    expect(await say(true, 20)).toBe(2);
    expect(await say(false, 10)).toBe(0);
    // A device that was away tells of it now.
    expect(await say(true, 15)).toBe(0);
    expect(await say(true, 5)).toBe(2);
    expect(await say(false, 8)).toBe(2);
  });

  test('is done only once it is checked, and the last who looked counts', async () => {
    const { call, order, step, work, at } = await atWork();
    const check_id = (await call(orderChecks.calls.add, { body: { title: 'Torque' } })).body.data
      .id;
    const { id } = await order({ kind: 'work', product_id: null });
    expect((await step('finish', id)).body.error?.code).toBe('orders.checks_left');
    const check = (outcome: 'ok' | 'remark' | '', note: string, by: Sender) =>
      server.call(orderWorkCalls.check, { params: { id }, body: { check_id, outcome, note } }, by);
    await check('remark', 'One bolt is worn', at(5));
    // Said before, and told of later.
    await check('ok', '', at(20));
    expect((await work(id)).checks).toMatchObject([
      { outcome: 'remark', note: 'One bolt is worn' },
    ]);
    expect((await step('finish', id)).status).toBe(200);
  });

  test('is not checked any more where that was taken back, whatever is told later of before', async () => {
    const { call, order, step, work, at } = await atWork();
    const title = 'Torque';
    const check_id = (await call(orderChecks.calls.add, { body: { title } })).body.data.id;
    const { id } = await order({ kind: 'work', product_id: null });
    const check = (outcome: 'ok' | '', by: Sender) =>
      server.call(
        orderWorkCalls.check,
        { params: { id }, body: { check_id, outcome, note: '' } },
        by,
      );
    await check('ok', at(20));
    await check('', at(10));
    await check('ok', at(15));
    expect((await work(id)).checks).toMatchObject([{ title, outcome: '', checked_at: null }]);
    expect((await step('finish', id)).body.error?.code).toBe('orders.checks_left');
    await check('ok', at(5));
    expect((await step('finish', id)).status).toBe(200);
  });

  test('without work is not checked', async () => {
    const { call, order, receive, step, work } = await atWork();
    await call(orderChecks.calls.add, { body: { title: 'Torque' } });
    await receive();
    const { id } = await order();
    expect((await work(id)).checks).toEqual([]);
    expect((await step('finish', id)).status).toBe(200);
  });

  test('has photos; one that comes twice is kept once, and one that is none is refused', async () => {
    const { order, work, mechanic } = await atWork();
    const { id } = await order();
    const { whole, small } = photoOf();
    const taken_at = new Date().toISOString();
    const add = (body: object) =>
      server.call(
        orderWorkCalls.addPhoto,
        { params: { id }, body: { check_id: null, taken_at, whole, small, ...body } as never },
        mechanic,
      );
    const intent = crypto.randomUUID();
    const first = await add({ intent });
    expect((await add({ intent })).body.data).toEqual(first.body.data);
    expect((await work(id)).photos).toHaveLength(1);
    const wrong = await add({ intent: crypto.randomUUID(), whole: 'AAAA', small: 'AAAA' });
    expect(wrong.body.error?.code).toBe('order-work.no_photo');
  });

  test('stands on the board until the day after it was done', async () => {
    const { order, receive, step, mechanic } = await atWork();
    await receive();
    const { id } = await order();
    const board = async () =>
      (await server.call(orderWorkCalls.board, {}, mechanic)).body.data.orders.map((one) => [
        one.id,
        one.state,
      ]);
    expect(await board()).toEqual([[id, 'in_progress']]);
    await step('finish', id);
    expect(await board()).toEqual([[id, 'done']]);
    await server.db.transaction('system', (tx) =>
      tx
        .updateTable('orders')
        .set({ changed_at: new Date(Date.now() - 48 * 3_600_000) })
        .where('id', '=', id)
        .execute(),
    );
    expect(await board()).toEqual([]);
  });
});

describe('a clock that was left running', () => {
  const correct = (id: number, body: object, by: Sender) =>
    server.call(orderWorkCalls.correct, { params: { id }, body: body as never }, by);

  test('is shown to whose it is and to who leads, once, and to nobody else', async () => {
    const { order, at, clock, mechanic, as, me } = await atWork();
    const { id } = await order();
    await clock(id, true, at(8 * 60));
    const left = async (by: Sender) =>
      (await server.call(orderWorkCalls.board, {}, by)).body.data.left.map(({ mine }) => mine);
    expect(await left(mechanic)).toEqual([true]);
    expect(await left(me)).toEqual([false]);
    expect(await left(await as('mechanic'))).toEqual([]);
    await notifyOfLeftClocks(server.app);
    await notifyOfLeftClocks(server.app);
    const notifications = await server.db.transaction('system', (tx) =>
      tx
        .selectFrom('notifications')
        .select(['user_id', 'roles'])
        .where('site_id', '=', me.site.id)
        .orderBy('id')
        .execute(),
    );
    expect(notifications).toMatchObject([
      { user_id: mechanic.user.id, roles: null },
      { user_id: null, roles: ['manager'] },
    ]);
  });

  test('is corrected with a reason; what it said stays, sums follow, and it can be corrected again', async () => {
    const { order, at, clock, mechanic, minutes, work, call } = await atWork();
    const { id } = await order();
    await clock(id, true, at(300));
    const [time] = (await work(id)).times;
    const [was_began_at, ended_at] = [time!.began_at, ago(200)];
    const input = { time_id: time!.id, was_began_at, began_at: was_began_at, ended_at };
    expect((await correct(id, { ...input, reason: '' }, mechanic)).status).toBe(422);
    // A device without network knows its own by when it began.
    const own = { ...input, time_id: null, reason: 'Forgot it over lunch' };
    expect((await correct(id, own, mechanic)).body.data.working).toEqual([]);
    expect(await minutes(id)).toEqual([100]);
    await correct(id, { ...input, ended_at: ago(210), reason: 'Ten minutes more' }, mechanic);
    expect(await minutes(id)).toEqual([90]);
    const seen = (await work(id)).times[0]!;
    expect(seen.corrections).toMatchObject([
      { was_began_at, was_ended_at: null, reason: 'Forgot it over lunch' },
      { was_began_at, was_ended_at: ended_at, reason: 'Ten minutes more' },
    ]);
    const history = (await call(orders.calls.history, { params: { id } })).body.data;
    expect(history.filter(({ action }) => action === 'correct_time')).toHaveLength(2);
    // The next clock runs: nothing stands in its way.
    await clock(id, true, mechanic);
    expect(await minutes(id)).toEqual([90, null]);
  });

  test('is corrected by nobody else but who leads, and to no time that cannot have been', async () => {
    const { order, at, clock, mechanic, as, me, work } = await atWork();
    const [one, other] = [await order(), await order()];
    await clock(one.id, true, at(120));
    await clock(other.id, true, at(60));
    const [time] = (await work(one.id)).times;
    const input = { time_id: time!.id, was_began_at: time!.began_at, reason: 'Wrong order' };
    const to = (began: number, ended: number) => ({ began_at: ago(began), ended_at: ago(ended) });
    const code = async (body: object, by: Sender) =>
      (await correct(one.id, { ...input, ...body }, by)).body.error?.code;
    expect(await code(to(120, 90), await as('mechanic'))).toBe('common.no_right');
    expect(await code(to(90, 120), mechanic)).toBe('order-work.wrong_time');
    expect(await code(to(120, 30), mechanic)).toBe('order-work.times_overlap');
    expect(await code({ ...to(120, 90), time_id: 999_999 }, mechanic)).toBe('order-work.no_time');
    expect(await code(to(120, 90), me)).toBeUndefined();
    await expect(
      server.db.transaction('app', (tx) =>
        tx.updateTable('order_time_corrections').set({ reason: 'x' }).execute(),
      ),
    ).rejects.toThrow(/permission denied/);
  });
});

test('a photo is taken away by who took it or who leads, and back; its files go a day later', async () => {
  const { order, work, mechanic, as, me, call } = await atWork();
  const { id } = await order();
  const { whole, small } = photoOf();
  const intent = crypto.randomUUID();
  const taken = { intent, check_id: null, taken_at: ago(0), whole, small };
  await server.call(orderWorkCalls.addPhoto, { params: { id }, body: taken }, mechanic);
  const remove = (removed: boolean, by: Sender) =>
    server.call(orderWorkCalls.removePhoto, { params: { id }, body: { intent, removed } }, by);
  expect((await remove(true, await as('mechanic'))).status).toBe(403);
  const [photo] = (await work(id)).photos;
  expect((await remove(true, mechanic)).body.data.photos).toEqual([]);
  const file = () =>
    server
      .call(orderWorkCalls.photo, { params: { id: photo!.id } }, me)
      .then(({ status }) => status);
  expect(await file()).toBe(404);
  // Both again: what waited on a device may come twice.
  await remove(true, mechanic);
  expect((await remove(false, me)).body.data.photos).toHaveLength(1);
  await remove(true, me);
  const history = (await call(orders.calls.history, { params: { id } })).body.data;
  const photoActions = history.map(({ action }) => action).filter((one) => one.endsWith('_photo'));
  expect(photoActions).toEqual(['remove_photo', 'restore_photo', 'remove_photo']);
  const kept = () =>
    server.db.transaction('system', async (tx) => {
      const rows = await tx
        .selectFrom('order_photos')
        .select('id')
        .where('order_id', '=', id)
        .execute();
      return rows.length;
    });
  await removePhotos(server.app);
  expect(await kept()).toBe(1);
  await server.db.transaction('system', (tx) =>
    tx
      .updateTable('order_photos')
      .set({ removed_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('order_id', '=', id)
      .execute(),
  );
  await removePhotos(server.app);
  expect(await kept()).toBe(0);
  expect((await remove(false, mechanic)).status).toBe(404);
});
