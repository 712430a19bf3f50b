import { createCanvas } from '@napi-rs/canvas';
import { withGps } from './with-gps.ts';

/** A plain picture of that many pixels. */
export function jpeg(width = 64, height = 48): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'teal';
  context.fillRect(0, 0, width, height);
  return canvas.encodeSync('jpeg', 60);
}

/** When photos of tests are taken. */
export const taken = '2026-11-20T10:00:00.000Z';

/** A photo of a wheel as a device sends it, with where it was taken in it. */
export const photoOf = (overrides: object = {}) => ({
  intent: crypto.randomUUID(),
  wheel: 'FL' as const,
  taken_at: taken,
  whole: Buffer.from(withGps(jpeg())).toString('base64'),
  small: jpeg(16, 12).toString('base64'),
  ...overrides,
});
