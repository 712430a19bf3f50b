/**
 * What stands on a tyre's side, read: metric sizes (`205/55 R16 91V XL`), those of vans and lorries
 * (`195 R14 C 106/104R`), the seven digits of catalogues (`2055516`), flotation sizes in inches
 * (`31X10.50 R15 LT`) and those whose width alone is in inches (`10R22.5`, `6.50-10`). By ISO 4000-1 and ETRTO's Standards Manual.
 */
export interface TyreSize {
  /** Millimetres. */
  readonly width: number;
  /** Height of the side as percent of the width; null where none is said and 82 is meant. */
  readonly ratio: number | null;
  readonly construction: 'R' | 'D' | 'B';
  /** Inches; with halves for lorries. */
  readonly rim: number;
  /** `C` of a van, `CP` of a motor home. */
  readonly commercial: '' | 'C' | 'CP';
  /** The load index: 91 carries 615 kg. Null where nothing is said. */
  readonly load: number | null;
  /** The load index as one of two beside each other. */
  readonly dualLoad: number | null;
  /** The speed symbol; '' where nothing is said. */
  readonly speed: string;
  /** Other marks in their order: `XL`, `RFT`, `M+S`, `3PMSF`, a car maker's. */
  readonly marks: readonly string[];
  /** The width in inches as it is written, `6.50`, where only that is said of the side. */
  readonly inches: string | null;
  /** Inches across and wide, where the size is written so. */
  readonly flotation: { readonly diameter: number; readonly width: number } | null;
}

const around = String.raw`\s*(?<zr>[ZVHS])?(?<construction>[RDB-])?F?\s*(?<rim>\d{2}(?:\.5)?)\s*`;
const ending = String.raw`(?<commercial>CP|C|LT)?(?![A-Z])\s*(?<rest>.*)$`;
const metric = new RegExp(
  String.raw`^(?:(?<prefix>P|LT|ST|T|HL)\s*)?(?<width>\d{3})(?:\s*/?\s*(?<ratio>\d{2}))?${around}${ending}`,
);
const inches = new RegExp(
  String.raw`^(?<prefix>LT)?\s*(?<diameter>\d{2}(?:\.\d)?)\s*X\s*(?<wide>\d{1,2}(?:\.\d{1,2})?)${around}(?<commercial>LT)?\s*(?<rest>.*)$`,
);
// With a line between, only a width with its hundredths differs from other numbers.
const narrow = new RegExp(
  String.raw`^(?<prefix>LT)?\s*(?<width>\d{1,2}\.\d{2}(?=\s*[RD-])|\d{1,2}(?:\.\d)?(?=\s*R))\s*(?<construction>[RD-])\s*(?<rim>\d{1,2}(?:\.5)?)\s*${ending}`,
);
const service =
  /^\(?(?<load>\d{2,3})(?:\/(?<dual>\d{2,3}))?\s*(?<speed>[A-HJ-NP-WY]\d?)\)?(?![A-Z])/;
const millimetresOfInch = 25.4;

/** Reads a size as people and labels write it. Undefined for what is none. */
export function readTyreSize(written: string): TyreSize | undefined {
  const text = written.toUpperCase().replaceAll(',', '.').replaceAll('×', 'X').trim();
  const asInches = inches.exec(text)?.groups;
  const inWidth = asInches ? undefined : narrow.exec(text)?.groups;
  const groups = asInches ?? inWidth ?? metric.exec(text)?.groups;
  if (!groups) return undefined;
  const { ratio, construction, rim, commercial, rest = '', prefix, zr } = groups;
  // Three digits and two more are any number; a size without its height says how it is built.
  if (!asInches && !inWidth && ratio === undefined && construction === undefined) return undefined;
  const match = service.exec(rest);
  const marks = [
    ...(prefix === 'HL' ? [prefix] : []),
    ...(prefix === 'LT' || commercial === 'LT' ? ['LT'] : []),
    ...rest.slice(match?.[0].length ?? 0).split(/[\s,]+/),
  ].filter(Boolean);
  const flotation = asInches
    ? { diameter: Number(asInches['diameter']), width: Number(asInches['wide']) }
    : null;
  const width = flotation?.width ?? Number(groups['width']);
  const isDiagonal = construction === 'D' || (inWidth && construction === '-');
  const size: TyreSize = {
    width: flotation || inWidth ? Math.round(width * millimetresOfInch) : width,
    ratio: ratio === undefined ? null : Number(ratio),
    construction: isDiagonal ? 'D' : construction === 'B' ? construction : 'R',
    rim: Number(rim),
    commercial: commercial === 'C' || commercial === 'CP' ? commercial : '',
    load: numberOf(match?.groups?.['load']),
    dualLoad: numberOf(match?.groups?.['dual']),
    speed: match?.groups?.['speed'] ?? (zr === 'Z' ? 'ZR' : ''),
    marks,
    inches: inWidth?.['width'] ?? null,
    flotation,
  };
  return isPossible(size) ? size : undefined;
}

