import { loadImage } from '@napi-rs/canvas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jpeg } from '#tests/support/photos/photo-of.ts';
import { traces, withGps } from '#tests/support/photos/with-gps.ts';
import { plainJpeg } from './plain-jpeg.ts';

const picture = jpeg();
const end = picture.subarray(-2);
const segment = (marker: number, content: string | Buffer) => {
  const bytes = Buffer.from(content as string, 'latin1');
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
};
const exif = Buffer.from(withGps(picture)).subarray(
  2,
  2 + withGps(picture).length - picture.length,
);
const secret = '59.91N 10.75E';
const found = (bytes: Buffer | null) =>
  [...traces, secret].filter((trace) => bytes?.includes(trace, 0, 'latin1'));

test('what says where a photo was taken is dropped wherever it stands', () => {
  const beforeEnd = Buffer.concat([picture.subarray(0, -2), exif, segment(0xfe, secret), end]);
  expect(found(beforeEnd)).toEqual([...traces, secret]);
  const plain = plainJpeg(beforeEnd, 64);
  expect(plain).toEqual(plainJpeg(picture, 64));
  expect(found(plain)).toEqual([]);
});

test('what follows the end of a photo is cut off', () => {
  const second = Buffer.from(withGps(picture));
  for (const tail of [
    Buffer.from(secret),
    second,
    Buffer.concat([Buffer.from(secret), end]),
    exif,
  ]) {
    expect(plainJpeg(Buffer.concat([picture, tail]), 64)).toEqual(plainJpeg(picture, 64));
  }
});

test('previews and further pictures that cameras keep under the markers of sizes and colours are dropped', () => {
  for (const [marker, content] of [
    [0xe0, `JFXX\0${secret}`],
    [0xe2, `MPF\0${secret}`],
    [0xee, secret],
    [0xed, `Photoshop 3.0\0${secret}`],
    [0xe1, `http://ns.adobe.com/xap/1.0/\0${secret}`],
  ] as const) {
    const whole = Buffer.concat([
      picture.subarray(0, 2),
      segment(marker, content),
      picture.subarray(2),
    ]);
    expect(plainJpeg(whole, 64)).toEqual(plainJpeg(picture, 64));
  }
  const preview = Buffer.from(`JFIF\0\x01\x01\0\0\x01\0\x01\x02\x02${secret}`, 'latin1');
  const whole = Buffer.concat([
    picture.subarray(0, 2),
    segment(0xe0, preview),
    picture.subarray(2),
  ]);
  expect(found(plainJpeg(whole, 64))).toEqual([]);
});

test('a plain photo can be looked at, is what it was, and is plain already', async () => {
  const plain = plainJpeg(Buffer.from(withGps(picture)), 64)!;
  expect(plainJpeg(plain, 64)).toEqual(plain);
  const { width, height } = await loadImage(plain);
  expect([width, height]).toEqual([64, 48]);
});

test('a photo whose end did not arrive is none', () => {
  for (const cut of [1, 2, 40, picture.length - 3]) {
    expect(plainJpeg(picture.subarray(0, -cut), 64)).toBeNull();
  }
});

test('whatever is inserted between segments or after the end, none of it is kept', () => {
  const content = fc.uint8Array({ minLength: 8, maxLength: 40 }).map((bytes) => Buffer.from(bytes));
  const marker = fc.constantFrom(0xe1, 0xe3, 0xec, 0xed, 0xef, 0xfe);
  fc.assert(
    fc.property(fc.array(fc.tuple(marker, content)), content, (segments, tail) => {
      const inserted = segments.map(([which, bytes]) => segment(which, bytes));
      const whole = [
        picture.subarray(0, 2),
        ...inserted,
        picture.subarray(2, -2),
        ...inserted,
        end,
        tail,
      ];
      expect(plainJpeg(Buffer.concat(whole), 64)).toEqual(plainJpeg(picture, 64));
    }),
  );
});
