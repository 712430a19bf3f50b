import { expect, test } from 'vitest';
import type { Line } from '#contract/kit/document/lines.ts';
import type { WhiteLabel } from '#contract/platform/shell.ts';
import { orders } from '#contract/sales/orders.ts';
import { writePdf } from '#server/kit/paper/write-pdf.ts';
import { makeVatCodes } from '#tests/support/documents/vat-codes.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeCar } from '#tests/support/factories/cars.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { readPaper } from '#tests/support/paper/read-paper.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

type Paper = 'work_card' | 'quote' | 'confirmation' | 'delivery_note';

const line = (more: object): Line => ({
  key: crypto.randomUUID(),
  position: 0,
  description: 'Hjulskift',
  quantity: 1000,
  unit_price: 400_00_00,
  vat_code: '3',
  ...more,
});

/** An order with lines, of somebody who speaks a language. */
async function ordered(
  put: readonly Line[],
  language: 'nb' | 'sv' | 'en' = 'sv',
  more = {},
  type: 'private' | 'company' = 'private',
) {
  const me = await logInAs(server.db, { roles: ['manager'] });
  const { chain_id } = me.site;
  await makeVatCodes(server.db, me.site);
  const customer = await makeCustomer(server.db, {
    chain_id,
    name: 'Åsa Öberg',
    type,
    language,
    street: 'Storgatan 1',
    zip: '411 04',
    city: 'Göteborg',
    country: 'SE',
  });
  const car = await makeCar(server.db, { chain_id, licenseplate: 'EL12345' });
  const body = { customer_id: customer.id, car_id: car.id, lines: { put }, ...more };
  const { data } = (await server.call(orders.calls.add, { body }, me)).body;
  const params = { id: data.id };
  const step = async (word: 'offer' | 'accept' | 'start') => {
    const now = (await server.call(orders.calls.one, { params }, me)).body.data;
    return server.call(orders.calls[word], { params, body: { version: now.version } }, me);
  };
  const print = async (paper: Paper, query = {}) => {
    const { body: file, status } = await server.call(
      orders.calls.paper,
      { params: { ...params, paper }, query },
      me,
    );
    expect(status).toBe(200);
    return readPaper(file as unknown as Buffer, 'eye');
  };
  return { me, params, step, print };
}

test('a quote says what it costs in the customer’s language, with the VAT of each rate', async () => {
  const put = [
    line({ description: 'Hakkapeliitta 10', quantity: 4000, unit_price: 1290_00_00 }),
    line({ discount_percent: 10_00 }),
    line({ description: 'Bok', vat_code: '5', unit_price: 99_50_00 }),
  ];
  const { me, step, print } = await ordered(put);
  await step('offer');
  const [page, ...others] = await print('quote');
  expect(others).toEqual([]);
  expect([page?.width, page?.height]).toEqual([210, 297]);
  const words = page!.words.replaceAll('\n', ' ');
  const texts = [
    me.site.name,
    'Offert 1',
    'Åsa Öberg',
    'Storgatan 1',
    '411 04 Göteborg SVERIGE',
    'EL12345',
    '6 450,00',
    '1 612,50',
    'Priser och belopp på raderna är med moms.',
    '10 %',
    'Utan moms',
    '5 619,50',
    'Moms 25 % av 5 520,00',
    '1 380,00',
    'Moms 0 % av 99,50',
    'Att betala NOK',
    '6 999,50',
    'sida 1 av 1',
  ];
  for (const one of texts) expect(words).toContain(one);
});

test('a company is shown prices without VAT where the order has them so, a private person with it, and both pay the same', async () => {
  const put = [line({ description: 'Hakkapeliitta 10', quantity: 4000, unit_price: 1290_00_00 })];
  for (const [type, price, amount] of [
    ['company', '1 290,00', '5 160,00'],
    ['private', '1 612,50', '6 450,00'],
  ] as const) {
    const { step, print } = await ordered(put, 'nb', {}, type);
    await step('accept');
    const words = (await print('confirmation'))[0]!.words.replaceAll('\n', ' ');
    expect(words).toMatch(new RegExp(`Hakkapeliitta 10\\s+4\\s+${price}\\s+25 %\\s+${amount}`));
    expect(words).toMatch(/Å betale NOK\s+6 450,00/);
  }
});

