/** What is read of a rim's size: `7.5Jx17 ET45`, `7,5x17`. */
export interface RimSize {
  /** Tenths of an inch. */
  readonly rim_width: number;
  readonly inch: number;
  /** Millimetres; null where nothing is said. */
  readonly offset: number | null;
}

const rimShape =
  /^(?<wide>\d{1,2}(?:\.\d{1,2})?)\s*J{0,2}[A-Z]?\s*[X×*]\s*(?<inch>\d{2}(?:\.5)?)(?:\s*(?:H2|EH2\+?))?(?:[\s,]*ET\s*(?<offset>-?\d{1,3}))?$/;

/** Reads a rim's size. Undefined for what is none. */
export function readRimSize(written: string): RimSize | undefined {
  const groups = rimShape.exec(written.trim().toUpperCase().replaceAll(',', '.'))?.groups;
  if (!groups) return undefined;
  const { wide, inch, offset } = groups;
  const read = {
    rim_width: Math.round(Number(wide) * 10),
    inch: Math.round(Number(inch) * 10),
    offset: offset === undefined ? null : Number(offset),
  };
  return read.rim_width >= 30 && read.rim_width <= 140 && read.inch >= 80 && read.inch <= 265
    ? read
    : undefined;
}

/** The one way in which a rim's size is written: `7.5x17 ET45`. */
export const rimSizeText = ({ rim_width, inch, offset }: RimSize): string =>
  `${rim_width / 10}x${inch / 10}${offset === null ? '' : ` ET${offset}`}`;
