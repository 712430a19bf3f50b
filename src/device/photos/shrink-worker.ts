import { mostBytes, photoSides, type PhotoSize } from '#contract/hotel/wheel-sets/photo-rules.ts';

// Each smaller than the one before: parts of the longest side, and qualities.
const tries = [
  [1, 0.82],
  [1, 0.65],
  [1, 0.5],
  [0.75, 0.5],
  [0.5, 0.4],
] as const;

// Turned as it was held; drawn again it says nothing of where and by whom it was taken.
globalThis.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  createImageBitmap(data, { imageOrientation: 'from-image' })
    .then(async (picture) => ({
      whole: await jpegOf(picture, 'whole'),
      small: await jpegOf(picture, 'small'),
    }))
    .then(
      (made) => globalThis.postMessage(made, { transfer: [made.whole, made.small] }),
      () => globalThis.postMessage(null),
    );
});

async function jpegOf(picture: ImageBitmap, size: PhotoSize): Promise<ArrayBuffer> {
  const { width, height } = picture;
  const most = Math.min(1, photoSides[size] / Math.max(width, height));
  for (const [part, quality] of tries) {
    const side = (length: number) => Math.max(1, Math.round(length * most * part));
    const canvas = new OffscreenCanvas(side(width), side(height));
    const context = canvas.getContext('2d')!;
    context.imageSmoothingQuality = 'high';
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (jpeg.size <= mostBytes[size]) return jpeg.arrayBuffer();
  }
  throw new Error('No size is small enough');
}
