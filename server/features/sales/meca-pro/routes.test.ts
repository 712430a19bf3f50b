import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cars } from '#contract/car/cars.ts';
import { searchCalls } from '#contract/desk/search.ts';
import { mecaProCalls, mecaProKeyCalls } from '#contract/sales/meca-pro/meca-pro.ts';
import { mecaProSettings } from '#contract/sales/meca-pro/settings.ts';
import { orders } from '#contract/sales/orders.ts';
import { supplierArticles } from '#contract/stock/products/products.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeCar } from '#tests/support/factories/cars.ts';
import { workshop } from '#tests/support/factories/orders/workshop.ts';
import { serverOver, testServer, type Sender, type TestServer } from '#tests/support/server.ts';
import { settingsSuite } from '#tests/support/settings-suite.ts';
import { played } from './catalogue-address.ts';

settingsSuite(mecaProSettings, {
  changed: {
    address: 'https://parts.example.test/api',
    customer_number: 'N-1',
    hour_price: 900_00,
  },
  wrong: { address: 'http://10.0.0.1/' },
});

// The catalogue that is played is asked by the network, as any other.
let server: TestServer;
beforeAll(async () => {
  server = await serverOver((await testServer()).db);
  await server.app.http.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.app.http.close());

const { standing, open, fetch: fetchCall, insert, order: orderCall } = mecaProCalls;

/** A workshop that is connected to the catalogue that is played, with an accepted order of a car. */
async function connected({ address = played }: { address?: string } = {}) {
  const shop = await workshop(server);
  const { me, accepted } = shop;
  const set = async (overrides: object) => {
    const row = (await server.call(mecaProSettings.calls.site.read, {}, me)).body.data;
    const body = { ...row, ...overrides, own: ['address', 'hour_price'] };
    const call = mecaProSettings.calls.site.save;
    return server.call(call, { body }, me);
  };
  await set({ address, customer_number: 'N-1' });
  const made = await accepted();
  const params = { id: made.id };
  const car = await makeCar(server.db, { chain_id: me.site.chain_id, licenseplate: 'EL55555' });
  const read = async () => (await server.call(orders.calls.one, { params }, me)).body.data;
  const { version } = await read();
  await server.call(orders.calls.save, { params, body: { version, car_id: car.id } }, me);
  const page = async (path: string, body?: object) => {
    const options = body && { method: 'POST' as const, payload: body };
    const answer = await server.app.http.inject({ url: `${played}/pages/${path}`, ...options });
    return answer.json() as { order_number: string; car: object };
  };
  const goThere = async (by: Sender = me) => {
    const { body, status } = await server.call(open, { params, body: { k_type: '17890' } }, by);
    return { status, body, basket: body.data?.url.split('basket=')[1] ?? '' };
  };
  /** What a person presses who looks at the order as it is now. */
  const seeing = async (by: Sender = me) => {
    const { basket, order } = (await server.call(standing, { params }, me)).body.data;
    const seen = { basket_id: basket!.id, revision: basket!.revision, version: order.version };
    return async (refs: readonly string[]) =>
      server.call(insert, { params, body: { ...seen, refs: [...refs] } }, by);
  };
  return {
    ...shop,
    params,
    car,
    set,
    read,
    page,
    seeing,
    goThere,
    /** Opens the catalogue and puts articles into its basket. */
    async putInto(...articles: readonly (readonly [article: string, quantity: number])[]) {
      const { basket } = await goThere();
      for (const [article, quantity] of articles) {
        await page(`${basket}/lines`, { article, quantity });
      }
      return {
        basket,
        put: (article: string, quantity: number) => page(`${basket}/lines`, { article, quantity }),
        wrong: (fault: string) => page(`${basket}/faults`, { fault }),
      };
    },
    fetched: () => server.call(fetchCall, { params }, me),
    standing: async () => (await server.call(standing, { params }, me)).body.data,
    insert: async (refs: readonly string[], by: Sender = me) => (await seeing(by))(refs),
    async buy(by: Sender = me) {
      const { basket } = (await server.call(standing, { params }, me)).body.data;
      return () =>
        server.call(
          orderCall,
          { params, body: { basket_id: basket!.id, revision: basket!.revision } },
          by,
        );
    },
  };
}

const shown = (lines: readonly { ref: string; standing: string }[] = []) =>
  lines.map(({ ref, standing: is }) => [ref, is]);

describe('the parts catalogue', () => {
  test('opens for the car of the order, and what lies in its basket is fetched beside the order', async () => {
    const { putInto, page, fetched, set, standing: now } = await connected();
    await set({ customer_number: 'N-1', hour_price: 1000_00 });
    const { basket } = await putInto(['BP-1120', 2], ['A-BRF', 1]);
    expect(await page(basket)).toMatchObject({
      car: { plate: 'EL55555', k_type: '17890' },
      return_to: expect.stringMatching(/^https:\/\/app\.example\.test\/\d+\/order\/meca-pro\/\d+/),
    });
    const { data } = (await fetched()).body;
    expect(data.basket?.lines).toMatchObject([
      { ref: 'BP-1120', quantity: 2_000, unit_price: 489_00_00, stock: 14_000, standing: 'new' },
      { ref: 'A-BRF', kind: 'work', minutes: 72, quantity: 1_200, unit_price: 1000_00_00 },
    ]);
    expect(await now()).toEqual(data);
  });

  test('knows a car by its K-type from the first order on: it is kept with the car, and offered', async () => {
    const { goThere, standing: now, car, call } = await connected();
    expect((await now()).order.k_type).toBe('');
    await goThere();
    expect((await now()).order.k_type).toBe('17890');
    const params = { id: car.id };
    const kept = (await call(cars.calls.one, { params })).body.data;
    expect(kept).toMatchObject({ k_type: '17890', version: car.version + 1 });
    await goThere();
    expect((await call(cars.calls.one, { params })).body.data.version).toBe(kept.version);
  });

  test('puts chosen lines on the order in one save, and the same ones never twice', async () => {
    const {
      me,
      call,
      tyre,
      putInto,
      fetched,
      insert: put,
      read,
      standing: now,
    } = await connected();
    const article = { product_id: tyre, supplier: 'Meca', number: 'of 0081', pack: 1 };
    await call(supplierArticles.calls.add, { body: article });
    const { put: fillMore } = await putInto(['BP-1120', 2], ['OF-0081', 1]);
    await fetched();
    // The order has that product by a line of its own.
    expect(shown((await now()).basket?.lines)).toEqual([
      ['BP-1120', 'new'],
      ['OF-0081', 'otherwise'],
    ]);
    const before = await read();
    expect((await put(['BP-1120'])).status).toBe(200);
    const after = await read();
    expect([after.version, after.lines.length]).toEqual([before.version + 1, 2]);
    expect(after.lines[1]).toMatchObject({
      description: 'Nordbrems Bremseklosser foran (BP-1120)',
      quantity: 2_000,
      unit_price: 489_00_00,
    });
    await fetched();
    expect(shown((await now()).basket?.lines)[0]).toEqual(['BP-1120', 'there']);
    await put(['BP-1120']);
    expect((await read()).version).toBe(after.version);
    await fillMore('BP-1120', 4);
    await fetched();
    expect((await now()).basket?.lines[0]).toMatchObject({
      standing: 'changed',
      quantity: 4_000,
      now: { quantity: 2_000 },
    });
    await put(['BP-1120']);
    const { lines } = await read();
    expect([lines.length, lines[1]?.['quantity']]).toEqual([2, 4_000]);
    const mechanic = await logInAs(server.db, { site: me.site, roles: ['economy'] });
    expect((await put(['BP-1120'], mechanic)).status).toBe(403);
  });

  test('changes no price by who is told none: they see how much, and what stands there keeps what it costs', async () => {
    const { me, params, putInto, fetched, insert: put, read } = await connected();
    const { put: fillMore } = await putInto(['BP-1120', 2]);
    await fetched();
    await put(['BP-1120']);
    const { version, lines } = await read();
    const { kind, description, key, position, product_id, quantity, vat_code } = lines[1]!;
    const known = { kind, description, key, position, product_id, quantity, vat_code };
    const agreed = { ...known, unit_price: 450_00_00, discount_percent: 10_00 };
    const body = { version, lines: { put: [agreed] } };
    expect((await server.call(orders.calls.save, { params, body }, me)).status).toBe(200);

    const mechanic = await logInAs(server.db, { site: me.site, roles: ['mechanic'] });
    const seen = async () => (await server.call(standing, { params }, mechanic)).body.data;
    // Another price than the catalogue's is no difference that they could see or settle.
    expect((await seen()).basket!.lines).toMatchObject([{ standing: 'there', unit_price: null }]);
    await fillMore('BP-1120', 3);
    await fillMore('OF-0081', 1);
    await fetched();
    expect((await seen()).basket!.lines).toMatchObject([
      { standing: 'changed', unit_price: null, now: { quantity: 2_000, unit_price: null } },
      { standing: 'new', unit_price: null },
    ]);
    expect((await put(['BP-1120', 'OF-0081'], mechanic)).status).toBe(200);
    expect((await read()).lines.slice(1)).toMatchObject([
      { quantity: 3_000, unit_price: 450_00_00, discount_percent: 10_00 },
      { quantity: 1_000, unit_price: expect.any(Number) },
    ]);
  });

  test('of two who put the same lines there at once one is notified, and the lines stand there once', async () => {
    const { putInto, fetched, seeing, read } = await connected();
    await putInto(['BP-1120', 1]);
    await fetched();
    // Both have seen the same order.
    const [one, other] = [await seeing(), await seeing()];
    const both = await Promise.all([one(['BP-1120']), other(['BP-1120'])]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await read()).lines).toHaveLength(2);
  });

  test('orders once, however often and by however many it is pressed, and the order is found by the number', async () => {
    const { me, putInto, fetched, buy, read, standing: now } = await connected();
    await putInto(['BP-1120', 1]);
    await fetched();
    const press = await buy();
    const answers = await Promise.all([press(), press()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const numbers = (await now()).ordered.map(({ number }) => number);
    expect(numbers).toEqual([expect.stringMatching(/^MP-\d+$/)]);
    expect((await press()).body.data.ordered).toHaveLength(1);
    const { supplier_orders, id } = await read();
    expect(supplier_orders).toBe(numbers[0]);
    const number = numbers[0]!;
    for (const typed of [number, ` ${number.toLowerCase()}`, number.replace('-', ' ')]) {
      const found = await server.call(searchCalls.search, { query: { query: `so:${typed}` } }, me);
      expect(found.body.data.exact).toMatchObject({ id, path: `order/details/${id}` });
    }
    const stranger = await logInAs(server.db, { roles: ['manager'] });
    const query = { query: `so:${numbers[0]}` };
    expect((await server.call(searchCalls.search, { query }, stranger)).body.data.groups).toEqual(
      [],
    );
  });

  test('whose answer was lost is asked for the same, and has ordered it once', async () => {
    const { putInto, fetched, buy, read, page, standing: now } = await connected();
    const { basket, wrong } = await putInto(['BP-1120', 1]);
    await fetched();
    const press = await buy();
    await wrong('lose');
    expect((await press()).body.error?.code).toBe('meca-pro.not_reached');
    expect((await now()).basket?.asked_at).not.toBeNull();
    const { order_number: supplierNumber } = await page(basket);
    expect((await press()).status).toBe(200);
    expect((await read()).supplier_orders).toBe(supplierNumber);
    const another = await connected();
    const lost = await another.putInto(['OF-0081', 1]);
    await another.fetched();
    const pressed = await another.buy();
    await lost.wrong('lose');
    await pressed();
    // Whoever only looks is told as well.
    await another.fetched();
    expect((await another.read()).supplier_orders).toMatch(/^MP-/);
    expect((await another.standing()).basket).toBeNull();
  });

  test('that has another basket than was seen neither orders nor puts it anywhere', async () => {
    const { putInto, fetched, buy, insert: put, standing: now } = await connected();
    const { wrong } = await putInto(['BP-1120', 1]);
    await fetched();
    await wrong('dearer');
    const press = await buy();
    expect((await press()).body.error?.code).toBe('meca-pro.basket_changed');
    expect((await now()).basket?.asked_at).toBeNull();
    expect((await put(['A-SERV'])).body.error?.code).toBe('meca-pro.basket_changed');
    await fetched();
    expect((await now()).basket?.lines[0]?.unit_price).toBe(499_00_00);
  });

  test('that fails says how, in words', async () => {
    const { putInto, fetched, goThere } = await connected();
    expect((await fetched()).body.error?.code).toBe('meca-pro.no_basket');
    const { wrong } = await putInto(['BP-1120', 1]);
    const failing = async (fault: string) => {
      await wrong(fault);
      const { error } = (await fetched()).body;
      return [error?.code, Boolean(error?.message)];
    };
    expect(await failing('busy')).toEqual(['meca-pro.not_reached', true]);
    expect(await failing('strange')).toEqual(['meca-pro.not_understood', true]);
    expect(await failing('refuse')).toEqual(['meca-pro.key_refused', true]);
    await wrong('');
    expect(await failing('forget')).toEqual(['meca-pro.basket_gone', true]);
    // The next one is another.
    expect((await goThere()).status).toBe(200);
    expect((await fetched()).body.data.basket?.lines).toEqual([]);
  });

  test('is not opened for an order that is cancelled or has no car, nor by who may not', async () => {
    const { me, goThere, step, params, accepted } = await connected();
    const mechanic = await logInAs(server.db, { site: me.site, roles: ['warehouse'] });
    expect((await goThere(mechanic)).status).toBe(403);
    const stranger = await logInAs(server.db, { roles: ['manager'] });
    expect((await goThere(stranger)).status).toBe(404);
    await step('cancel', params.id);
    expect((await goThere()).body.error?.code).toBe('common.wrong_state');
    const without = { params: { id: (await accepted()).id }, body: {} };
    expect((await server.call(open, without, me)).body.error?.code).toBe('meca-pro.no_car');
  });
});

describe('the connection to the catalogue', () => {
  test('keeps its key for its address alone, and returns it to nobody', async () => {
    const { me, set } = await connected({ address: 'https://parts.example.test' });
    const { setKey, setUp, removeKey } = mecaProKeyCalls;
    const secret = 'key-of-the-workshop';
    const kept = await server.call(setKey, { body: { key: secret } }, me);
    expect(kept.body.data).toMatchObject({ address: true, customer_number: true });
    expect(kept.body.data.key?.by).toBe(`${me.user.first_name} ${me.user.last_name}`);
    const rows = await server.db.transaction('system', (tx) =>
      tx.selectFrom('meca_pro_keys').selectAll().where('site_id', '=', me.site.id).execute(),
    );
    expect(JSON.stringify([kept.body, rows])).not.toContain(secret);
    // Whoever has the server ask somebody else does not hand them the key.
    await set({ address: 'https://elsewhere.example.test', customer_number: 'N-1' });
    expect((await server.call(setUp, {}, me)).body.data.key).toBeNull();
    await set({ address: 'https://parts.example.test/v2', customer_number: 'N-1' });
    expect((await server.call(setUp, {}, me)).body.data.key).not.toBeNull();
    expect((await server.call(removeKey, {}, me)).body.data.key).toBeNull();
    const reception = await logInAs(server.db, { site: me.site, roles: ['reception'] });
    expect((await server.call(setKey, { body: { key: secret } }, reception)).status).toBe(403);
  });

  test('says whether it works: not with a key that is refused, nor into a network of our own', async () => {
    const { me, set } = await connected();
    const { setKey, test: attempt } = mecaProKeyCalls;
    expect((await server.call(attempt, {}, me)).body.data).toEqual({ name: 'Demo verksted' });
    await server.call(setKey, { body: { key: 'wrong one' } }, me);
    expect((await server.call(attempt, {}, me)).body.error?.code).toBe('meca-pro.key_refused');
    for (const address of ['https://localhost:1', 'https://10.0.0.1', 'https://[64:ff9b::a00:1]']) {
      expect((await set({ address })).body.error?.code).toBe('common.wrong_input');
    }
    await set({ address: 'https://parts.invalid', customer_number: 'N-1' });
    await server.call(setKey, { body: { key: 'any' } }, me);
    expect((await server.call(attempt, {}, me)).body.error?.code).toBe('meca-pro.not_reached');
  });
});
