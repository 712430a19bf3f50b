/** A colour as red, green and blue from 0 to 255. */
export type Colour = readonly [number, number, number];

const zigzag = Array.from({ length: 64 }, (_, at) => ({ u: at % 8, v: Math.floor(at / 8) }))
  .toSorted((a, b) => {
    const [one, other] = [a.u + a.v, b.u + b.v];
    if (one !== other) return one - other;
    return one % 2 === 0 ? a.u - b.u : a.v - b.v;
  })
  .map(({ u, v }) => v * 8 + u);
// Coarser the finer the detail.
const steps = zigzag.map((at) => 8 + 5 * ((at % 8) + Math.floor(at / 8)));
const cosines = Array.from({ length: 8 }, (_, x) =>
  Array.from({ length: 8 }, (_1, u) => Math.cos(((2 * x + 1) * u * Math.PI) / 16)),
);

interface Codes {
  /** How many codes are so many bits long, from 1 to 16. */
  readonly counts: readonly number[];
  readonly symbols: readonly number[];
}
const lengths = (counts: Readonly<Record<number, number>>) =>
  Array.from({ length: 16 }, (_, at) => counts[at + 1] ?? 0);
const usual = [0x00, 0x01, 0x02, 0x11, 0x03, 0x21];
const runs = [0xf0, ...Array.from({ length: 160 }, (_, at) => ((at % 16) << 4) | (1 + (at >> 4)))];
const others = runs.filter((symbol) => !usual.includes(symbol));
// Shorter codes for what a smooth picture is made of; not the best there are, and enough.
const tables = {
  dc: { counts: lengths({ 4: 12 }), symbols: Array.from({ length: 12 }, (_, at) => at) },
  ac: { counts: lengths({ 2: 2, 4: 4, 10: others.length }), symbols: [...usual, ...others] },
} as const satisfies Record<string, Codes>;

function codesOf({ counts, symbols }: Codes): ReadonlyMap<number, readonly [number, number]> {
  const codes = new Map<number, readonly [number, number]>();
  let code = 0;
  for (const [at, count] of counts.entries()) {
    for (let nth = 0; nth < count; nth += 1) codes.set(symbols[codes.size]!, [code++, at + 1]);
    code <<= 1;
  }
  return codes;
}
const dcCodes = codesOf(tables.dc);
const acCodes = codesOf(tables.ac);

/** A square picture as a JPEG (ITU T.81, baseline): what demo data needs of it, so that no library has to be there. */
export function encodeJpeg(side: number, colourAt: (x: number, y: number) => Colour): Buffer {
  const bits = bitWriter();
  const before = [0, 0, 0];
  for (let top = 0; top < side; top += 8) {
    for (let left = 0; left < side; left += 8) {
      const block = blockOf((x, y) => colourAt(left + x, top + y));
      for (const [nth, values] of block.entries()) {
        before[nth] = writeBlock(bits.put, values, before[nth]!);
      }
    }
  }
  const huffman = (kind: number, { counts, symbols }: Codes) =>
    segment(0xc4, [kind, ...counts, ...symbols]);
  const size = [side >> 8, side & 255];
  const parts = [0, 1, 2].flatMap((nth) => [nth + 1, 0x11, 0]);
  return Buffer.from([
    0xff,
    0xd8,
    ...segment(0xe0, [...Buffer.from('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...segment(0xdb, [0, ...steps]),
    ...segment(0xc0, [8, ...size, ...size, 3, ...parts]),
    ...huffman(0x00, tables.dc),
    ...huffman(0x10, tables.ac),
    ...segment(0xda, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0]),
    ...bits.done(),
    0xff,
    0xd9,
  ]);
}

const segment = (marker: number, content: readonly number[]) => {
  const length = content.length + 2;
  return [0xff, marker, length >> 8, length & 255, ...content];
};

/** Brightness and both colours of eight by eight points, around zero. */
function blockOf(colourAt: (x: number, y: number) => Colour): number[][] {
  const points = Array.from({ length: 64 }, (_, at) => colourAt(at % 8, at >> 3));
  return [
    points.map(([r, g, b]) => 0.299 * r + 0.587 * g + 0.114 * b - 128),
    points.map(([r, g, b]) => -0.1687 * r - 0.3313 * g + 0.5 * b),
    points.map(([r, g, b]) => 0.5 * r - 0.4187 * g - 0.0813 * b),
  ];
}

type Put = (value: number, length: number) => void;

/** Writes one block, of which the first value is told by what it differs from that of the block before. */
function writeBlock(put: Put, values: readonly number[], before: number): number {
  const waves = wavesOf(values);
  const found = zigzag.map((at, nth) => Math.round(waves[at]! / steps[nth]!));
  const [first = 0, ...rest] = found;
  const say = (codes: typeof dcCodes, zeros: number, value: number) => {
    const length = 32 - Math.clz32(Math.abs(value));
    put(...codes.get((zeros << 4) | length)!);
    put(value < 0 ? value + (1 << length) - 1 : value, length);
  };
  say(dcCodes, 0, first - before);
  let zeros = 0;
  for (const value of rest.slice(0, rest.findLastIndex((one) => one !== 0) + 1)) {
    if (value === 0) zeros += 1;
    else {
      for (; zeros > 15; zeros -= 16) put(...acCodes.get(0xf0)!);
      say(acCodes, zeros, value);
      zeros = 0;
    }
  }
  if (rest.at(-1) === 0) put(...acCodes.get(0x00)!);
  return first;
}

/** The waves of eight by eight values, across and down. */
const wavesOf = (values: readonly number[]) => acrossAndTurned(acrossAndTurned(values));

function acrossAndTurned(values: readonly number[]): number[] {
  const turned: number[] = [];
  for (let u = 0; u < 8; u += 1) {
    for (let y = 0; y < 8; y += 1) {
      let sum = 0;
      for (let x = 0; x < 8; x += 1) sum += values[y * 8 + x]! * cosines[x]![u]!;
      turned.push(sum * (u === 0 ? Math.SQRT1_2 : 1) * 0.5);
    }
  }
  return turned;
}

function bitWriter(): { put: Put; done: () => number[] } {
  const bytes: number[] = [];
  let [held, count] = [0, 0];
  const put: Put = (value, length) => {
    held = (held << length) | value;
    for (count += length; count >= 8; count -= 8) {
      const byte = (held >> (count - 8)) & 255;
      // 255 begins a marker, unless a zero follows it.
      bytes.push(...(byte === 255 ? [255, 0] : [byte]));
    }
    held &= (1 << count) - 1;
  };
  return {
    put,
    done: () => {
      if (count > 0) put((1 << (8 - count)) - 1, 8 - count);
      return bytes;
    },
  };
}
