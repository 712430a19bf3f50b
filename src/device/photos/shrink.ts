import type { PhotoSize } from '#contract/hotel/wheel-sets/photo-rules.ts';

/** A photo as it is kept: JPEGs of two sizes, with nothing in them but the picture. */
export type Shrunk = Readonly<Record<PhotoSize, ArrayBuffer>>;

/** Makes a picture small, beside the page. Null when it is none that this browser can read. */
export async function shrink(picture: Blob): Promise<Shrunk | null> {
  const worker = new Worker(new URL('shrink-worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<Shrunk | null>();
  worker.addEventListener('message', ({ data }: MessageEvent<Shrunk | null>) => resolve(data));
  worker.addEventListener('error', () => reject(new Error('Nothing makes pictures small')));
  worker.postMessage(picture);
  return promise.finally(() => worker.terminate());
}
