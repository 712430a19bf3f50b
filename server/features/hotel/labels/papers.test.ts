import { expect, test } from 'vitest';
import { labelCalls, type PaperKind } from '#contract/hotel/labels/labels.ts';
import { pagesOf } from '#contract/kit/paper/pages.ts';
import { transferCalls, transfers } from '#contract/hotel/transfers.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { blankWheel } from '#contract/hotel/wheel-sets/wheels.ts';
import type { LoggedIn } from '#tests/support/factories/accounts.ts';
import { drawSheet } from '#server/kit/paper/draw-sheet.ts';
import { writePdf } from '#server/kit/paper/write-pdf.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { hotelStaff, intentOf } from '#tests/support/factories/hotel/staff.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { readPaper } from '#tests/support/paper/read-paper.ts';
import { testServer } from '#tests/support/server.ts';
import { wordsOfLabels } from './label-content.ts';
import { manifestContent } from './paper-content.ts';

const server = await testServer();

async function hotel(site?: LoggedIn['site']) {
  const staff = await hotelStaff(server, { ...(site && { site }) });
  const print = async (of: PaperKind, ids: readonly number[]) => {
    const query = { of, ids: ids.join(), format: 'pdf' as const };
    const { body } = await server.call(labelCalls.print, { query }, { ...staff.me, lang: 'nb' });
    return readPaper(body as unknown as Buffer, 'eye');
  };
  return { ...staff, print };
}

test('a receipt says what was handed in and how it was, in the language of who did', async () => {
  const { me, call, takeIn, print } = await hotel();
  const wheels = [
    {
      ...blankWheel('FL'),
      brand: 'Nokian',
      pattern: 'Hakka Blue 3',
      depths: [62, 58],
      dot: '2319',
      marks: ['cut' as const],
    },
    { ...blankWheel('FR'), depths: [12] },
  ];
  const set = await takeIn({ licenseplate: 'EL12345', wheels });
  const { chain_id } = me.site;
  const owner = await makeCustomer(server.db, { chain_id, name: 'Åsa Öberg', language: 'sv' });
  const { version } = (await call(wheelSets.calls.one, { params: { id: set.id } })).body.data;
  const body = { version, customer_id: owner.id, lock_key: 'Handskfacket' };
  await call(wheelSets.calls.save, { params: { id: set.id }, body });

  const [page, ...others] = await print('receipt', [set.id]);
  expect(others).toEqual([]);
  expect([page?.width, page?.height]).toEqual([210, 297]);
  expect(page?.codes).toMatchObject([
    { format: 'QRCode', text: `TH${me.site.chain_id}:${set.number}` },
  ]);
  const texts = [
    'Inlämningskvitto',
    'Åsa Öberg',
    'EL12345',
    'Handskfacket',
    'Vänster fram',
    'Nokian Hakka Blue 3',
    '2319',
    '6,2 / 5,8 mm',
    'Skärskada',
    'Under lagkravet',
  ];
  const words = page?.words.replaceAll('\n', ' ');
  for (const one of texts) expect(words).toContain(one);
});

test('what is fetched stands in the order in which one walks, each with its code', async () => {
  const { me, place, takeIn, print } = await hotel();
  const codes = ['B.02-1', 'A.10-1', 'A.9-1', 'B.01-1'];
  const sets = new Map<string, { id: number; number: string }>();
  for (const code of codes) {
    const { id } = await place({ code });
    sets.set(code, await takeIn({ licenseplate: `EL1000${sets.size}`, place_id: id }));
  }
  const loose = await takeIn({ licenseplate: 'EL99999' });
  const ids = [loose.id, ...[...sets.values()].map(({ id }) => id)];
  const [page] = await print('pick_list', ids);
  const walked = ['A.9-1', 'A.10-1', 'B.01-1', 'B.02-1'].map((code) => sets.get(code)!);
  const expected = [...walked, loose].map(({ number }) => `TH${me.site.chain_id}:${number}`);
  const read = page!.codes.toSorted((one, other) => one.top - other.top);
  expect(read.map(({ text }) => text)).toEqual(expected);
  const places = page!.words.split('\n').filter((word) => /^[AB]\.\d/.test(word));
  expect(places.map((word) => word.split(' ')[0])).toEqual(['A.9-1', 'A.10-1', 'B.01-1', 'B.02-1']);
});

test('a manifest says what left, with whom and for where, before as after it has come', async () => {
  const { me, call, takeIn, print } = await hotel();
  const site = await makeSite(server.db, { company_id: me.site.company_id, name: 'Sandvika' });
  const there = await hotelStaff(server, { site });
  const set = await takeIn({ licenseplate: 'EL12345' });
  const { id } = (await call(transfers.calls.add, { body: { to_site: site.name } })).body.data;
  const params = { id };
  const query = { of: 'manifest', ids: String(id), format: 'pdf' } as const;
  expect((await call(labelCalls.print, { query })).status).toBe(422);
  await call(transferCalls.load, { params, body: { number: set.number } });
  const body = { to_site_id: site.id, driver: 'Bring', signed_by: 'Ola Nordmann' };
  await call(transferCalls.send, { params, body });
  const [page] = await print('manifest', [id]);
  const texts = ['Overføring', me.site.name, 'Sandvika', 'Bring', 'Ola Nordmann', 'EL12345'];
  for (const one of texts) expect(page?.words).toContain(one);
  expect(page?.codes.map(({ text }) => text)).toEqual([`TH${me.site.chain_id}:${set.number}`]);
  await there.call(transferCalls.receive, { params, body: { number: set.number } });
  expect((await print('manifest', [id]))[0]?.words).toBe(page?.words);
});

