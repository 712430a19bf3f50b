import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { mergeAndPrivacyCalls } from '#contract/customer/merge-and-privacy.ts';
import { customers } from '#contract/customer/customers.ts';
import { notificationsCalls } from '#contract/platform/notifications/notification-calls.ts';
import { wheelPhotoCalls } from '#contract/hotel/wheel-sets/wheel-photos.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { diskFiles } from '#server/kit/files/disk-files.ts';
import { hotelStaff, intentOf } from '#tests/support/factories/hotel/staff.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { readPaper } from '#tests/support/paper/read-paper.ts';
import { jpeg, photoOf, taken } from '#tests/support/photos/photo-of.ts';
import { traces } from '#tests/support/photos/with-gps.ts';
import { testServer } from '#tests/support/server.ts';
import { provePhotos, removeForgotten } from './jobs.ts';
import { plainJpeg } from './plain-jpeg.ts';

const server = await testServer();

async function hotel() {
  const staff = await hotelStaff(server);
  const set = await staff.takeIn({ licenseplate: 'EL12345' });
  const params = { id: set.id };
  const add = (body = photoOf()) => staff.call(wheelPhotoCalls.addPhoto, { params, body });
  const list = async () => (await staff.call(wheelPhotoCalls.photos, { params })).body.data;
  const file = (id: number, size: 'whole' | 'small' = 'whole', as = staff) =>
    as.call(wheelPhotoCalls.photo, { params: { id }, query: { size } });
  return { ...staff, set, params, add, list, file };
}

const filesNow = () => diskFiles(server.app.env.DATA_DIR).names();
const codeOf = ({ status, body }: { status: number; body: object }) => [
  status,
  (body as { error?: { code: string } }).error?.code,
];