test('a work card says what is to be done and nothing of money, in the language of who prints it', async () => {
  const { step, print } = await ordered([line({ quantity: 2500 })], 'sv', {
    note: 'Låsbolt i handskfacket',
  });
  await step('accept');
  const [page] = await print('work_card', {});
  const words = page!.words.replaceAll('\n', ' ');
  for (const one of [
    'Work card 1',
    'Hjulskift',
    '2.5',
    'EL12345',
    'Låsbolt i handskfacket',
    'Done by',
  ])
    expect(words).toContain(one);
  // Whole words: the names of the site and its company are drawn, of digits too.
  for (const none of ['400', 'VAT', '1,000', 'NOK']) expect(words.split(/\s+/)).not.toContain(none);
});

test('a document of many lines goes on over pages, each with the names of its columns and its number', async () => {
  const put = Array.from({ length: 120 }, (_, at) =>
    line({ description: `Del nummer ${at + 1}`, position: at }),
  );
  const { step, print } = await ordered(put, 'nb');
  await step('accept');
  const pages = await print('confirmation');
  expect(pages.length).toBeGreaterThan(2);
  for (const [at, { words }] of pages.entries()) {
    expect(words.match(/^Tekst$/gm)).toHaveLength(1);
    expect(words).toContain(`side ${at + 1} av ${pages.length}`);
  }
  const all = pages.map(({ words }) => words).join('\n');
  for (const { description } of put.map((one) => ({ description: String(one['description']) })))
    expect(all.match(new RegExp(`^${description}$`, 'gm'))).toHaveLength(1);
  expect(all.match(/Å betale NOK/g)).toHaveLength(1);
  expect(pages.at(-1)?.words).toContain('60 000,00');
});

test('a word that is wider than its column is broken, and loses no letter', async () => {
  const word = 'Vinterdekkomleggingsbestillingsbekreftelse'.repeat(4);
  const { step, print } = await ordered([line({ description: word })], 'nb');
  await step('accept');
  const [page] = await print('confirmation');
  expect(page!.words.replaceAll('\n', '')).toContain(word);
});

test('what is not agreed yet has no work card, and what is agreed is no quote any more', async () => {
  const { me, params, step } = await ordered([line({})]);
  const ask = async (paper: Paper) => {
    const input = { params: { ...params, paper } };
    const { status, body } = await server.call(orders.calls.previewPaper, input, me);
    return [status, (body as { error?: { code: string } }).error?.code];
  };
  expect(await ask('quote')).toEqual([409, 'common.wrong_state']);
  await step('offer');
  expect(await ask('quote')).toEqual([200, undefined]);
  expect(await ask('work_card')).toEqual([409, 'common.wrong_state']);
  await step('accept');
  expect(await ask('quote')).toEqual([409, 'common.wrong_state']);
});

test('is looked at as it is printed, in another language too, with the branding of the host', async () => {
  const { me, params, step } = await ordered([line({})]);
  await step('accept');
  const input = {
    params: { ...params, paper: 'confirmation' },
    query: { language: 'nb' },
  } as const;
  await server.db.transaction('system', (tx) =>
    tx
      .insertInto('white_labels')
      .values({
        host: 'papers.example',
        title: 'Dekk',
        logo: '/icons/wheel-192.png',
        colors: JSON.stringify({ primary: '#0b6b5d' } satisfies WhiteLabel['colors']),
      })
      .execute(),
  );
  const { data } = (
    await server.call(orders.calls.previewPaper, input, { ...me, host: 'papers.example' })
  ).body;
  expect(data.language).toBe('nb');
  const [sheet] = data.sheets;
  const marks = sheet!.marks;
  expect(marks).toContainEqual(
    expect.objectContaining({ kind: 'picture', address: '/icons/wheel-192.png' }),
  );
  expect(marks).toContainEqual(
    expect.objectContaining({ text: 'Ordrebekreftelse 1', colour: '#0b6b5d' }),
  );
  // A logo that does not come leaves its place free.
  const pdf = Buffer.concat(await Array.fromAsync(writePdf(data.sheets, { pictures: new Map() })));
  expect(await readPaper(pdf, 'eye')).toHaveLength(1);
});
