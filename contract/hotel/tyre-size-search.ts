/** As much of a tyre's size as somebody looks for. */
export interface SizeWanted {
  /** Millimetres, and the height of the side as percent of the width. */
  readonly width?: number;
  readonly ratio?: number;
  /** Inches. */
  readonly rim?: number;
  readonly load?: number;
  readonly speed?: string;
}

const around = String.raw`(?<![\p{L}\d/.,-])`;
const behind = String.raw`(?![\p{L}\d])`;
const shape = (text: string) => new RegExp(`${around}${text}`, 'u');
// The most that is said first: 205/55R16, 2055516, 195R14C, 205/55, R16, 16".
const shapes = [
  shape(
    String.raw`(?<width>\d{3})\s*[/ -]?\s*(?<ratio>\d{2})\s*(?:Z?[RDB]F?|[/ -])?\s*(?<rim>\d{2}(?:\.5)?)(?:\s?CP?)?${behind}`,
  ),
  shape(String.raw`(?<width>\d{3})\s*[RD]\s*(?<rim>\d{2}(?:\.5)?)(?:\s?CP?)?${behind}`),
  shape(String.raw`(?<width>\d{3})\s*/\s*(?<ratio>\d{2})${behind}`),
  shape(String.raw`Z?R\s?(?<rim>\d{2}(?:\.5)?)(?:\s?C)?${behind}`),
  shape(String.raw`(?<rim>\d{2}(?:\.5)?)\s?(?:"|″|''|”|TOMMER?|TUM|INCH)`),
];
const service = shape(String.raw`(?<load>\d{2,3})(?:/\d{2,3})?\s?(?<speed>[J-NP-WY])${behind}`);
const within = (number: number | undefined, from: number, to: number) =>
  number === undefined || (number >= from && number <= to);

/** Reads what of a search is about a size of tyres, anywhere in it; `rest` is what else was written. Without one, all of it. */
export function readSizeSearch(typed: string): { size: SizeWanted | undefined; rest: string } {
  const text = typed.toUpperCase().replaceAll(',', '.').trim();
  for (const one of shapes) {
    const found = one.exec(text);
    const size = found && numbersOf(found.groups!);
    if (!size || !isPossible(size)) continue;
    const left = without(text, found);
    const match = service.exec(left);
    const carried = match && {
      load: Number(match.groups!['load']),
      speed: match.groups!['speed']!,
    };
    if (!carried || !within(carried.load, 40, 204)) return { size, rest: left };
    return { size: { ...size, ...carried }, rest: without(left, match) };
  }
  return { size: undefined, rest: typed.trim() };
}

const without = (text: string, { index, 0: found }: RegExpExecArray): string =>
  `${text.slice(0, index)} ${text.slice(index + found.length)}`.replaceAll(/\s+/g, ' ').trim();

const numbersOf = (groups: Readonly<Record<string, string | undefined>>): SizeWanted =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([name, digits]) =>
      digits === undefined ? [] : [[name, Number(digits)]],
    ),
  );

const isPossible = ({ width, ratio, rim }: SizeWanted): boolean =>
  within(width, 105, 455) && within(ratio, 20, 99) && within(rim, 8, 26.5);

/**
 * A search in which a size stands as rows have it (`tyreSizeText`), however it was written: `2055516`
 * and `205/55-16` find what `205/55 R16 91V` stands in. Each word by itself, so that none is joined
 * with the digits of another.
 */
export function searchedSize(typed: string): string {
  const { size, rest } = readSizeSearch(typed);
  if (!size) return typed;
  const { width, ratio, rim, load, speed } = size;
  return [
    width && `${width}${ratio ? `/${ratio}` : ''}`,
    rim && `R${rim}`,
    load && `${load}${speed}`,
    ...rest.split(' '),
  ]
    .filter(Boolean)
    .join('\n');
}
