// Registers leave out what they do not know, and now and then say something else in its place:
// whatever cannot be read counts as not said.

type Step = string | number;

/** What an answer has at a place, whatever it is. */
export function partAt(answer: unknown, ...path: readonly Step[]): unknown {
  let here = answer;
  for (const step of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined;
    here = (here as Record<Step, unknown>)[step];
  }
  return here;
}

/** The list that an answer has at a place; empty when it has none. */
export function listAt(answer: unknown, ...path: Step[]): readonly unknown[] {
  const found = partAt(answer, ...path);
  return Array.isArray(found) ? found : [];
}

/** The text or number at a place, as one line; '' when nothing is said. */
export function textAt(answer: unknown, ...path: Step[]): string {
  const found = partAt(answer, ...path);
  if (typeof found !== 'string' && typeof found !== 'number') return '';
  return String(found)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 200);
}

/** The number at a place, rounded; null when none is said. */
export function numberAt(answer: unknown, ...path: Step[]): number | null {
  const found = textAt(answer, ...path).replace(',', '.');
  const number = Math.round(Number(found));
  return found !== '' && Number.isSafeInteger(number) && number >= 0 ? number : null;
}

/** A length in millimetres, in centimetres and never too short; null when there is none. */
export function centimetresAt(answer: unknown, ...path: Step[]): number | null {
  const millimetres = numberAt(answer, ...path);
  return millimetres ? Math.ceil(millimetres / 10) : null;
}

/** The year of a model; null when it can be none. */
export function yearAt(answer: unknown, ...path: Step[]): number | null {
  const year = numberAt(answer, ...path);
  return year !== null && year >= 1900 && year <= 2100 ? year : null;
}

/** The day at a place, `yyyy-MM-dd`, of a day or an instant; null when there is none. */
export function dayAt(answer: unknown, ...path: Step[]): string | null {
  const day = /^(\d{4}-\d{2}-\d{2})(?:$|[T ])/.exec(textAt(answer, ...path))?.[1];
  if (day === undefined) return null;
  const parsed = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== day ? null : day;
}

type Fuel = '' | 'petrol' | 'diesel' | 'electric' | 'hybrid' | 'gas' | 'other';

/** The fuel behind what registers call it, in Norwegian, Swedish, Danish or English. */
export function fuelCalled(...words: readonly string[]): Fuel {
  const all = words.join(' ').toLowerCase();
  if (all.trim() === '') return '';
  const electric = /\b(el|elektrisk|elektrisitet|electric|elektricitet)\b/.test(all);
  const burns = /bensin|benzin|gasoline|petrol|diesel/.test(all);
  if (/hybrid/.test(all) || (electric && burns)) return 'hybrid';
  if (electric) return 'electric';
  if (/diesel/.test(all)) return 'diesel';
  if (/bensin|benzin|gasoline|petrol/.test(all)) return 'petrol';
  if (/gas|cng|lpg|metan/.test(all)) return 'gas';
  return 'other';
}

/** A tyre's dimension as it is written on its side: `205/55 R16`. */
export const writtenDimension = (text: string): string =>
  text
    .toUpperCase()
    .replace(/\s*(Z?R)\s*(\d)/, ' $1$2')
    .trim();
