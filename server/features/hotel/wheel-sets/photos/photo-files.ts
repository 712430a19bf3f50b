import { photoSides, type PhotoSize } from '#contract/hotel/wheel-sets/photo-rules.ts';
import type { Files } from '#server/kit/files/files.ts';
import { plainJpeg } from './plain-jpeg.ts';

const sizes = Object.keys(photoSides) as PhotoSize[];

/** What the file of a photo is called whose name was drawn. */
const fileName = (file: string, size: PhotoSize): string => `${file}.${size}.jpg`;

/** Keeps both pictures of a photo, in base64, and draws its name; null where one is no JPEG. */
export async function keepFiles(
  files: Files,
  encoded: Readonly<Record<PhotoSize, string>>,
): Promise<string | null> {
  const pictures = sizes.flatMap((size) => {
    const picture = plainJpeg(Buffer.from(encoded[size], 'base64'), photoSides[size]);
    return picture ? [[size, picture] as const] : [];
  });
  if (pictures.length < sizes.length) return null;
  const file = crypto.randomUUID();
  try {
    for (const [size, picture] of pictures) await files.write(fileName(file, size), picture);
  } catch (cause) {
    await removeFiles(files, file);
    throw cause;
  }
  return file;
}

/** Keeps both pictures of a photo of the demo, which are what they should be. */
export const keepDemoPhoto =
  (files: Files) =>
  async ({ whole, small }: Readonly<Record<PhotoSize, Buffer>>): Promise<string> => {
    const encoded = { whole: whole.toString('base64'), small: small.toString('base64') };
    return (await keepFiles(files, encoded)) ?? '';
  };

/** Takes away both pictures of a photo. */
export async function removeFiles(files: Files, file: string): Promise<void> {
  for (const size of sizes) await files.remove(fileName(file, size));
}

/** What the file of a photo holds; null when it is not there. */
export const readPicture = (files: Files, file: string, size: PhotoSize) =>
  files.read(fileName(file, size));

/** The photos, by their drawn names, of which a file is missing; and how many files belong to none. */
export async function compareFiles(
  files: Files,
  known: readonly string[],
): Promise<{ lost: Set<string>; strangers: number }> {
  const names = await files.names();
  const lost = known.filter((file) => !sizes.every((size) => names.has(fileName(file, size))));
  const there = new Set(known.flatMap((file) => sizes.map((size) => fileName(file, size))));
  const strangers = [...names].filter((name) => !there.has(name)).length;
  return { lost: new Set(lost), strangers };
}
