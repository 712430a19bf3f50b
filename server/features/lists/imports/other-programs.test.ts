import { describe, expect, test } from 'vitest';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { importerOf } from '#tests/support/importer.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

const register = async () => importerOf(server, await logInAs(server.db, { roles: ['manager'] }));

describe('a list of another program', () => {
  test.each([
    [
      'Tripletex',
      'Kundenummer;Kundenavn;Organisasjonsnummer;E-post;Telefonnummer;Adresselinje 1;Postnummer;Poststed',
    ],
    ['Visma', 'Kundenr.;Navn;Org.nr;E-postadresse;Telefon;Adresse 1;Postnr.;Poststed'],
    ['Fortnox', 'Kundnr;Namn;Organisationsnummer;E-post;Telefon 1;Fakturaadress;Postnr;Ort'],
  ])('of %s has its columns known', async (_, headings) => {
    const { read } = await register();
    const { columns } = (await read(`${headings}\n1;2;3;4;5;6;7;8\n`)).body.data;
    expect(columns.map(({ field }) => field)).toEqual([
      'external_id',
      'name',
      'org_number',
      'email',
      'phone',
      'street',
      'zip',
      'city',
    ]);
  });

  test('of articles has its columns known', async () => {
    const { read } = await register();
    const headings = 'Varenr;Varenavn;EAN-kode;Varegruppe;Merke;Mønster;Dimensjon;Pris eks. mva';
    const { columns } = (await read(`${headings}\n1;2;3;4;5;6;7;8\n`, 'products')).body.data;
    expect(columns.map(({ field }) => field)).toEqual([
      'number',
      'name',
      'ean',
      'type_id',
      'brand_id',
      'pattern',
      'size',
      'price',
    ]);
  });

  test('is read below a title, the day and an empty row, and rows are counted as the file has them', async () => {
    const { checked } = await register();
    const { data } = (
      await checked(
        'Customers of Dekk AS\nPrinted 28.11.2026\n\nName;Email;City\nKari;;Oslo\nOla;no mail;Moss\n',
      )
    ).body;
    expect(data.columns.map(({ heading }) => heading)).toEqual(['Name', 'Email', 'City']);
    expect([data.rows, data.counts.new]).toEqual([2, 1]);
    expect(data.problems.map(({ row, column }) => [row, column])).toEqual([[6, 'Email']]);
  });
});

describe('first and last name in two columns', () => {
  test('are joined to the name', async () => {
    const { checked, run, customers: all } = await register();
    const { data } = (await checked('Fornavn;Etternavn;Poststed\nKari;Nilsen;Oslo\nOla;;Moss\n'))
      .body;
    expect(data.columns.map(({ heading, field }) => [heading, field])).toEqual([
      ['Fornavn', null],
      ['Etternavn', null],
      ['Poststed', 'city'],
      ['Fornavn Etternavn', 'name'],
    ]);
    await run(data.id);
    expect((await all()).map(({ name }) => name)).toEqual(['Kari Nilsen', 'Ola']);
  });

  test('are the name where a company has none', async () => {
    const { checked } = await register();
    const { data } = (await checked('Firmanavn;Förnamn;Efternamn\nDekk AS;Per;Moe\n;Kari;Nilsen\n'))
      .body;
    expect(data.preview.map(({ title }) => title)).toEqual(['Dekk AS', 'Kari Nilsen']);
  });

  test('of somebody at a company leave its name alone', async () => {
    const { checked } = await register();
    const { data } = (await checked('Firma;Fornavn;Etternavn\nDekk AS;Per;Moe\n')).body;
    expect(data.columns.map(({ field }) => field)).toEqual(['name', null, null]);
  });
});

test('postcodes get the zeros back that a spreadsheet took from them, by their country', async () => {
  const { chain_id, checked } = await register();
  await makeCustomer(server.db, {
    chain_id,
    name: 'Aino',
    email: 'aino@post.example',
    country: 'FI',
  });
  const { data } = (
    await checked(
      'Name;Email;Postnr;Land\nKari;;150;\nPia;;800;DK\nEero;;2100;FI\nSven;;123;SE\nAino;aino@post.example;100;\nIon;;10011;RO\nJonas;;1100;LT\nOlena;;1001;UA\nPietro;;120;VA\n',
    )
  ).body;
  const zips = data.preview.map(({ title, changes }) => [
    title,
    changes.find(({ field }) => field === 'zip')?.to,
  ]);
  expect(Object.fromEntries(zips)).toEqual({
    Kari: '0150',
    Pia: '0800',
    Eero: '02100',
    Sven: '123',
    Aino: '00100',
    Ion: '010011',
    Jonas: '01100',
    Olena: '01001',
    Pietro: '00120',
  });
});

test('what is wrong is summed by column, with what would be allowed', async () => {
  const { checked } = await register();
  const row = (country: string, at: number) => `P${at};${country};x`;
  const countries = [...Array<string>(230).fill('US'), 'JP', 'JP', 'NO'];
  const { data } = (await checked(`Name;Land;Payment days\n${countries.map(row).join('\n')}\n`))
    .body;
  const sums = Object.fromEntries(data.sums.map((one) => [one.column, one]));
  expect(sums['Land']).toMatchObject({ rows: 232, values: ['US', 'JP'], others: 0 });
  expect(sums['Land']!.message).toMatch(/Norway, Sweden, Denmark, Finland/);
  expect(sums['Payment days']).toMatchObject({ rows: 233, values: ['x'] });
  expect(data.problems[0]?.message).toMatch(/Norway/);
});
