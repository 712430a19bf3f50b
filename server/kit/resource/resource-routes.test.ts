import { readSheet } from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { cars } from '#contract/car/cars.ts';
import { customers } from '#contract/customer/customers.ts';
import { logInAs, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { makeCar } from '#tests/support/factories/cars.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();
const { db } = server;

/** A chain of its own with somebody who may do everything with its register. */
async function register() {
  const me = await logInAs(db, { roles: ['manager'] });
  return at(me);
}

function at(me: LoggedIn) {
  const sender = { token: me.token, lang: 'en' };
  const { chain_id } = me.site;
  return {
    me,
    chain_id,
    list: (query = {}) => server.call(customers.calls.list, { query }, sender),
    one: (id: number) => server.call(customers.calls.one, { params: { id } }, sender),
    add: (body: Parameters<typeof body_>[0]) => server.call(customers.calls.add, { body }, sender),
    save: (id: number, body: { version: number } & Partial<Parameters<typeof body_>[0]>) =>
      server.call(customers.calls.save, { params: { id }, body }, sender),
    archive: (id: number, version: number) =>
      server.call(customers.calls.archive, { params: { id }, body: { version } }, sender),
    restore: (id: number, version: number) =>
      server.call(customers.calls.restore, { params: { id }, body: { version } }, sender),
    history: (id: number) => server.call(customers.calls.history, { params: { id } }, sender),
    exported: async (query = {}) => {
      const { body, headers, status } = await server.call(
        customers.calls.export,
        { query },
        sender,
      );
      return { status, headers, bytes: body as unknown as Buffer };
    },
    cars: {
      list: (query = {}) => server.call(cars.calls.list, { query }, sender),
      add: (body: { licenseplate: string; customer_id?: number; country?: 'SE' }) =>
        server.call(cars.calls.add, { body }, sender),
      many: (body: {
        ids: number[];
        action: 'archive' | 'restore' | 'save' | 'put_back';
        change?: object;
      }) => server.call(cars.calls.many, { body }, sender),
      restore: (id: number, version: number) =>
        server.call(cars.calls.restore, { params: { id }, body: { version } }, sender),
    },
    named: (...names: string[]) =>
      Promise.all(
        // Numbers of digits alone: what is searched for is in none.
        names.map((name, at) => makeCustomer(db, { chain_id, name, number: String(500_000 + at) })),
      ),
  };
}
// Only for its type.
const body_ = (input: {
  name: string;
  phone?: string;
  email?: string;
  city?: string;
  tags?: string[];
  follow_up?: string | null;
  org_number?: string;
  type?: 'private' | 'company';
  payment_days?: number | null;
}) => input;

const namesIn = ({ body }: { body: { data: { name: string }[] } }) =>
  body.data.map(({ name }) => name);
const fieldsOf = ({ body }: { body: { error?: { fields?: object | undefined } } }) =>
  Object.keys(body.error?.fields ?? {});

describe('a list', () => {
  test('has the Nordic letters behind z, as Norwegians and as Swedes have them', async () => {
    const { named, list } = await register();
    const norwegian = ['Anne', 'Émile', 'zoom', 'Ærlig', 'Øye', 'Ås'];
    await named(...norwegian.toReversed());
    expect(namesIn(await list({ per_page: 50 }))).toEqual(norwegian);
    const backwards = { sort_by: 'name:desc', per_page: 50 };
    expect(namesIn(await list(backwards))).toEqual(norwegian.toReversed());
    const other = await register();
    const swedish = ['Anna', 'Zorn', 'Åke', 'Ägir', 'Örjan'];
    await other.named(...swedish.toReversed());
    expect(namesIn(await other.list())).toEqual(swedish);
  });

  test('has those first that are called what was typed, where nobody asks for an order', async () => {
    const { named, list } = await register();
    const byName = ['Anne Åsen', 'Grethe Aasen', 'Åse', 'Åse Fjeld', 'Åsesen AS, Bakken'];
    await named(...byName, 'Ola Berg');
    const [hers, theirs, just, begins, alsoBegins] = byName;
    const found = [just, begins, alsoBegins, hers, theirs];
    expect(namesIn(await list({ q: 'åse', per_page: 50 }))).toEqual(found);
    const second = { q: 'åse', per_page: 2, page: 2 };
    expect(namesIn(await list(second))).toEqual(found.slice(2, 4));
    const sorted = { q: 'åse', per_page: 50, sort_by: 'name:asc' };
    expect(namesIn(await list(sorted))).toEqual(byName);
  });

  test('sorts numbers by their value', async () => {
    const { chain_id, list } = await register();
    for (const number of ['10', '9', '1001']) await makeCustomer(db, { chain_id, number });
    const { body } = await list({ sort_by: 'number:asc' });
    expect(body.data.map(({ number }) => number)).toEqual(['9', '10', '1001']);
  });

  test('has what is empty at the end in either direction', async () => {
    const { chain_id, list } = await register();
    const [early, later] = ['2026-01-01', '2026-05-01'];
    for (const follow_up of [null, later, early]) await makeCustomer(db, { chain_id, follow_up });
    for (const [direction, days] of [
      ['asc', [early, later, null]],
      ['desc', [later, early, null]],
    ] as const) {
      const { body } = await list({ sort_by: `follow_up:${direction}` });
      expect(body.data.map(({ follow_up }) => follow_up)).toEqual(days);
    }
  });

  test('repeats and loses nobody from page to page, though all are called the same', async () => {
    const { named, list } = await register();
    const all = await named(...Array.from({ length: 7 }, () => 'Kari'));
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page, per_page: 3 })));
    const ids = pages.flatMap(({ body }) => body.data.map(({ id }) => id));
    expect(ids).toEqual(all.map(({ id }) => id).toSorted((a, b) => a - b));
    expect(pages.at(-1)?.body).toEqual({
      data: [],
      meta: { current_page: 4, per_page: 3, total_items: 7, more: false },
    });
  });

  test('answers five at once where nobody says how many, and no more than 200 whatever is asked for', async () => {
    const { named, list } = await register();
    await named(...Array.from({ length: 7 }, () => 'Kari'));
    const { data, meta } = (await list()).body;
    expect([data.length, meta.per_page]).toEqual([5, 5]);
    expect((await list({ per_page: 100_000 })).body.meta.per_page).toBe(200);
  });

  test('refuses an order that it does not have, at the field', async () => {
    const { list } = await register();
    for (const sort_by of ['city:asc', 'name:up', 'name; drop table users', 'constructor:asc']) {
      const answer = await list({ sort_by });
      expect([answer.status, fieldsOf(answer)]).toEqual([422, ['sort_by']]);
    }
  });

  test.each([
    ['Ødegård', 'part of a name'],
    ['ODEG', 'small letters without signs above them'],
    ['gård åse', 'words in any order'],
    ['99887766', 'a telephone number written apart'],
    ['99 88 77', 'a number written otherwise'],
    ['aa', 'two letters at the beginning of a word'],
    ['åse@post', 'an address'],
    ['100%', 'what means something to the database'],
  ])('finds %s: %s', async (q) => {
    const { add, named, list } = await register();
    await named('Kari Nilsen', 'Ola Berg');
    await add({ name: 'Åse Ødegård 100% Aa', phone: '+47 998 87 766', email: 'åse@post.example' });
    expect(namesIn(await list({ q }))).toEqual(['Åse Ødegård 100% Aa']);
  });

  test.each(['nobody', 'rd', '_', '\\', "'"])('finds nobody by %s', async (q) => {
    const { named, list } = await register();
    await named('Åse Ødegård');
    const { status, body } = await list({ q });
    expect([status, body.data]).toEqual([200, []]);
  });

  test('is narrowed by choices, tags and bounds, all at once', async () => {
    const { add, list } = await register();
    await add({ name: 'Both', type: 'company', tags: ['VIP', 'Fleet'], follow_up: '2026-05-01' });
    await add({ name: 'Tag', tags: ['Fleet'] });
    await add({ name: 'Neither' });
    expect(namesIn(await list({ tags: 'Fleet,Other' }))).toEqual(['Both', 'Tag']);
    expect(namesIn(await list({ type: 'company,public' }))).toEqual(['Both']);
    const day = '2026-05-01';
    expect(namesIn(await list({ follow_up_from: day, follow_up_to: day }))).toEqual(['Both']);
    expect(
      namesIn(await list({ tags: 'VIP', q: 'both', blocked: 'false', type: 'company' })),
    ).toEqual(['Both']);
    // As it was pasted, with signs that nobody sees.
    expect(namesIn(await list({ tags: '\u202eVIP\u200b\n', q: '\ufeffbo\u00adth\u0007' }))).toEqual(
      ['Both'],
    );
    expect(namesIn(await list({ follow_up_from: '2026-05-02' }))).toEqual([]);
    expect((await list({ follow_up_from: '2100-12-31' })).status).toBe(200);
  });

  test('tells what a reference is called, and finds the rows that have it', async () => {
    const there = await register();
    const [kari] = await there.named('Kari');
    const car = await there.cars.add({ licenseplate: 'el 12345', customer_id: kari!.id });
    expect(car.body.data).toMatchObject({
      licenseplate: 'EL12345',
      shown: { customer_id: 'Kari' },
    });
    await there.cars.add({ licenseplate: 'EL54321' });
    const { body } = await there.cars.list({ customer_id: String(kari!.id) });
    expect(body.data.map(({ licenseplate }) => licenseplate)).toEqual(['EL12345']);
  });

  test('is counted to 10,000 and no further', async () => {
    const there = await register();
    const { sql } = await import('kysely');
    await db.transaction('system', (tx) =>
      sql`insert into customers (chain_id, number, name)
        select ${there.chain_id}, n, 'Person ' || n from generate_series(1, 10002) n`.execute(tx),
    );
    expect((await there.list()).body.meta).toMatchObject({ total_items: 10_000, more: true });
    const many = await there.list({ q: 'person', sort_by: 'number:desc', per_page: 2 });
    expect(many.body.meta).toMatchObject({ total_items: 10_000, more: true });
    expect(many.body.data.map(({ number }) => number)).toEqual(['10002', '10001']);
    expect((await there.list({ q: 'person 9999' })).body.meta).toMatchObject({ total_items: 1 });
    // As soon as it is changed, it is counted again.
    for (const { id, version } of (await there.list({ per_page: 3 })).body.data) {
      await there.archive(id, version);
    }
    expect((await there.list()).body.meta).toMatchObject({ total_items: 9_999, more: false });
  });

  test('is shared by the sites of a chain, and by nobody else', async () => {
    const here = await register();
    await here.named('Kari');
    const sister = await makeSite(db, { chain_id: here.chain_id });
    const colleague = at(await logInAs(db, { site: sister, roles: ['reception'] }));
    expect(namesIn(await colleague.list({ q: 'kari' }))).toEqual(['Kari']);
    expect(namesIn(await (await register()).list({ q: 'kari' }))).toEqual([]);
  });
});

