import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { wheelPhotoCalls } from '#contract/hotel/wheel-sets/wheel-photos.ts';
import { backUp, restore } from '#server/db/backup.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { hotelStaff } from '#tests/support/factories/hotel/staff.ts';
import { photoOf } from '#tests/support/photos/photo-of.ts';
import { serverOver } from '#tests/support/server.ts';
import { testDatabase } from '#tests/support/database/test-database.ts';
import { playS3Bucket } from '#tests/simulators/s3-bucket.ts';
import { provePhotos, removeForgotten } from './jobs.ts';

const whole = { size: 'whole' } as const;

test('a photo is there after a backup was restored, and no other is missed', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'wheelhouse-photos-'));
  const [dir, archive, target] = ['source', 'backup.tar.gz', 'target'].map((name) =>
    join(parent, name),
  ) as [string, string, string];
  const db = await openDatabase({ dir });
  await migrate(db);
  const server = await serverOver(db, { DATA_DIR: dir });
  const { me, call, takeIn } = await hotelStaff(server);
  const set = { params: { id: (await takeIn()).id } };
  const { data } = (await call(wheelPhotoCalls.addPhoto, { ...set, body: photoOf() })).body;
  const input = { params: { id: data.id }, query: whole };
  const { body: picture } = await call(wheelPhotoCalls.photo, input);
  await server.app.http.close();
  await db.close();

  await backUp({ dir }, archive);
  await restore({ dir: target }, archive, false);

  const restored = await openDatabase({ dir: target });
  const again = await serverOver(restored, { DATA_DIR: target });
  onTestFinished(async () => {
    await again.app.http.close();
    await restored.close();
  });
  const { data: photos } = (await again.call(wheelPhotoCalls.photos, set, me)).body;
  expect(photos).toEqual([data]);
  expect((await again.call(wheelPhotoCalls.photo, input, me)).body).toEqual(picture);
  await provePhotos(again.app);
  const notifications = await restored.transaction('system', (tx) =>
    tx.selectFrom('notifications').select('id').execute(),
  );
  expect(notifications).toEqual([]);
});

test('with a bucket photos are kept there, and read by the server alone', async () => {
  const bucket = await playS3Bucket();
  onTestFinished(() => bucket.stop());
  const server = await serverOver(await testDatabase(), { FILES_URL: bucket.address });
  const { call, takeIn } = await hotelStaff(server);
  const set = { params: { id: (await takeIn()).id } };
  const { data } = (await call(wheelPhotoCalls.addPhoto, { ...set, body: photoOf() })).body;
  const { status, body } = await call(wheelPhotoCalls.photo, {
    params: { id: data.id },
    query: whole,
  });
  expect(status).toBe(200);
  const kept = [...bucket.held].find(([name]) => name.endsWith('.whole.jpg'));
  expect(body).toEqual(kept?.[1]);
  expect(bucket.held.size).toBe(2);
  const proof = await call(wheelPhotoCalls.evidence, set);
  expect(proof.status).toBe(200);
  expect(
    Buffer.from(proof.body as Buffer)
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

/** A server whose photos are in a bucket, with a set of a customer and a photo of it. */
async function withBucket() {
  const bucket = await playS3Bucket();
  onTestFinished(() => bucket.stop());
  const server = await serverOver(await testDatabase(), { FILES_URL: bucket.address });
  const staff = await hotelStaff(server);
  const { id } = await staff.takeIn();
  const set = { params: { id } };
  const add = () => staff.call(wheelPhotoCalls.addPhoto, { ...set, body: photoOf() });
  const rows = () =>
    server.db.transaction('system', (tx) =>
      tx.selectFrom('wheel_photos').select('id').where('set_id', '=', id).execute(),
    );
  return { bucket, server, ...staff, id, set, add, rows };
}

test('while the bucket is in trouble no photo is said to be kept, and sent again it is', async () => {
  const { bucket, add, rows, call } = await withBucket();
  bucket.failNext(Infinity);
  expect((await add()).status).toBe(500);
  expect([await rows(), bucket.held.size]).toEqual([[], 0]);
  bucket.failNext(0);
  const { data } = (await add()).body;
  expect([(await rows()).length, bucket.held.size]).toEqual([1, 2]);
  bucket.failNext(Infinity);
  const input = { params: { id: data.id }, query: whole };
  expect((await call(wheelPhotoCalls.photo, input)).status).toBe(500);
  bucket.failNext(0);
  expect((await call(wheelPhotoCalls.photo, input)).status).toBe(200);
});

test('what is forgotten goes from the bucket, files first; what was not removed goes the next time', async () => {
  const { bucket, server, add, rows, id } = await withBucket();
  await add();
  await server.db.transaction('system', (tx) =>
    tx.updateTable('wheel_photos').set({ forgotten: true }).where('set_id', '=', id).execute(),
  );
  bucket.failNext(Infinity);
  await expect(removeForgotten(server.app)).rejects.toThrow('503');
  expect([(await rows()).length, bucket.held.size]).toEqual([1, 2]);
  bucket.failNext(0);
  await removeForgotten(server.app);
  expect([await rows(), bucket.held.size]).toEqual([[], 0]);
});

test('each night rows and files of the bucket are compared, and what is missed is reported', async () => {
  const { bucket, server, add, me } = await withBucket();
  await add();
  // Of this chain: photos of others are in other buckets.
  const notifications = () =>
    server.db.transaction('system', (tx) =>
      tx
        .selectFrom('notifications')
        .select('id')
        .where('chain_id', '=', me.site.chain_id)
        .execute(),
    );
  await provePhotos(server.app);
  expect(await notifications()).toEqual([]);
  bucket.lose([...bucket.held.keys()][0]!);
  await provePhotos(server.app);
  expect(await notifications()).toHaveLength(1);
});
