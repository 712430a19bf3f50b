// What a decoder needs: its size and colours. All else of it, such as where it was taken, is not kept.
const kept = new Set([0xe0, 0xe2, 0xee]);
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef;
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const comment = 0xfe;
const scan = 0xda;

/**
 * A JPEG with nothing but its picture: without EXIF, place and comments, whoever made it. Null where
 * these bytes are none, or its longest side is longer than `longest`.
 */
export function plainJpeg(bytes: Buffer, longest: number): Buffer | null {
  const ends = bytes.length > 4 && bytes.readUInt16BE(bytes.length - 2) === 0xffd9;
  if (!ends || bytes.readUInt16BE(0) !== 0xffd8) return null;
  const parts = [bytes.subarray(0, 2)];
  let isWhole = false;
  for (let at = 2; at + 4 <= bytes.length;) {
    const marker = bytes[at + 1]!;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (bytes[at] !== 0xff || end > bytes.length || end < at + 4) return null;
    if (isFrame(marker)) {
      if (end < at + 9) return null;
      const sides = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      if (Math.min(...sides) === 0 || Math.max(...sides) > longest) return null;
      isWhole = true;
    }
    if (marker === scan) {
      return isWhole ? Buffer.concat([...parts, bytes.subarray(at)]) : null;
    }
    const isKept = isApplication(marker) ? kept.has(marker) : marker !== comment;
    if (isKept) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
}
