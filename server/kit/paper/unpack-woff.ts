import { inflateSync } from 'node:zlib';

const header = { woff: 44, sfnt: 12 } as const;
const entry = { woff: 20, sfnt: 16 } as const;

/** A font as it is before it is packed as WOFF (https://www.w3.org/TR/WOFF): what reads it packed unpacks all letters for each one. */
export function unpackWoff(packed: Buffer): Buffer {
  const count = packed.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, nth) => {
    const at = header.woff + nth * entry.woff;
    const [start, size, length] = [4, 8, 12].map((field) => packed.readUInt32BE(at + field));
    const data = packed.subarray(start, start! + size!);
    return {
      tag: packed.subarray(at, at + 4),
      checksum: packed.readUInt32BE(at + 16),
      data: size === length ? data : inflateSync(data),
    };
  });
  const log = Math.floor(Math.log2(count));
  const start = Buffer.alloc(header.sfnt + count * entry.sfnt);
  packed.copy(start, 0, 4, 8);
  for (const [nth, value] of [count, 2 ** log * 16, log, (count - 2 ** log) * 16].entries()) {
    start.writeUInt16BE(value, 4 + nth * 2);
  }
  const parts: Buffer[] = [start];
  let end = start.length;
  for (const [nth, { tag, checksum, data }] of tables.entries()) {
    const at = header.sfnt + nth * entry.sfnt;
    tag.copy(start, at);
    for (const [field, value] of [checksum, end, data.length].entries()) {
      start.writeUInt32BE(value, at + 4 + field * 4);
    }
    // Each begins at a multiple of four.
    const gap = Buffer.alloc(-data.length & 3);
    parts.push(data, gap);
    end += data.length + gap.length;
  }
  return Buffer.concat(parts);
}