describe('a row', () => {
  test('gets the next number of its chain, and is empty where nothing was said', async () => {
    const { add } = await register();
    const first = await add({ name: '  Kari  ' });
    expect(first.body.data).toMatchObject({
      number: '1',
      name: 'Kari',
      phone: '',
      type: 'private',
      tags: [],
      payment_days: null,
      version: 1,
      archived_at: null,
    });
    expect((await add({ name: 'Ola' })).body.data.number).toBe('2');
  });

  test('is changed only where the change says so', async () => {
    const { add, save } = await register();
    const { id } = (await add({ name: 'Kari', city: 'Oslo', phone: '99887766' })).body.data;
    const saved = await save(id, { version: 1, city: '' });
    expect(saved.body.data).toMatchObject({
      name: 'Kari',
      city: '',
      phone: '99887766',
      version: 2,
    });
  });

  test('that is saved as it is stays as it is', async () => {
    const { add, save, history } = await register();
    const { id } = (await add({ name: 'Kari', tags: ['VIP'] })).body.data;
    const saved = await save(id, { version: 1, name: 'Kari', tags: ['VIP'] });
    expect(saved.body.data.version).toBe(1);
    expect((await history(id)).body.data).toHaveLength(1);
  });

  test('is saved by one of two who changed it at once; the other is notified', async () => {
    const { add, save, one } = await register();
    const { id } = (await add({ name: 'Kari' })).body.data;
    const both = await Promise.all([
      save(id, { version: 1, city: 'Oslo' }),
      save(id, { version: 1, city: 'Bergen' }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const late = both.find(({ status }) => status === 409)!;
    expect(late.body.error?.code).toBe('common.changed_elsewhere');
    const first = both.find(({ status }) => status === 200)!;
    expect((await one(id)).body.data.city).toBe(first.body.data.city);
  });

  test('can be archived and restored; meanwhile it is in its own list and cannot be saved', async () => {
    const { add, archive, restore, save, list } = await register();
    const { id } = (await add({ name: 'Kari' })).body.data;
    expect((await archive(id, 1)).body.data).toMatchObject({ version: 2 });
    expect(namesIn(await list())).toEqual([]);
    expect(namesIn(await list({ archived: '1' }))).toEqual(['Kari']);
    expect(namesIn(await list({ archived: '1', q: 'kari' }))).toEqual(['Kari']);
    const saved = await save(id, { version: 2, city: 'Oslo' });
    expect([saved.status, saved.body.error?.code]).toEqual([409, 'common.archived']);
    expect((await restore(id, 1)).status).toBe(409);
    expect((await restore(id, 2)).body.data).toMatchObject({ version: 3, archived_at: null });
    expect(namesIn(await list())).toEqual(['Kari']);
  });

  test('that would be a second of its kind is refused at the field that says so', async () => {
    const { cars: ofRegister } = await register();
    const first = await ofRegister.add({ licenseplate: 'EL12345' });
    const second = await ofRegister.add({ licenseplate: 'el 12345' });
    expect([second.status, second.body.error?.code, fieldsOf(second)]).toEqual([
      409,
      'common.already_exists',
      ['licenseplate'],
    ]);
    expect((await ofRegister.add({ licenseplate: 'EL12345', country: 'SE' })).status).toBe(200);
    const { id } = first.body.data;
    await ofRegister.many({ ids: [id], action: 'archive' });
    expect((await ofRegister.add({ licenseplate: 'EL12345' })).status).toBe(200);
    const back = await ofRegister.restore(id, 2);
    expect([back.status, fieldsOf(back)]).toEqual([409, ['licenseplate']]);
  });

  test('points only at what is there, in use and of its own chain', async () => {
    const here = await register();
    const [away] = await here.named('Kari');
    await here.archive(away!.id, 1);
    const theirs = await makeCustomer(db);
    for (const customer_id of [away!.id, theirs.id, 999_999_999]) {
      const answer = await here.cars.add({ licenseplate: 'EL12345', customer_id });
      expect([answer.status, fieldsOf(answer)]).toEqual([422, ['customer_id']]);
    }
  });

  test('remembers who changed what, in the order of time, and where', async () => {
    const { me, add, save, archive, history, one } = await register();
    const { id } = (await add({ name: 'Kari' })).body.data;
    await save(id, { version: 1, city: 'Oslo', name: 'Kari Nilsen' });
    await archive(id, 2);
    const { data } = (await history(id)).body;
    expect(data.map(({ action }) => action)).toEqual(['archive', 'save', 'add']);
    expect(data[1]?.changes).toEqual([
      { field: 'name', from: 'Kari', to: 'Kari Nilsen' },
      { field: 'city', from: '', to: 'Oslo' },
    ]);
    const by = `${me.user.first_name} ${me.user.last_name}`;
    expect(new Set(data.map((entry) => entry.by))).toEqual(new Set([by]));
    expect((await one(id)).body.data.changed_by).toBe(by);
  });

  test('keeps the values of its history in one place, which the log that never changes is not', async () => {
    const { add } = await register();
    const { id } = (await add({ name: 'Unforgettable' })).body.data;
    const log = await db.transaction('system', (tx) =>
      tx
        .selectFrom('audit_log')
        .selectAll()
        .where('entity', '=', 'customers')
        .where('entity_id', '=', id)
        .execute(),
    );
    expect(log).toHaveLength(1);
    expect(JSON.stringify(log)).not.toContain('Unforgettable');
  });
});

describe('many at once', () => {
  test('are done each alone; those refused say why', async () => {
    const { chain_id, cars: ofRegister } = await register();
    const [a, b] = [await makeCar(db, { chain_id }), await makeCar(db, { chain_id })];
    const theirs = await makeCar(db);
    await ofRegister.many({ ids: [b.id], action: 'archive' });
    const { body } = await ofRegister.many({
      ids: [b.id, a.id, theirs.id, a.id],
      action: 'save',
      change: { brand: 'Volvo' },
    });
    expect(body.data.done).toEqual([a.id]);
    expect(body.data.refused).toEqual([
      { id: b.id, code: 'common.archived', message: expect.stringContaining('archived') as string },
      { id: theirs.id, code: 'common.not_found', message: expect.any(String) as string },
    ]);
  });

  test('are put back to what each of them said, but for those that were changed since', async () => {
    const { chain_id, cars: ofRegister } = await register();
    const some = [
      await makeCar(db, { chain_id, brand: 'Saab' }),
      await makeCar(db, { chain_id, brand: 'Lada' }),
      await makeCar(db, { chain_id, brand: 'Fiat' }),
    ];
    const ids = some.map(({ id }) => id);
    const change = { brand: 'Volvo' };
    await ofRegister.many({ ids, action: 'save', change });
    await ofRegister.many({ ids: [ids[2]!], action: 'save', change: { color: 'Red' } });
    const { data } = (await ofRegister.many({ ids, action: 'put_back', change })).body;
    expect(data.done).toEqual(ids.slice(0, 2));
    expect(data.refused).toMatchObject([{ id: ids[2], code: 'common.nothing_to_undo' }]);
    const brands = (await ofRegister.list()).body.data.map(({ brand }) => brand);
    expect(brands.toSorted()).toEqual(['Lada', 'Saab', 'Volvo']);
  });

  test('of which one breaks a rule of the database leave the others done', async () => {
    const { chain_id, cars: ofRegister } = await register();
    const taken = await makeCar(db, { chain_id, licenseplate: 'EL12345' });
    await ofRegister.many({ ids: [taken.id], action: 'archive' });
    await makeCar(db, { chain_id, licenseplate: 'EL12345' });
    const free = await makeCar(db, { chain_id });
    await ofRegister.many({ ids: [free.id], action: 'archive' });
    const { data } = (await ofRegister.many({ ids: [taken.id, free.id], action: 'restore' })).body;
    expect([data.done, data.refused.map(({ code }) => code)]).toEqual([
      [free.id],
      ['common.already_exists'],
    ]);
  });
});

describe('a file of the list', () => {
  test('has the rows of the view in its order, with the columns chosen, for a Nordic Excel', async () => {
    const { add, exported } = await register();
    await add({ name: 'Åse; "Å"', payment_days: 14 });
    await add({ name: 'Kari', phone: '+47 99887766' });
    const { bytes, headers } = await exported({ columns: 'name,phone,payment_days,nonsense' });
    const [heading, ...lines] = bytes.toString('utf8').split('\r\n');
    expect(heading).toMatch(/^\uFEFF[^;]+;[^;]+;[^;]+$/);
    expect(lines).toEqual([`Kari;'+47 99887766;`, '"Åse; ""Å""";;14', '']);
    expect(headers['content-disposition']).toMatch(/attachment.*customers-.*\.csv/);
  });

  test('has no formula in it, in either format', async () => {
    const { named, exported } = await register();
    await named('=1+1', '@SUM(A1)', '-2', 'Plain');
    const lines = (await exported({ columns: 'name' })).bytes.toString('utf8').split('\r\n');
    expect(new Set(lines.slice(1, 5))).toEqual(new Set(["'-2", "'=1+1", "'@SUM(A1)", 'Plain']));
    const { bytes } = await exported({ columns: 'name', format: 'xlsx' });
    const rows = await readSheet(bytes);
    expect(new Set(rows.slice(1).flat())).toEqual(new Set(['-2', '=1+1', '@SUM(A1)', 'Plain']));
  });

  test('has every row once over several batches, with and without a value in what it is sorted by', async () => {
    const there = await register();
    const { sql } = await import('kysely');
    await db.transaction('system', (tx) =>
      sql`insert into customers (chain_id, number, name, follow_up)
        select ${there.chain_id}, n, 'Same', case when n % 3 > 0 then date '2026-01-01' + n / 10 end
        from generate_series(1, 2500) n`.execute(tx),
    );
    for (const sort_by of ['name:asc', 'follow_up:desc', 'follow_up:asc']) {
      const { bytes } = await there.exported({ columns: 'number', sort_by });
      const numbers = bytes.toString('utf8').trim().split('\r\n').slice(1);
      expect(numbers).toHaveLength(2500);
      expect(new Set(numbers).size).toBe(2500);
    }
  });

  test('is only for who may take the register away', async () => {
    const { chain_id } = await register();
    const site = await makeSite(db, { chain_id });
    const reception = at(await logInAs(db, { site, roles: ['reception'] }));
    expect((await reception.exported()).status).toBe(403);
  });
});
