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
import { testDatabase } from '#tests/support/test-database.ts';
import { playS3Bucket } from '#tests/simulators/s3-bucket.ts';
import { provePhotos } from './jobs.ts';

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
  const given = { params: { id: data.id }, query: whole };
  const { body: picture } = await call(wheelPhotoCalls.photo, given);
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
  expect((await again.call(wheelPhotoCalls.photo, given, me)).body).toEqual(picture);
  await provePhotos(again.app);
  const told = await restored.transaction('system', (tx) =>
    tx.selectFrom('notifications').select('id').execute(),
  );
  expect(told).toEqual([]);
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
});
