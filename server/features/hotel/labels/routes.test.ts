import { describe, expect, test } from 'vitest';
import { commands, readCode } from '#contract/hotel/label-codes.ts';
import { scannedText } from '#contract/hotel/scan/scanned-text.ts';
import { labelCalls, type LabelKind, type PaperKind } from '#contract/hotel/labels/labels.ts';
import { storagePlaces } from '#contract/hotel/storage-places/storage-places.ts';
import { blankWheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { hotelStaff } from '#tests/support/factories/hotel/staff.ts';
import { readZpl } from '#tests/support/paper/read-zpl.ts';
import { readPaper } from '#tests/support/paper/read-paper.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

type LabelQuery = Parameters<typeof readQuery>[0];
const readQuery = (query: {
  of: LabelKind | PaperKind;
  ids?: string;
  size?: '60x90' | '100x150' | 'a4';
  format?: 'pdf' | 'zpl';
  names?: 'yes' | 'no';
}) => ({ format: 'pdf' as const, ...query });

async function hotel() {
  const staff = await hotelStaff(server);
  const shelf = await staff.place({ code: 'A.03-2', room: 2 });
  const wheels = [
    { ...blankWheel('FL'), depths: [62, 58], dot: '2319' },
    ...(['FR', 'RL', 'RR'] as const).map(blankWheel),
  ];
  const set = await staff.takeIn({ licenseplate: 'EL12345', place_id: shelf.id, wheels });
  const print = async (query: LabelQuery) =>
    (await server.call(labelCalls.print, { query: readQuery(query) }, { ...staff.me, lang: 'nb' }))
      .body as unknown as Buffer;
  return { ...staff, shelf, set, print };
}

const textsOf = (page: { codes: readonly { text: string }[] } | undefined) => [
  ...new Set(page?.codes.map(({ text }) => text)),
];

describe.each(['60x90', '100x150'] as const)('on %s', (size) => {
  test('each wheel has a label that scanners read back as that wheel, by either code', async () => {
    const { me, set, print } = await hotel();
    const pages = await readPaper(await print({ of: 'wheel', ids: String(set.id), size }));
    expect(pages).toHaveLength(4);
    for (const [at, wheel] of ['FL', 'FR', 'RL', 'RR'].entries()) {
      expect(pages[at]?.codes.map(({ format }) => format).toSorted()).toEqual([
        'Code128',
        'QRCode',
      ]);
      expect(textsOf(pages[at])).toEqual([`TW${me.site.chain_id}:${set.number}:${wheel}`]);
      const read = scannedText(textsOf(pages[at])[0]!, String(me.site.chain_id));
      expect(readCode(read)).toEqual({ kind: 'wheel', set: set.number, wheel });
    }
    expect(`${pages[0]?.width}x${pages[0]?.height}`).toBe(size);
    expect(pages[0]?.words).toContain('EL12345');
    expect(pages[0]?.words).toContain('A.03-2');
  });

  test('a set and a place are read back as what they are', async () => {
    const { me, set, shelf, print, placeNow } = await hotel();
    const { warehouse_id: store } = await placeNow(shelf.id);
    const [ofSet] = await readPaper(await print({ of: 'set', ids: String(set.id), size }));
    expect(textsOf(ofSet)).toEqual([`TH${me.site.chain_id}:${set.number}`]);
    const [ofPlace] = await readPaper(await print({ of: 'place', ids: String(shelf.id), size }));
    expect(textsOf(ofPlace)).toEqual([`LO${me.site.chain_id}:${store}:A.03-2`]);
  });
});

test('a sheet of a rack has each of its places once', async () => {
  const { place, print } = await hotel();
  const places = [];
  for (let at = 1; at <= 25; at += 1) places.push(await place({ code: `B.${at}-1` }));
  const ids = places.map(({ id }) => id).join(',');
  const pages = await readPaper(await print({ of: 'place', ids, size: 'a4' }), 'eye');
  expect(pages.map(({ codes }) => codes.length)).toEqual([24, 1]);
  const read = pages.flatMap(textsOf).map((text) => text.split(':')[2]);
  expect(new Set(read)).toEqual(new Set(places.map(({ code }) => code)));
});

test('what is told to the scanner stands on paper', async () => {
  const { print } = await hotel();
  const [page] = await readPaper(await print({ of: 'command', size: 'a4' }), 'eye');
  expect(textsOf(page).toSorted()).toEqual(
    commands.map((one) => `CM:${one.toUpperCase()}`).toSorted(),
  );
});

test('the language of label printers says the same', async () => {
  const { me, set, print } = await hotel();
  const query = { of: 'wheel', ids: String(set.id), size: '60x90', format: 'zpl' } as const;
  const labels = readZpl((await print(query)).toString());
  expect(labels).toHaveLength(4);
  for (const [nth, wheel] of ['FL', 'FR', 'RL', 'RR'].entries()) {
    const { fields } = labels[nth]!;
    const codes = fields.filter(({ kind }) => kind !== 'text').map(({ text }) => text);
    expect(codes).toEqual([
      `TW${me.site.chain_id}:${set.number}:${wheel}`,
      `TW${me.site.chain_id}:${set.number}:${wheel}`,
    ]);
    expect(fields.map(({ text }) => text)).toContain('EL12345');
  }
});

test('a name stands on it only when that is asked for', async () => {
  const { set, call, me, print } = await hotel();
  const owner = await makeCustomer(server.db, {
    chain_id: me.site.chain_id,
    name: 'Kari Nordmann',
  });
  const { version } = (await call(wheelSets.calls.one, { params: { id: set.id } })).body.data;
  const body = { version, customer_id: owner.id };
  await call(wheelSets.calls.save, { params: { id: set.id }, body });
  const words = async (names: 'yes' | 'no') =>
    (await readPaper(await print({ of: 'set', ids: String(set.id), size: '60x90', names })))[0]
      ?.words;
  expect(await words('no')).not.toContain('Kari');
  expect(await words('yes')).toContain('Kari Nordmann');
});

test('a letter that no font has is named before it is printed, and only where it will stand', async () => {
  const { set, call, me } = await hotel();
  const name = 'Łukasz 漢\u{3FFFD}';
  const owner = await makeCustomer(server.db, { chain_id: me.site.chain_id, name });
  const { version } = (await call(wheelSets.calls.one, { params: { id: set.id } })).body.data;
  const body = { version, customer_id: owner.id };
  await call(wheelSets.calls.save, { params: { id: set.id }, body });
  const missing = async (of: 'set' | 'receipt', names: 'yes' | 'no') =>
    (await call(labelCalls.preview, { query: { of, ids: String(set.id), names, size: '60x90' } }))
      .body.data.missing;
  expect(await missing('set', 'no')).toBe('');
  expect(await missing('set', 'yes')).toBe('\u{3FFFD}');
  expect(await missing('receipt', 'no')).toBe('\u{3FFFD}');
});

test('each printing stands in the history, and a second one as such', async () => {
  const { set, shelf, call, print } = await hotel();
  await print({ of: 'wheel', ids: String(set.id), size: '60x90' });
  await print({ of: 'set', ids: String(set.id), size: '60x90' });
  await print({ of: 'place', ids: String(shelf.id), size: 'a4' });
  const ofSet = (await call(wheelSets.calls.history, { params: { id: set.id } })).body.data;
  expect(ofSet.slice(0, 2).map(({ action }) => action)).toEqual(['reprint', 'print']);
  const ofPlace = (await call(storagePlaces.calls.history, { params: { id: shelf.id } })).body.data;
  expect(ofPlace[0]?.action).toBe('print');
});

test('what is to be printed can be looked at, and is not written down by that', async () => {
  const { set, call } = await hotel();
  const query = { of: 'wheel', ids: String(set.id), size: '60x90' } as const;
  const { data } = (await call(labelCalls.preview, { query })).body;
  expect(data.count).toBe(4);
  expect(data.labels[0]?.marks.some((mark) => mark.kind === 'dark')).toBe(true);
  const history = (await call(wheelSets.calls.history, { params: { id: set.id } })).body.data;
  expect(history.map(({ action }) => action)).not.toContain('print');
});

test('nothing is printed of what belongs to another site', async () => {
  const [{ set }, stranger] = [await hotel(), await hotel()];
  const query = readQuery({ of: 'wheel', ids: String(set.id), size: '60x90' });
  const { status, body } = await stranger.call(labelCalls.print, { query });
  expect([status, (body as { error?: { code: string } }).error?.code]).toEqual([
    422,
    'labels.none',
  ]);
});
