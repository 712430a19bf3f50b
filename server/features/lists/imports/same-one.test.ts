import { describe, expect, test } from 'vitest';
import { importsCalls } from '#contract/lists/imports.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { importerOf } from '#tests/support/importer.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();
const { db } = server;
const register = async () => importerOf(server, await logInAs(db, { roles: ['manager'] }));

describe('a row that may be somebody else', () => {
  test('whose number of another system is ours by chance leaves ours alone', async () => {
    const { chain_id, checked, run, customers: all } = await register();
    await makeCustomer(db, { chain_id, number: '7', name: 'Kari', phone: '99887766' });
    const { data } = (await checked('Kundenr.;Kundenavn;Mobil\n7;Ola;11223344\n')).body;
    expect(data.counts).toMatchObject({ new: 1, changed: 0 });
    await run(data.id);
    expect((await all()).map(({ name, phone, external_id }) => [name, phone, external_id])).toEqual(
      [
        ['Kari', '99887766', ''],
        ['Ola', '11223344', '7'],
      ],
    );
  });

  test('is asked about, and written only as somebody answers', async () => {
    const there = await register();
    const { chain_id, me, checked, run, customers: all } = there;
    await makeCustomer(db, { chain_id, number: '7', name: 'Kari', city: 'Oslo' });
    await makeCustomer(db, { chain_id, number: '8', name: 'Per', city: 'Oslo' });
    const { data } = (await checked('Number;Name;City\n7;Ola;Moss\n8;Per Hansen;Moss\n')).body;
    expect(data.counts).toMatchObject({ asked: 2, changed: 0, new: 0, wrong: 0 });
    expect(data.questions.map(({ row, title, found }) => [row, title, found])).toEqual([
      [2, 'Ola', 'Kari'],
      [3, 'Per Hansen', 'Per'],
    ]);
    const body = {
      fields: ['number', 'name', 'city'],
      answers: [
        { row: 2, answer: 'other' as const },
        { row: 3, answer: 'same' as const },
      ],
    };
    const answered = await server.call(
      importsCalls.check,
      { params: { id: data.id }, body },
      { token: me.token, lang: 'en' },
    );
    expect(answered.body.data.counts).toMatchObject({ asked: 0, changed: 1, new: 1 });
    await run(data.id);
    expect((await all()).map(({ name, city, external_id }) => [name, city, external_id])).toEqual([
      ['Kari', 'Oslo', ''],
      ['Ola', 'Moss', '7'],
      ['Per Hansen', 'Moss', ''],
    ]);
  });

  test('that nobody answers about is not written', async () => {
    const { chain_id, checked, run, customers: all } = await register();
    await makeCustomer(db, { chain_id, number: '7', name: 'Kari' });
    const { id } = (await checked('Number;Name\n7;Ola\n;Eva\n')).body.data;
    expect((await run(id)).body.data.counts).toMatchObject({ asked: 1, new: 1 });
    expect((await all()).map(({ name }) => name)).toEqual(['Eva', 'Kari']);
  });

  test('because its keys are two others’ is asked about', async () => {
    const { chain_id, checked } = await register();
    await makeCustomer(db, { chain_id, name: 'Dekk AS', org_number: '974760673' });
    await makeCustomer(db, { chain_id, name: 'Other', email: 'post@dekk.example' });
    const file = 'Name;Org number;Email\nDekk;NO 974 760 673 MVA;Post@Dekk.example\n';
    expect((await checked(file)).body.data.counts).toMatchObject({ asked: 1, new: 0, changed: 0 });
  });

  test('is the same however its number and addresses are written', async () => {
    const { chain_id, checked } = await register();
    const kept = { email: 'kari@post.example', org_number: '974760673', phone: '+47 99887766' };
    await makeCustomer(db, { chain_id, name: 'Kari Nilsen', ...kept });
    const file =
      'Name;Email;Org number;Phone\nNilsen, Kari;KARI@post.example;NO974760673MVA;99 88 77 66\n';
    const { counts, preview } = (await checked(file)).body.data;
    expect(counts).toMatchObject({ asked: 0, new: 0, changed: 1 });
    expect(preview[0]?.changes.map(({ field }) => field)).toEqual(['name']);
  });

  test('changes are shown before what is new, however many rows come first', async () => {
    const { chain_id, checked } = await register();
    await makeCustomer(db, { chain_id, name: 'Kari', email: 'kari@post.example' });
    const added = Array.from({ length: 80 }, (_, n) => `P${n};;`).join('\n');
    const file = `Name;Email;City\n${added}\nKari;kari@post.example;Oslo\n`;
    expect((await checked(file)).body.data.preview[0]).toMatchObject({ row: 82, title: 'Kari' });
  });
});
