// What a decoder needs beside size, tables and scans: how large a pixel is, its colours. By what such a
// segment begins with, because cameras keep other things (previews, further pictures) under the same markers.
const kept: Readonly<Record<number, string>> = {
  0xe0: 'JFIF\0',
  0xe2: 'ICC_PROFILE\0',
  0xee: 'Adobe',
};
/** A JFIF segment without the preview that may follow its sixteen bytes of content. */
const jfifLength = 18;
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef;
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const comment = 0xfe;
const scan = 0xda;
const end = 0xd9;

/**
 * A JPEG with nothing but its picture: without EXIF, place, previews and comments wherever they are,
 * and without what follows its end, whoever made it. Null where these bytes are no whole JPEG, or its
 * longest side is longer than `longest` pixels.
 */
export function plainJpeg(bytes: Buffer, longest: number): Buffer | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  const parts = [bytes.subarray(0, 2)];
  let hasSize = false;
  let hasScan = false;
  for (let at = 2; at + 2 <= bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1]!;
    // Any number of these may stand before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === end) {
      return hasScan ? Buffer.concat([...parts, bytes.subarray(at, at + 2)]) : null;
    }
    const next = segmentEnd(bytes, at);
    if (next === null) return null;
    if (isFrame(marker)) {
      if (!isSmall(bytes, at, next, longest)) return null;
      hasSize = true;
    }
    if (marker === scan && !hasSize) return null;
    hasScan ||= marker === scan;
    const to = marker === scan ? scanEnd(bytes, next) : next;
    parts.push(...plainSegment(bytes.subarray(at, to), marker));
    at = to;
  }
  return null;
}

function segmentEnd(bytes: Buffer, at: number): number | null {
  const marker = bytes[at + 1]!;
  // Markers without a length have no place between segments.
  if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8) || at + 4 > bytes.length) return null;
  const after = at + 2 + bytes.readUInt16BE(at + 2);
  return after > bytes.length || after < at + 4 ? null : after;
}

function isSmall(bytes: Buffer, at: number, after: number, longest: number): boolean {
  if (after < at + 9) return false;
  const sides = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
  return Math.min(...sides) > 0 && Math.max(...sides) <= longest;
}

/** Where the picture's own bytes end: at the first marker that is neither a byte of theirs nor a restart. */
function scanEnd(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && at + 1 < bytes.length) {
    const marker = bytes[at + 1]!;
    if (marker !== 0 && !(marker >= 0xd0 && marker <= 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}

function plainSegment(segment: Buffer, marker: number): Buffer[] {
  if (marker === comment) return [];
  if (!isApplication(marker)) return [segment];
  const begins = kept[marker];
  if (begins === undefined || !segment.subarray(4).toString('latin1').startsWith(begins)) return [];
  return marker === 0xe0 ? withoutPreview(segment) : [segment];
}

function withoutPreview(segment: Buffer): Buffer[] {
  if (segment.length < jfifLength) return [];
  const plain = Buffer.from(segment.subarray(0, jfifLength));
  plain.writeUInt16BE(jfifLength - 2, 2);
  plain.writeUInt16BE(0, jfifLength - 2);
  return [plain];
}
