import { describe, expect, test } from 'vitest';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { importerOf } from '#tests/support/importer.ts';
import { testServer } from '#tests/support/server.ts';
import { importsJob } from './run.ts';

const server = await testServer();
const { db } = server;

async function register(role: 'manager' | 'warehouse' = 'manager') {
  return importerOf(server, await logInAs(db, { roles: [role] }));
}

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
const windows = (text: string) => Buffer.from(text, 'latin1');

describe('a file is read', () => {
  test.each<[string, string | Buffer]>([
    ['UTF-8 with semicolons', 'Name;City\nÅse;Tromsø\n'],
    ['UTF-8 with a mark and commas', '\uFEFFName,City\r\n"Åse","Tromsø"\r\n'],
    ['tabs', 'Name\tCity\rÅse\tTromsø'],
    ['UTF-16', utf16('Name;City\nÅse;Tromsø')],
    ['UTF-16 without a mark', utf16('Name;City\nÅse;Tromsø').subarray(2)],
    ['Windows-1252', windows('Name;City\nÅse;Tromsø')],
  ])('as %s', async (_, content) => {
    const { read } = await register();
    const { body } = await read(content);
    expect(body.data.columns).toEqual([
      { heading: 'Name', samples: ['Åse'], field: 'name', is_open: false, mark: null },
      { heading: 'City', samples: ['Tromsø'], field: 'city', is_open: false, mark: null },
    ]);
  });

  test('with lines and separators inside quotes', async () => {
    const { read } = await register();
    const { body } = await read('Name;Counter note\n"A; ""B""";"one\ntwo"\n');
    expect(body.data.columns.map(({ samples }) => samples)).toEqual([['A; "B"'], ['one\ntwo']]);
  });

  test.each<[string, string | Buffer, string]>([
    ['is a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'imports.unreadable'],
    ['claims to be a workbook', Buffer.from('PK\u0003\u0004 nonsense'), 'imports.unreadable'],
    ['has only headings', 'Name;City\n', 'imports.no_rows'],
    ['has too many rows', `Name\n${'x\n'.repeat(50_001)}`, 'imports.too_large'],
  ])('but not when it %s', async (_, content, code) => {
    const { read } = await register();
    const { status, body } = await read(content);
    expect([status, body.error?.code]).toEqual([422, code]);
  });
});

describe('a check', () => {
  test('tells what is new, changed, the same and wrong, and writes nothing', async () => {
    const { chain_id, checked, customers: all } = await register();
    await makeCustomer(db, { chain_id, number: '7', name: 'Kari', city: 'Oslo' });
    await makeCustomer(db, { chain_id, number: '8', name: 'Ola', email: 'ola@post.example' });
    const { body } = await checked(
      'Number;Name;City;Email;Days to pay\n7;Kari;Oslo;;\n;Ola;Bergen;ola@post.example;\n;Åse;;;14\n99;Per;;;\n;Eva;;no mail;x\n',
    );
    expect(body.data.state).toBe('checked');
    expect(body.data.counts).toEqual({ same: 1, changed: 1, new: 1, wrong: 2, gone: 0, asked: 0 });
    expect(body.data.problems.map(({ row, column }) => [row, column])).toEqual([
      [5, 'Number'],
      [6, 'Email'],
      [6, 'Days to pay'],
    ]);
    expect(body.data.preview).toEqual([
      {
        row: 3,
        outcome: 'changed',
        title: 'Ola',
        changes: [{ field: 'city', from: '', to: 'Bergen' }],
      },
      {
        row: 4,
        outcome: 'new',
        title: 'Åse',
        changes: [
          { field: 'name', from: '', to: 'Åse' },
          { field: 'payment_days', from: null, to: 14 },
        ],
      },
    ]);
    expect(await all()).toHaveLength(2);
  });

  test('finds what stands twice, and what several are called', async () => {
    const { chain_id, checked } = await register();
    for (const name of ['Kari', 'Ola']) {
      await makeCustomer(db, { chain_id, name, email: 'both@post.example' });
    }
    const { body } = await checked(
      'Name;Email\nKari;both@post.example\nPer;per@post.example\nPål;per@post.example\n',
    );
    expect(body.data.problems.map(({ row, column }) => [row, column])).toEqual([
      [2, 'Email'],
      [4, 'Email'],
    ]);
  });

  test('knows what other systems call fields, each field once, by its own name before theirs', async () => {
    const { read } = await register();
    const fields = async (headings: string, resource: string) =>
      (await read(`${headings}\n1;2;3;4;5;6;7\n`, resource)).body.data.columns.map(
        ({ field }) => field,
      );
    expect(await fields('Kundenr;Kunde;Tlf.;Gateadresse;Postnr;By;Sted', 'customers')).toEqual([
      'external_id',
      'name',
      'phone',
      'street',
      'zip',
      'city',
      null,
    ]);
    expect(await fields('Reg.nr;Kunde;Bilmärke;Årsmodell;VIN;;', 'cars')).toEqual([
      'licenseplate',
      'customer_id',
      'brand',
      'year',
      'vin',
      null,
      null,
    ]);
    expect(await fields('Kundenavn;Mobil;;;;;', 'drivers')).toEqual([
      null,
      'phone',
      ...Array<null>(5).fill(null),
    ]);
  });

  test.each([
    'Kundenr;Navn;Org.nr;Telefon;E-post;Adresse;Postnr;Poststed;Land;Notat',
    'Kundnr;Företag;Organisationsnr;Mobil;Mejl;Adress;Postnr;Ort;Land;Anteckning',
    'Customer no;Name;Company number;Mobile phone;E-mail address;Address;Zip;Town;Country;Notes',
  ])('knows the ten columns of a plain list of customers: %s', async (headings) => {
    const { read } = await register();
    const { columns } = (await read(`${headings}\n1;2;3;4;5;6;7;8;9;10\n`)).body.data;
    expect(columns.map(({ field }) => field)).toEqual([
      'external_id',
      'name',
      'org_number',
      'phone',
      'email',
      'street',
      'zip',
      'city',
      'country',
      'counter_note',
    ]);
  });

  test('knows fields by their names in every language, and words of choices too', async () => {
    const { read, check } = await register();
    const { body } = await read('whatever;blocked;type;block_reason\nKari;ja;company;Unpaid\n');
    const fields = ['blocked', 'type', 'block_reason'];
    expect(body.data.columns.map(({ field }) => field)).toEqual([null, ...fields]);
    const done = await check(body.data.id, ['name', ...fields]);
    expect(done.body.data.preview[0]?.changes).toContainEqual({
      field: 'blocked',
      from: false,
      to: true,
    });
  });

  test.each([
    [[null, null]],
    [['name', 'name']],
    [['name', 'last_visit']],
    [['name']],
    [['id', 'name']],
  ])('refuses columns that are %j', async (fields) => {
    const { read, check } = await register();
    const { id } = (await read('a;b\n1;2\n')).body.data;
    expect((await check(id, fields)).body.error?.code).toBe('imports.no_field');
  });
});

describe('a check by the rules of the register', () => {
  test('names row and column of what they refuse, and a run does what the check said', async () => {
    const { checked, run, customers: all } = await register();
    const { data } = (await checked('Name;blocked;block_reason\nKari;ja;\nOla;ja;Unpaid\n')).body;
    expect(data.counts).toEqual({ new: 1, changed: 0, same: 0, wrong: 1, gone: 0, asked: 0 });
    expect(data.problems).toEqual([
      { row: 2, column: 'block_reason', value: '', message: expect.stringMatching(/./) },
    ]);
    expect((await run(data.id, true)).body.data.state).toBe('done');
    expect((await all()).map(({ name }) => name)).toEqual(['Ola']);
  });

  test('finds what the table itself refuses: two of one name', async () => {
    const { checked } = await register();
    const { data } = (await checked('brand;model\nVolvo;V60\nvolvo;v60\n', 'vehicles')).body;
    expect(data.problems.map(({ row }) => row)).toEqual([3]);
  });

  test('calls a field that the file lacks by its name', async () => {
    const { checked } = await register();
    const { data } = (await checked('Email\nkari@post.example\n')).body;
    expect(data.problems.map(({ column }) => column)).toEqual(['Name']);
  });

  test('of many tread readings knows zone and rights of who asked, as does the job that writes them', async () => {
    const { checked, one } = await register();
    const rows = Array.from({ length: 30 }, (_, nth) => `AB${10_000 + nth};2026-01-02;5,5`);
    const file = `licenseplate;read_on;fl_1\n${rows.join('\n')}\n`;
    const { id, state } = (await checked(file, 'tread-readings')).body.data;
    expect(state).toBe('checked');
    // As it stands where there are too many rows for a call.
    for (const begun of ['checking', 'waiting']) {
      await db.transaction('system', (tx) =>
        tx.updateTable('imports').set({ state: begun, done_to: 0 }).where('id', '=', id).execute(),
      );
      await importsJob(server.app).work();
    }
    expect((await one(id)).body.data).toMatchObject({
      state: 'done',
      problem: null,
      counts: { new: 30 },
    });
  });
});

describe('an import', () => {
  test('writes all of it, with its history, and can be undone', async () => {
    const there = await register();
    const { chain_id, checked, run, undo, customers: all } = there;
    await makeCustomer(db, { chain_id, number: '7', name: 'Kari', city: 'Oslo' });
    const { id } = (await checked('Number;Name;City\n7;Kari;Bergen\n;Åse;Bergen\n')).body.data;
    const done = (await run(id)).body.data;
    expect([done.state, done.counts]).toEqual([
      'done',
      { new: 1, changed: 1, same: 0, wrong: 0, gone: 0, asked: 0 },
    ]);
    expect((await all()).map(({ name, city }) => [name, city])).toEqual([
      ['Kari', 'Bergen'],
      ['Åse', 'Bergen'],
    ]);
    expect((await undo(id)).body.data).toMatchObject({ state: 'undone', problems: [] });
    expect((await all()).map(({ name }) => name)).toEqual(['Kari']);
    expect((await all({ archived: '1' })).map(({ name }) => name)).toEqual(['Åse']);
    expect((await undo(id)).body.error?.code).toBe('imports.not_done');
    expect((await run(id)).body.error?.code).toBe('imports.over');
  });

  test('leaves what somebody changed since as it is, and tells which', async () => {
    const { checked, run, undo, customers: all, save } = await register();
    const { id } = (await checked('Name\nKari\nOla\n')).body.data;
    await run(id);
    const [kari] = await all();
    await save(kari!.id, { version: 1, city: 'Oslo' });
    const { problems } = (await undo(id)).body.data;
    expect(problems.map(({ row }) => row)).toEqual([2]);
    expect((await all()).map(({ name }) => name)).toEqual(['Kari']);
  });

  test('gives nothing back that the register refuses, and tells which', async () => {
    const { chain_id, checked, run, undo, customers: all } = await register();
    // From before a reason was asked for.
    await makeCustomer(db, { chain_id, name: 'Kari', email: 'kari@post.example', blocked: true });
    await makeCustomer(db, { chain_id, name: 'Ola', email: 'ola@post.example', city: 'Bergen' });
    const file = [
      'Name;Email;Reason for the block;City',
      'Kari;kari@post.example;Unpaid;',
      'Ola;ola@post.example;;Oslo',
    ];
    const { id, columns } = (await checked(file.join('\n'))).body.data;
    expect(columns.map(({ field }) => field)).toEqual(['name', 'email', 'block_reason', 'city']);
    await run(id);
    const { problems } = (await undo(id)).body.data;
    expect(problems.map(({ row }) => row)).toEqual([2]);
    expect((await all()).map(({ name, block_reason, city }) => [name, block_reason, city])).toEqual(
      [
        ['Kari', 'Unpaid', ''],
        ['Ola', '', 'Bergen'],
      ],
    );
  });

  test('with wrong rows writes nothing, unless they are to be left out', async () => {
    const { checked, run, customers: all } = await register();
    const { id } = (await checked('Name;Email\nKari;kari@post.example\nOla;no mail\n')).body.data;
    expect((await run(id)).body.error?.code).toBe('imports.wrong_rows');
    expect(await all()).toEqual([]);
    expect((await run(id, true)).body.data.state).toBe('done');
    expect((await all()).map(({ name }) => name)).toEqual(['Kari']);
  });

  test('that would break a rule of the register writes nothing at all', async () => {
    const there = await register();
    const { chain_id, checked, run, customers: all } = there;
    const { id } = (await checked('Name;Email\nKari;new@post.example\nOla;\n')).body.data;
    // Two with the same address meanwhile: which one is meant?
    for (const name of ['A', 'B'])
      await makeCustomer(db, { chain_id, name, email: 'new@post.example' });
    expect((await run(id)).body.error?.code).toBe('imports.wrong_rows');
    expect((await all()).map(({ name }) => name)).toEqual(['A', 'B']);
  });

  test('must be checked first', async () => {
    const { read, run } = await register();
    const { id } = (await read('Name\nKari\n')).body.data;
    expect((await run(id)).body.error?.code).toBe('imports.not_checked');
  });

  test('takes formulas and hostile names for the texts that they are, without signs that nobody sees', async () => {
    const { checked, run, customers: all } = await register();
    const names = [
      '=HYPERLINK("http://evil")',
      "Robert'); DROP TABLE customers;--",
      '<script>',
      '\u202Eabc',
      '{{name}}',
    ];
    const file = `Name\n${names.map((name) => `"${name.replaceAll('"', '""')}"`).join('\n')}\n`;
    await run((await checked(file)).body.data.id);
    expect(new Set((await all()).map(({ name }) => name))).toEqual(
      new Set(names.map((name) => name.replace('\u202E', ''))),
    );
  });

  test('of what was exported changes nothing', async () => {
    const there = await register();
    const { chain_id, checked, exported } = there;
    await makeCustomer(db, { chain_id, number: '7', name: '=1+1', phone: '+47 99887766' });
    await makeCustomer(db, { chain_id, number: '8', name: 'Kari; "Å"', city: 'Ås' });
    expect((await checked(await exported())).body.data.counts).toMatchObject({ same: 2, wrong: 0 });
  });

  test('finds the customers of cars by what they are called or by their numbers', async () => {
    const { chain_id, checked, run, cars: all } = await register();
    await makeCustomer(db, { chain_id, number: '7', name: 'Kari' });
    const { id } = (
      await checked('licenseplate;customer_id;year\nEL 12345;Kari;2020\nEL54321;7;\n', 'cars')
    ).body.data;
    await run(id);
    expect(
      (await all()).map(({ licenseplate, shown }) => [licenseplate, shown.customer_id]),
    ).toEqual([
      ['EL12345', 'Kari'],
      ['EL54321', 'Kari'],
    ]);
  });

  test('of many rows waits for the job, which writes it for whom it was asked', async () => {
    const there = await register();
    const { me, checked, run, one, list } = there;
    const file = `Name\n${Array.from({ length: 2_500 }, (_, nth) => `Person ${nth}`).join('\n')}\n`;
    const { id } = (await checked(file)).body.data;
    await importsJob(server.app).work();
    expect((await run(id)).body.data.state).toBe('waiting');
    await importsJob(server.app).work();
    expect((await one(id)).body.data).toMatchObject({ state: 'done', counts: { new: 2_500 } });
    const [row] = await there.customers({ per_page: 1 });
    expect(row?.changed_by).toBe(`${me.user.first_name} ${me.user.last_name}`);
    expect((await list()).body.data.map((entry) => entry.id)).toEqual([id]);
  });

  test('is for who may write the resource, at the site where the file was read', async () => {
    const warehouse = await register('warehouse');
    expect((await warehouse.read('Name\nKari\n')).status).toBe(403);
    const { chain_id, read } = await register();
    const { id } = (await read('Name\nKari\n')).body.data;
    const sister = await makeSite(db, { chain_id });
    const colleague = importerOf(server, await logInAs(db, { site: sister, roles: ['manager'] }));
    expect((await colleague.one(id)).status).toBe(404);
  });
});
