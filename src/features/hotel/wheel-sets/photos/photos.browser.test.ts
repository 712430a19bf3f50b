import { beforeAll, beforeEach, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { mostBytes, photoSides } from '#contract/hotel/wheel-sets/photo-rules.ts';
import { wheelPhotoCalls } from '#contract/hotel/wheel-sets/wheel-photos.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { blankWheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { alertsNow } from '#src/data/alerts.ts';
import { send } from '#src/data/api.ts';
import { database } from '#src/data/database.ts';
import { outboxRows } from '#src/data/outbox/outbox.ts';
import { dropUnreadAnswers, forgetEverythingRead } from '#src/data/response-cache.ts';
import { serverNow } from '#src/data/server-time.ts';
import { startWords } from '#src/i18n/words.ts';
import { picture } from '#tests/support/in-browser/picture.ts';
import { atWork } from '#tests/support/in-browser/shown-screens.tsx';
import { traces, withGps } from '#tests/support/photos/with-gps.ts';
import { awaitWheelSetAnswers } from '../await-answers.ts';
import { sendIntake } from '../intake/send-intake.ts';
import { keepPhoto, sendPhotos, waitingPhotos } from './kept-photos.ts';
import { shrink } from '#src/device/photos/shrink.ts';

beforeAll(async () => {
  await startWords(['common', 'wheel-sets']);
  awaitWheelSetAnswers();
  // The server starts with the first who is let in.
  await commands.workAs('mechanic');
}, 120_000);
beforeEach(async () => {
  await database.photos.clear();
  await database.outbox.clear();
});

const latin = (bytes: ArrayBuffer) => new TextDecoder('latin1').decode(bytes);
const sizeOf = async (jpeg: ArrayBuffer) => {
  const { width, height } = await createImageBitmap(new Blob([jpeg]));
  return [width, height];
};
const fileOf = (bytes: BlobPart, lastModified = Date.now()) =>
  new File([bytes], 'photo.jpg', { type: 'image/jpeg', lastModified });

test('a photo is made small, upright, and says nothing of where it was taken', async () => {
  const phone = withGps(await picture(2400, 1800), 6);
  expect(latin(phone.buffer)).toContain(traces[1]);
  const made = (await shrink(new Blob([phone])))!;
  // A quarter turn: what was broad is high.
  expect(await sizeOf(made.whole)).toEqual([1200, photoSides.whole]);
  expect(await sizeOf(made.small)).toEqual([240, photoSides.small]);
  for (const size of ['whole', 'small'] as const) {
    expect(made[size].byteLength).toBeLessThanOrEqual(mostBytes[size]);
    for (const trace of traces) expect(latin(made[size])).not.toContain(trace);
  }
});

test('a picture with much in it stays below what is sent', async () => {
  const made = (await shrink(new Blob([await picture(3000, 3000, 'noise')])))!;
  expect(made.whole.byteLength).toBeLessThanOrEqual(mostBytes.whole);
  expect(made.small.byteLength).toBeLessThanOrEqual(mostBytes.small);
});

test('what is no picture is reported as such', async () => {
  expect(await shrink(new Blob(['%PDF-1.7']))).toBeNull();
});

async function hotel() {
  const siteId = await atWork();
  const photo = async (wheel: 'FL' | '' = 'FL') =>
    (await keepPhoto(siteId, fileOf(await picture(40, 30)), wheel))!;
  const body = { licenseplate: 'EL12345', wheels: [blankWheel('FL')], place_id: null };
  const photosOf = async (id: number) =>
    (await send(wheelPhotoCalls.photos, { params: { id } }, { siteId })).data;
  return { siteId, photo, body, photosOf };
}

test('photos of a form go with the set that it takes in, once it has come in', async () => {
  const { siteId, photo, body, photosOf } = await hotel();
  const keys = [await photo('FL'), await photo('')];
  const id = await sendIntake(siteId, body, keys);
  await expect.poll(async () => (await photosOf(id!)).length).toBe(2);
  expect(new Set((await photosOf(id!)).map(({ wheel }) => wheel))).toEqual(new Set(['FL', '']));
  await expect.poll(() => outboxRows(siteId)).toEqual([]);
  expect(await database.photos.toArray()).toEqual([]);
});

test('photos of a set that is refused stay with its form', async () => {
  const { siteId, photo, body } = await hotel();
  const key = await photo();
  const wrong = { ...body, place_id: 999_999_999 };
  await expect(sendIntake(siteId, wrong, [key])).rejects.toMatchObject({ name: 'ApiError' });
  expect(await outboxRows(siteId)).toEqual([]);
  expect(await database.photos.get(key)).toBeDefined();
  const sets = (await send(wheelSets.calls.list, { query: {} }, { siteId })).data;
  expect(sets).toEqual([]);
  expect(await sendIntake(siteId, body, [key])).not.toBeNull();
  await expect.poll(() => database.photos.get(key)).toBeUndefined();
});

test('a photo tells when it was taken, though it is sent later', async () => {
  const { siteId, body, photosOf } = await hotel();
  const id = (await sendIntake(siteId, body, []))!;
  const hour = 3_600_000;
  const key = (await keepPhoto(siteId, fileOf(await picture(40, 30), Date.now() - hour), 'FL'))!;
  await sendPhotos(siteId, [key], { id, called: 'EL12345' });
  await expect.poll(async () => (await photosOf(id)).length).toBe(1);
  const [saved] = await photosOf(id);
  expect(Math.abs(serverNow() - hour - Date.parse(saved!.taken_at))).toBeLessThan(60_000);
});

test('what somebody else has taken on this device is not shown', async () => {
  const { siteId, photo } = await hotel();
  const [mine, other] = [await photo(), await photo()];
  await database.photos.update(mine, { setId: 7 });
  await database.photos.update(other, { setId: 7, userId: 'somebody else' });
  expect((await waitingPhotos(siteId, 7)).map(({ key }) => key)).toEqual([mine]);
});

test('on a device without room a photo is not kept, and the person is notified', async () => {
  const { siteId } = await hotel();
  const file = fileOf(await picture(40, 30));
  const full = () => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  };
  database.photos.hook('creating', full);
  try {
    await expect(keepPhoto(siteId, file, 'FL')).rejects.toThrow('The disk is full');
  } finally {
    database.photos.hook('creating').unsubscribe(full);
  }
  expect(alertsNow().map(({ title }) => title)).toContain('This device is full');
  expect(await database.photos.count()).toBe(0);
});

test('photos stay on the device at a sign-out, and go from it only when nothing is going to send them', async () => {
  const { siteId, photo } = await hotel();
  const [waiting, left, fresh] = [await photo(), await photo(), await photo()];
  await database.outbox.add(rowOf(siteId, waiting));
  await forgetEverythingRead();
  expect(await database.photos.count()).toBe(3);
  const longAgo = serverNow() - 73 * 3_600_000;
  await database.photos.bulkUpdate(
    [waiting, left].map((key) => ({ key, changes: { takenAt: longAgo } })),
  );
  await dropUnreadAnswers();
  const kept = (await database.photos.toArray()).map(({ key }) => key);
  expect(new Set(kept)).toEqual(new Set([waiting, fresh]));
});

const rowOf = (siteId: string, key: string) => ({
  key,
  siteId,
  siteName: 'Alnabru',
  userId: 'somebody else',
  method: 'POST' as const,
  path: '/v4/site/wheel-sets/{id}/photos' as const,
  given: {},
  objectKey: 'wheel-sets/1/photos',
  act: { words: 'wheel-sets:acts.addPhoto' } as const,
  madeAt: 0,
  state: 'waiting' as const,
  tries: 0,
  nextAt: 0,
  actionError: null,
});
