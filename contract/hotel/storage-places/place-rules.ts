/** How a place is written: zone, rack, level and position as people read them from the shelf. */
export const longestPlace = 30;

const sign = String.raw`[A-Z0-9ÆØÅÄÖ]+`;
const wellFormed = new RegExp(`^${sign}(?:[.-]${sign})*$`);

/** A place as it is kept and compared: capitals, no spaces. */
export const placeKey = (written: string): string => written.toUpperCase().replaceAll(/\s/g, '');

/** Whether something can be a place's code: letters and digits with dots or hyphens between. */
export const isPlaceCode = (code: string): boolean =>
  code.length <= longestPlace && wellFormed.test(code);

/**
 * The order in which one walks: as a person reads the codes, numbers by their value, so `A.9` comes
 * before `A.10`; each second rack is walked back, so that nobody returns with empty hands.
 */
export const inWalkingOrder = (codes: readonly string[]): string[] => {
  const racks = Map.groupBy(codes.toSorted(byReading), rackOf);
  return [...racks.values()].flatMap((rack, nth) => (nth % 2 === 0 ? rack : rack.toReversed()));
};

const reading = new Intl.Collator('nb', { numeric: true });
const byReading = (a: string, b: string): number => reading.compare(a, b);
const rackOf = (code: string): string => code.slice(0, code.search(/[.-][^.-]*$/) + 1);

/** The most places that are made at once. */
export const mostPlaces = 5000;

/** Why a pattern makes no places: words stand under `places.pattern.<reason>`. */
export type PatternFault = 'empty' | 'not_a_range' | 'backwards' | 'too_many' | 'not_a_code';

/**
 * The codes of a pattern: what stands in braces is counted through, `{A..F}.{01..20}-{1..4}`, as
 * letters or as numbers with the digits that the first of them has; `{A,C,F}` are those alone.
 */
export function placesOf(pattern: string): readonly string[] | PatternFault {
  const parts = placeKey(pattern).split(/[{}]/);
  if (parts.length === 1 && parts[0] === '') return 'empty';
  // A brace that is not closed leaves the parts even.
  if (parts.length % 2 === 0) return 'not_a_range';
  let codes: string[] = [''];
  for (const [nth, part] of parts.entries()) {
    const choices = nth % 2 === 0 ? [part] : rangeOf(part);
    if (typeof choices === 'string') return choices;
    if (codes.length * choices.length > mostPlaces) return 'too_many';
    codes = codes.flatMap((begun) => choices.map((choice) => begun + choice));
  }
  return codes.every(isPlaceCode) ? codes : 'not_a_code';
}

function rangeOf(part: string): readonly string[] | PatternFault {
  if (part.includes(',')) {
    const choices = part.split(',');
    return choices.every(Boolean) ? [...new Set(choices)] : 'not_a_range';
  }
  const numbers = /^(\d{1,4})\.\.(\d{1,4})$/.exec(part);
  if (numbers) {
    const [from, to] = [Number(numbers[1]), Number(numbers[2])];
    const digits = numbers[1]!.length;
    return counted(from, to, (number) => String(number).padStart(digits, '0'));
  }
  const letters = /^([A-Z])\.\.([A-Z])$/.exec(part);
  if (!letters) return 'not_a_range';
  return counted(letters[1]!.charCodeAt(0), letters[2]!.charCodeAt(0), String.fromCharCode);
}

function counted(
  from: number,
  to: number,
  write: (number: number) => string,
): readonly string[] | PatternFault {
  if (to < from) return 'backwards';
  if (to - from >= mostPlaces) return 'too_many';
  return Array.from({ length: to - from + 1 }, (_, nth) => write(from + nth));
}
