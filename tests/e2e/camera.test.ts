import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, Path2D } from '@napi-rs/canvas';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, inject, test } from 'vitest';
import type { Code } from '#contract/hotel/label-codes.ts';
import { labelOf } from '#contract/hotel/labels/label-rules.ts';
import { drawSheet } from '#server/kit/paper/draw-sheet.ts';
import { hall, result, site, type Kept } from './at-the-scanner.ts';
import { keepingDevice, openAs, openBrowser, phone } from './browser.ts';
import { colleague } from './colleague.ts';
import { expect } from './expect-soon.ts';
import { runServer, type RunningServer } from './running-server.ts';

const [width, height] = [640, 480];
const framesOfEach = 10;

/** What a camera sees of a label that is held before it: brightness, then two colours of grey. */
function picture(code: Exclude<Code, { kind: 'unknown' }>, kind: 'qr' | 'bars'): Buffer {
  const label = labelOf({ large: '', sign: '', code, lines: [] }, { width: 100, height: 150 }, '');
  const parts = label.parts.filter((part) => part.kind === kind);
  const context = createCanvas(width, height).getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'black';
  // Its middle in the middle of the picture, a little near.
  const [part] = parts as [(typeof parts)[number] & { x: number; y: number }];
  const wide = part.kind === 'qr' ? part.size : part.kind === 'bars' ? part.width : 0;
  const scale = (kind === 'qr' ? 0.5 : 0.85) * (width / wide);
  context.translate((width - wide * scale) / 2, height / 4);
  context.scale(scale, scale);
  context.translate(-part.x, -part.y);
  const dark = new Path2D();
  for (const mark of drawSheet({ ...label, parts }).marks) {
    if (mark.kind === 'dark') dark.addPath(new Path2D(mark.path));
  }
  context.clip(dark);
  context.fillRect(0, 0, label.width, label.height);
  const { data } = context.getImageData(0, 0, width, height);
  const light = Buffer.alloc(width * height);
  for (let at = 0; at < light.length; at += 1) light[at] = data[at * 4]!;
  return Buffer.concat([light, Buffer.alloc((width * height) / 2, 128)]);
}

/** A video that goes round and round. */
function video(...pictures: readonly Buffer[]): Buffer {
  const frames = pictures.flatMap((one) =>
    Array.from({ length: framesOfEach }, () => [Buffer.from('FRAME\n'), one]).flat(),
  );
  const head = `YUV4MPEG2 W${width} H${height} F5:1 Ip A1:1 C420jpeg\n`;
  return Buffer.concat([Buffer.from(head), ...frames]);
}

let server: RunningServer;
let browser: Browser | undefined;
beforeAll(async () => {
  server = await runServer();
});
afterAll(async () => {
  await browser?.close();
  await server.kill();
});

test('the camera reads labels as they are printed, QR and Code 128, and does so without network once it has been used', async () => {
  const ask = await colleague(server.url, site);
  const { id, sets, places } = await hall(ask, 1);
  const [[set], [place]] = [sets, places] as [[Kept], [(typeof places)[number]]];
  const seen = video(
    picture({ kind: 'place', store: String(id), place: place.code }, 'qr'),
    picture({ kind: 'set', set: set.number }, 'bars'),
  );
  const file = join(inject('serversData'), 'labels.y4m');
  writeFileSync(file, seen);
  browser = await openBrowser(undefined, [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
  ]);
  const device = await keepingDevice(browser, phone);
  const page = await device.newPage();
  const address = `${server.url}/${site}/barcode-reader/hotel-quick?mode=put_away`;
  await openAs(page, address, 'manager@demo.test');
  await expect(result(page)).not.toContainText('lastes ned til enheten');
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.getByRole('button', { name: 'Kamera' }).click();
  await expect
    .poll(async () => await ask<Kept>('GET', `wheel-sets/${set.id}`))
    .toMatchObject({ state: 'stored', place_id: place.id });
  const [line, ...before] = await ask<{ handling: string }[]>(
    'GET',
    `wheel-sets/${set.id}/movements`,
  );
  expect([line?.handling, before.length]).toEqual(['store', 1]);
  const kept = `caches.open('assets-used').then(async (used) => (await used.keys()).map(({ url }) => url))`;
  await expect.poll(() => page.evaluate(kept)).toContainEqual(expect.stringMatching(/\.wasm$/));

  await device.setOffline(true);
  await page.goto(`${server.url}/${site}/barcode-reader/hotel-quick?mode=look_up`);
  await page.getByRole('button', { name: 'Kamera' }).click();
  await expect(result(page)).toContainText(set.number);
});