test('who receives a transfer has its paper while it is on its way, and a receipt of what came; a third site has neither', async () => {
  const { me, call, takeIn } = await hotel();
  const { company_id } = me.site;
  const site = await makeSite(server.db, { company_id, name: 'Sandvika' });
  const there = await hotel(site);
  const third = await hotel(await makeSite(server.db, { company_id }));
  const [one, other] = [
    await takeIn({ licenseplate: 'EL12345' }),
    await takeIn({ licenseplate: 'EL54321' }),
  ];
  const { id } = (await call(transfers.calls.add, { body: { to_site: site.name } })).body.data;
  const params = { id };
  const query = { of: 'manifest', ids: String(id), format: 'pdf' } as const;
  for (const { number } of [one, other])
    await call(transferCalls.load, { params, body: { number } });
  expect((await there.call(labelCalls.print, { query })).status).toBe(422);
  const body = { to_site_id: site.id, driver: 'Bring', signed_by: 'Ola Nordmann' };
  await call(transferCalls.send, { params, body });
  const [coming] = await there.print('manifest', [id]);
  for (const text of [`Overføring`, me.site.name, 'Sandvika', 'Bring', 'EL12345', 'EL54321'])
    expect(coming?.words).toContain(text);
  await there.call(transferCalls.receive, { params, body: { number: one.number } });
  await there.call(transferCalls.missRest, { params, body: {} });
  const [receipt] = await there.print('manifest', [id]);
  for (const text of ['Mottak', 'Mottatt', 'Savnet', me.site.name, 'EL54321'])
    expect(receipt?.words).toContain(text);
  expect(receipt?.codes.map(({ text }) => text)).toEqual([
    `TH${me.site.chain_id}:${one.number}`,
    `TH${me.site.chain_id}:${other.number}`,
  ]);
  expect((await third.call(labelCalls.print, { query })).status).toBe(422);
});

test('a list goes on over pages, with every code once and the names of its columns on each', async () => {
  const sets = Array.from({ length: 45 }, (_, nth) => ({
    transfer_id: 1,
    number: String(70_001 + nth),
    licenseplate: `EL${10_000 + nth}`,
    season: 'studded',
    size: '205/55 R16',
    wheels: 4,
  }));
  const transfer = {
    from_site: 'Alnabru',
    came_at: null,
    id: 1,
    number: '12',
    to_site: 'Sandvika',
    driver: 'Bring',
    signed_by: 'Ola Nordmann',
    sent_at: new Date('2026-11-22T10:00:00Z'),
    sets,
  };
  const pages = pagesOf(
    manifestContent(transfer, wordsOfLabels('nb'), { chain: '7', timezone: 'Europe/Oslo' }),
  );
  const pdf = Buffer.concat(await Array.fromAsync(writePdf(pages.map(drawSheet))));
  const read = await readPaper(pdf, 'eye');
  expect(read.length).toBeGreaterThan(1);
  for (const { words } of read) expect(words).toMatch(/^Bil$/m);
  const all = read.flatMap(({ codes }) => codes.map(({ text }) => text));
  expect(all.toSorted()).toEqual(sets.map(({ number }) => `TH7:${number}`));
  const words = read.map((page) => page.words).join('\n');
  for (const one of ['Overføring 12', 'Alnabru', 'Sandvika', '180', 'Sendt fra Alnabru av'])
    expect(words).toContain(one);
  expect(read.at(-1)?.words).toContain('Mottatt for Sandvika');
});

test('without sets that were chosen, those are fetched that are reserved or on their way', async () => {
  const { me, place, takeIn, send, print } = await hotel();
  const [first, second] = [await place(), await place()];
  await takeIn({ place_id: first.id });
  const goes = await takeIn({ place_id: second.id });
  await send(intentOf(goes, 'pick'));
  const [page] = await print('pick_list', []);
  expect(page?.codes.map(({ text }) => text)).toEqual([`TH${me.site.chain_id}:${goes.number}`]);
});

test('a whole sheet is nothing for a label printer', async () => {
  const { takeIn, call } = await hotel();
  const { id } = await takeIn({});
  const query = { of: 'receipt', ids: String(id), format: 'zpl' } as const;
  const { status, body } = await call(labelCalls.print, { query });
  expect([status, (body as { error?: { code: string } }).error?.code]).toEqual([
    422,
    'labels.paper_only',
  ]);
});