const numberOf = (digits: string | undefined) => (digits === undefined ? null : Number(digits));
const within = (number: number, from: number, to: number) => number >= from && number <= to;

const isPossible = ({ width, ratio, rim, load, inches }: TyreSize): boolean =>
  within(width, inches === null ? 105 : 75, 455) &&
  (ratio === null || within(ratio, 20, 99)) &&
  within(rim, 8, 26) &&
  (load === null || within(load, 40, 204));

/** The one way in which a size is written: `205/55 R16 91V XL`. */
export function tyreSizeText(size: TyreSize): string {
  const { flotation, width, ratio, construction, rim, commercial, load, dualLoad, speed } = size;
  const across = flotation
    ? `${flotation.diameter}X${flotation.width.toFixed(2)}`
    : `${width}${ratio === null ? '' : `/${ratio}`}`;
  const loads = load === null ? '' : `${load}${dualLoad === null ? '' : `/${dualLoad}`}${speed}`;
  const built = speed === 'ZR' ? 'ZR' : construction;
  const first =
    size.inches === null
      ? [across, `${built}${rim}`]
      : [`${size.inches}${construction === 'D' ? '-' : 'R'}${rim}`];
  return [...first, commercial, loads, ...size.marks].filter(Boolean).join(' ');
}

/** The digits by which catalogues know a size: `2055516`, `19514` without a height; the words of those in inches. */
export function tyreSizeKey({ flotation, inches, width, ratio, ...size }: TyreSize): string {
  const { rim, construction } = size;
  if (inches !== null) return `${Number(inches)}${construction === 'D' ? '-' : 'R'}${rim}`;
  return flotation
    ? `${flotation.diameter}X${flotation.width}R${rim}`
    : `${width}${ratio ?? ''}${rim}`;
}

/** How tall a mounted tyre stands, in whole millimetres. */
export const outerDiameter = (size: TyreSize): number =>
  Math.round(
    size.flotation
      ? size.flotation.diameter * millimetresOfInch
      : size.rim * millimetresOfInch + (2 * size.width * ratioOf(size)) / 100,
  );

// As the tables of ETRTO come to: without a tube, on rims of 15°, a side is lower than with one.
function ratioOf({ ratio, inches, rim }: TyreSize): number {
  if (ratio !== null) return ratio;
  if (inches === null) return 82;
  return Number.isInteger(rim) ? 100 : 88;
}

/** Shelves by what fits them, as makers of racks class them; from the smallest. Millimetres. */
export const rackClasses = {
  blue: { diameter: 620, width: 220 },
  yellow: { diameter: 680, width: 280 },
  silver: { diameter: 740, width: 280 },
  red: { diameter: 800, width: 380 },
  mega: { diameter: 860, width: 380 },
} as const;
export type RackClass = keyof typeof rackClasses;

/** The smallest class of shelf that a wheel fits; undefined for one that fits none. */
export function rackClassOf(size: TyreSize): RackClass | undefined {
  const names = Object.keys(rackClasses) as RackClass[];
  return names.find((name) => fitsRack(size, name));
}

/** Whether a wheel fits a shelf of a class. */
export const fitsRack = (size: TyreSize, name: RackClass): boolean =>
  outerDiameter(size) <= rackClasses[name].diameter && size.width <= rackClasses[name].width;
