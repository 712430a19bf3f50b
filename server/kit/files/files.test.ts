import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { playS3Bucket } from '#tests/simulators/s3-bucket.ts';
import { diskFiles } from './disk-files.ts';
import { s3Files } from './s3-files.ts';

async function bucket() {
  const played = await playS3Bucket();
  onTestFinished(() => played.stop());
  return { ...played, files: s3Files(played.address) };
}

const bytes = new Uint8Array([0xff, 0xd8, 0, 13, 10, 0xff, 0xd9]);

describe.each([
  ['on the disk', async () => diskFiles(await mkdtemp(join(tmpdir(), 'wheelhouse-files-')))],
  ['in a bucket', async () => (await bucket()).files],
])('%s', (_, open) => {
  test('what is kept is read back, is among the names, and is gone when it is removed', async () => {
    const files = await open();
    expect(await files.read('a.small.jpg')).toBeNull();
    expect(await files.names()).toEqual(new Set());
    const names = ['a.small.jpg', 'a.whole.jpg', 'b.small.jpg', 'b.whole.jpg', 'c.small.jpg'];
    for (const name of names) await files.write(name, bytes);
    expect(new Uint8Array((await files.read('b.whole.jpg'))!)).toEqual(bytes);
    expect(await files.names()).toEqual(new Set(names));
    await files.remove('a.small.jpg');
    await files.remove('a.small.jpg');
    expect(await files.read('a.small.jpg')).toBeNull();
    expect(await files.names()).toEqual(new Set(names.slice(1)));
  });
});

test('a bucket that is in trouble is asked again', async () => {
  const { files, held, failNext } = await bucket();
  failNext(2);
  await files.write('a.whole.jpg', bytes);
  expect(held.get('a.whole.jpg')).toEqual(Buffer.from(bytes));
});

test('a wrong key, and a bucket that is not there, are reported as what they are', async () => {
  const { address } = await bucket();
  const wrong = s3Files(address.replace('AKIATEST', 'AKIAOTHER'));
  await expect(wrong.write('a', bytes)).rejects.toThrow('PUT with 403 SignatureDoesNotMatch');
  await expect(wrong.read('a')).rejects.toThrow('403');
  const nowhere = s3Files(address.replace('/photos', '/others'));
  await expect(nowhere.write('a', bytes)).rejects.toThrow('404 NoSuchBucket');
  await expect(nowhere.names()).rejects.toThrow('There is no bucket');
});

test('a line that breaks once is tried again; one that stays broken, and a bucket that says nothing, are told', async () => {
  const { address, files, held, cutNext, fallSilent } = await bucket();
  cutNext(1);
  await files.write('a.whole.jpg', bytes);
  expect(held.get('a.whole.jpg')).toEqual(Buffer.from(bytes));
  cutNext(2);
  await expect(files.read('a.whole.jpg')).rejects.toThrow(
    /^The bucket .*\/photos was not reached: GET$/,
  );
  cutNext(0);
  fallSilent();
  const hasty = s3Files(address, 100);
  await expect(hasty.remove('a.whole.jpg')).rejects.toThrow(
    /^The bucket .*\/photos did not answer within 100 ms: DELETE$/,
  );
  expect(held.has('a.whole.jpg')).toBe(true);
});