test('a photo is kept with its wheel and when it was taken, and nothing of where', async () => {
  const { add, list, file } = await hotel();
  const { body } = await add();
  expect(body.data).toMatchObject({ wheel: 'FL', taken_at: taken, archived: null });
  expect(await list()).toEqual([body.data]);
  const kept = await file(body.data.id);
  expect(kept.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  const bytes = kept.body as unknown as Buffer;
  expect(plainJpeg(bytes, 64)).toEqual(bytes);
  for (const trace of traces) expect(bytes.includes(trace, 0, 'latin1')).toBe(false);
  expect(((await file(body.data.id, 'small')).body as unknown as Buffer).length).toBeLessThan(
    bytes.length + 1,
  );
});

test('the same photo sent again is answered and kept once, also side by side', async () => {
  const { add, list } = await hotel();
  const body = photoOf();
  const before = (await filesNow()).size;
  const answers = await Promise.all([add(body), add(body), add(body)]);
  const again = await add(body);
  expect(new Set([...answers, again].map(({ body: { data } }) => data.id)).size).toBe(1);
  expect(await list()).toHaveLength(1);
  expect((await filesNow()).size).toBe(before + 2);
});

test('what is no JPEG, or larger than photos are, is refused and leaves no file', async () => {
  const { add, list } = await hotel();
  const before = (await filesNow()).size;
  const png = createCanvas(8, 8).encodeSync('png');
  const cut = jpeg().subarray(0, -40);
  for (const wrong of [png, cut, jpeg(1700, 20), Buffer.from('<svg onload="alert(1)"/>')]) {
    const answer = await add(photoOf({ whole: wrong.toString('base64') }));
    expect(codeOf(answer)).toEqual([422, 'wheel-sets.no_photo']);
  }
  const heavy = Buffer.concat([jpeg().subarray(0, -2), Buffer.alloc(300_000), jpeg().subarray(-2)]);
  expect((await add(photoOf({ whole: heavy.toString('base64') }))).status).toBe(422);
  expect(await list()).toEqual([]);
  expect((await filesNow()).size).toBe(before);
});

test('a photo of a set that is not there leaves no file', async () => {
  const { call } = await hotel();
  const before = (await filesNow()).size;
  const params = { id: 999_999_999 };
  const answer = await call(wheelPhotoCalls.addPhoto, { params, body: photoOf() });
  expect(answer.status).toBe(404);
  expect((await filesNow()).size).toBe(before);
});

test('another site finds neither the photo nor its file, and cannot archive it', async () => {
  const { add, file, params } = await hotel();
  const { id } = (await add()).body.data;
  const stranger = await hotel();
  expect((await file(id, 'whole', stranger)).status).toBe(404);
  expect((await stranger.call(wheelPhotoCalls.photos, { params })).status).toBe(404);
  const archive = { params: { id }, body: { reason: 'mine' } };
  expect((await stranger.call(wheelPhotoCalls.archivePhoto, archive)).status).toBe(404);
});

test('a photo is archived once, for a reason, and stays kept', async () => {
  const { add, call, list, file } = await hotel();
  const { id } = (await add()).body.data;
  const archive = (reason: string) =>
    call(wheelPhotoCalls.archivePhoto, { params: { id }, body: { reason } });
  expect((await archive(' ')).status).toBe(422);
  await archive('Wrong wheel');
  expect((await list())[0]?.archived).toMatchObject({ reason: 'Wrong wheel' });
  expect(codeOf(await archive('Again'))[1]).toBe('common.archived');
  expect((await file(id)).status).toBe(200);
});

test('photos go with the customer who is forgotten: at once from sight, then from the disk', async () => {
  const { add, call, list, me, set, send, file, movements } = await hotel();
  const owner = await makeCustomer(server.db, { chain_id: me.site.chain_id, name: 'Kari' });
  const { version } = (await call(wheelSets.calls.one, { params: { id: set.id } })).body.data;
  const body = { version, customer_id: owner.id };
  await call(wheelSets.calls.save, { params: { id: set.id }, body });
  const { id } = (await add()).body.data;
  await call(wheelPhotoCalls.archivePhoto, { params: { id }, body: { reason: 'Kari said so' } });
  await add();
  const before = await filesNow();
  await send(intentOf(set, 'return'));
  const { data } = (await call(customers.calls.one, { params: { id: owner.id } })).body;
  const forgotten = await call(mergeAndPrivacyCalls.forget, {
    params: { id: owner.id },
    body: { version: data.version, number: data.number },
  });
  expect(forgotten.status).toBe(200);
  expect(await list()).toEqual([]);
  expect((await file(id)).status).toBe(404);
  await removeForgotten(server.app);
  expect((await filesNow()).size).toBe(before.size - 4);
  expect(await movements(set.id)).not.toEqual([]);
});

test('a photo whose file is lost is reported to the managers once a day, with its set', async () => {
  const { add, call, set, file } = await hotel();
  const before = await filesNow();
  const { id } = (await add()).body.data;
  await provePhotos(server.app);
  const notifications = async () =>
    (await call(notificationsCalls.list, { query: {} })).body.data.filter(({ content }) =>
      content.includes(set.number),
    );
  expect(await notifications()).toEqual([]);
  const [lost] = [...(await filesNow())].filter((name) => !before.has(name));
  await server.app.files.remove(lost!);
  await provePhotos(server.app);
  await provePhotos(server.app);
  expect(await notifications()).toHaveLength(1);
  expect([(await file(id)).status, (await file(id, 'small')).status]).toContain(404);
});

test('the evidence says whose the set is, how its wheels are, where it was and what was seen, with the photos', async () => {
  const { add, call, params, place, takeIn, me } = await hotel();
  const shelf = await place({ code: 'E.04-2' });
  const owner = await makeCustomer(server.db, { chain_id: me.site.chain_id, name: 'Åse Nordmann' });
  const first = await takeIn({ licenseplate: 'EL54321', place_id: shelf.id });
  const { version } = (await call(wheelSets.calls.one, { params: { id: first.id } })).body.data;
  const body = { version, customer_id: owner.id };
  await call(wheelSets.calls.save, { params: { id: first.id }, body });
  const own = { id: first.id };
  await call(wheelPhotoCalls.addPhoto, { params: own, body: photoOf({ wheel: 'RR' }) });
  const gone = (await call(wheelPhotoCalls.addPhoto, { params: own, body: photoOf() })).body.data;
  const archive = { params: { id: gone.id }, body: { reason: 'Blurred' } };
  await call(wheelPhotoCalls.archivePhoto, archive);
  await add();
  const { body: file, headers } = await call(wheelPhotoCalls.evidence, { params: own });
  expect(headers['content-type']).toBe('application/pdf');
  const pages = await readPaper(file as unknown as Buffer);
  const words = pages.map((page) => page.words).join(' ');
  for (const text of ['Åse Nordmann', 'EL54321', 'E.04-2', 'Rear right', 'Blurred', '2026-11-20']) {
    expect(words).toContain(text);
  }
  const pictures = (file as unknown as Buffer).toString('latin1').match(/\/DCTDecode/g);
  expect(pictures).toHaveLength(1);
  const empty = await takeIn();
  const bare = await call(wheelPhotoCalls.evidence, { params: { id: empty.id } });
  expect(bare.status).toBe(200);
  expect((await call(wheelPhotoCalls.evidence, { params })).status).toBe(200);
});

test('which letters of the evidence no font has is known before it is printed', async () => {
  const { call, params, takeIn, me } = await hotel();
  const lettersOf = async (id: number) =>
    (await call(wheelPhotoCalls.evidenceLetters, { params: { id } })).body.data.missing;
  const owner = await makeCustomer(server.db, {
    chain_id: me.site.chain_id,
    name: 'Åse \u{3FFFD} Łódź',
  });
  const { id } = await takeIn();
  const { version } = (await call(wheelSets.calls.one, { params: { id } })).body.data;
  await call(wheelSets.calls.save, {
    params: { id },
    body: { version, customer_id: owner.id },
  });
  expect(await lettersOf(id)).toBe('\u{3FFFD}');
  expect(await lettersOf(params.id)).toBe('');
});

test('a file that was cut short while it was written is none, and in no backup', async () => {
  const dir = server.app.env.DATA_DIR;
  await server.app.files.write('aa-whole', Buffer.from('x'));
  expect(readdirSync(join(dir, 'unfinished'))).toEqual([]);
  writeFileSync(join(dir, 'unfinished', 'aa-half'), 'x');
  const { dataIn } = await import('#server/db/restored-exchange.ts');
  expect(await dataIn(dir)).not.toContain('unfinished');
  expect(await server.app.files.read('aa-half')).toBeNull();
  expect(existsSync(join(dir, 'files', 'aa', 'aa-whole'))).toBe(true);
  rmSync(join(dir, 'unfinished', 'aa-half'));
  await server.app.files.remove('aa-whole');
  expect(await server.app.files.read('aa-whole')).toBeNull();
});
