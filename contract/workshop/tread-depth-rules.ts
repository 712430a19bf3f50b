/** Depths are whole tenths of a millimetre: 16 is 1.6 mm. */
export type Tenths = number;

export const tyreSeasons = ['summer', 'winter', 'all_season'] as const;
export type TyreSeason = (typeof tyreSeasons)[number];

/** From worst to best; a set is as good as its worst wheel. */
export const verdicts = ['illegal', 'replace', 'watch', 'ok'] as const;
export type Verdict = (typeof verdicts)[number];

/** A day of every year: `11-01`, or so many days after Easter Sunday. */
export type YearlyDay = string | { readonly afterEaster: number };

/**
 * What a country asks of tyres from a day on: a dated row, so that an old reading is judged by the
 * law of its day. `winterFor` says which tyres need the winter's depth in its period: Norway asks it
 * of any tyre then, the others of winter tyres.
 */
export interface TyreLaw {
  readonly country: string;
  /** Part of the country with a period of its own, else ''. */
  readonly region: string;
  /** `yyyy-MM-dd`. */
  readonly validFrom: string;
  readonly summerLegal: Tenths;
  readonly winterLegal: Tenths;
  readonly winterFrom: YearlyDay;
  readonly winterTo: YearlyDay;
  readonly winterFor: 'any' | 'winter';
}

/** Where a workshop advises new tyres, and how far above it begins to watch. */
export interface TreadThresholds {
  readonly summerRecommended: Tenths;
  readonly winterRecommended: Tenths;
  readonly watchAbove: Tenths;
  /** More than this between two wheels of an axle is told. */
  readonly axleDifference: Tenths;
}

/** What workshops use: 3 mm in summer, 4 mm in winter, watched a millimetre above. */
export const usualThresholds: TreadThresholds = {
  summerRecommended: 30,
  winterRecommended: 40,
  watchAbove: 10,
  axleDifference: 20,
};

/** Easter Sunday of a year, `MM-DD` (the anonymous Gregorian rule). */
export function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25);
  const h = (19 * a + d + 15) % 30;
  const m = Math.floor((a + 11 * h) / 319);
  const l = (2 * (b % 4) + 2 * Math.floor(c / 4) - (c % 4) - h + m + 32) % 7;
  const month = Math.floor((h - m + l + 90) / 25);
  const day = (h - m + l + month + 19) % 32;
  return `${two(month)}-${two(day)}`;
}

const two = (number: number) => String(number).padStart(2, '0');

/** The law of a country and region that held on a day; without one of the region the country's. */
export function lawOn(
  laws: readonly TyreLaw[],
  country: string,
  region: string,
  day: string,
): TyreLaw | undefined {
  const held = laws
    .filter((law) => law.country === country && law.validFrom <= day)
    .toSorted((a, b) => b.validFrom.localeCompare(a.validFrom));
  return held.find((law) => law.region === region) ?? held.find((law) => law.region === '');
}

/** Whether a day (`yyyy-MM-dd`) lies in the law's winter, which goes over the turn of the year. */
export function isWinter(law: TyreLaw, day: string): boolean {
  const year = Number(day.slice(0, 4));
  const inYear = day.slice(5);
  return inYear >= inYearOf(law.winterFrom, year) || inYear <= inYearOf(law.winterTo, year);
}

function inYearOf(day: YearlyDay, year: number): string {
  if (typeof day === 'string') return day;
  const easter = new Date(`${year}-${easterSunday(year)}T00:00:00Z`);
  easter.setUTCDate(easter.getUTCDate() + day.afterEaster);
  return easter.toISOString().slice(5, 10);
}

/** The least depth the law lets a tyre of this kind be driven with on a day; winter tyres are judged by the winter they are for. */
export function legalDepth(law: TyreLaw, season: TyreSeason, day: string): Tenths {
  if (season !== 'summer') return law.winterLegal;
  return law.winterFor === 'any' && isWinter(law, day) ? law.winterLegal : law.summerLegal;
}

/** What a depth means, with the numbers it was judged by, so that it can explain itself. */
export interface Judged {
  readonly verdict: Verdict;
  readonly legal: Tenths;
  readonly recommended: Tenths;
  readonly watch: Tenths;
}

/** Judges the least depth of a wheel or a set. The advice is never below the law. */
export function judge(
  depth: Tenths,
  season: TyreSeason,
  law: TyreLaw,
  thresholds: TreadThresholds,
  day: string,
): Judged {
  const legal = legalDepth(law, season, day);
  const advised = season === 'summer' ? thresholds.summerRecommended : thresholds.winterRecommended;
  const recommended = Math.max(advised, legal);
  const limits = { legal, recommended, watch: recommended + thresholds.watchAbove };
  return { verdict: verdictOf(depth, limits), ...limits };
}

/** What a depth means by limits that are known. */
export function verdictOf(
  depth: Tenths,
  { legal, recommended, watch }: Omit<Judged, 'verdict'>,
): Verdict {
  if (depth < legal) return 'illegal';
  if (depth < recommended) return 'replace';
  return depth < watch ? 'watch' : 'ok';
}

/** The worst of several; null of none. */
export function worst(all: readonly Verdict[]): Verdict | null {
  return verdicts.find((verdict) => all.includes(verdict)) ?? null;
}

/** Depths of a wheel's grooves, from its outside to its inside. */
export type Grooves = readonly Tenths[];

/** The least depth measured of a wheel; null when nothing was. */
export const leastOf = (grooves: Grooves): Tenths | null =>
  grooves.length > 0 ? Math.min(...grooves) : null;

/** A wheel's least depth on a day, with the odometer where it was read. */
export interface WearPoint {
  /** `yyyy-MM-dd`. */
  readonly day: string;
  readonly depth: Tenths;
  readonly odometer: number | null;
}

/** When a wheel will be down to a depth: between two days, or `never` at this wear. */
export type Forecast =
  | { readonly kind: 'too_few' }
  | { readonly kind: 'never' }
  | { readonly kind: 'already' }
  | {
      readonly kind: 'between';
      readonly from: string;
      readonly to: string;
      readonly tenthsAYear: number;
    };

const dayLength = 86_400_000;
const daysBetween = (a: string, b: string) => (Date.parse(b) - Date.parse(a)) / dayLength;
// What a gauge is off by, in tenths: the range a forecast is honest about.
const gaugeError = 2;
// Two readings closer than this say more about the gauge than about the tyre.
const fewestDays = 60;

/**
 * When a wheel will be down to a depth if it goes on as between its first and last reading since it
 * was new: tread that has grown means another tyre, and what was before it does not count.
 */
export function forecast(points: readonly WearPoint[], downTo: Tenths): Forecast {
  const worn = sinceNew(points);
  const [first, last] = [worn[0], worn.at(-1)];
  if (!first || !last || daysBetween(first.day, last.day) < fewestDays) return { kind: 'too_few' };
  if (last.depth <= downTo) return { kind: 'already' };
  const perDay = (first.depth - last.depth) / daysBetween(first.day, last.day);
  if (perDay <= 0) return { kind: 'never' };
  const left = last.depth - downTo;
  return {
    kind: 'between',
    from: dayAfter(last.day, Math.max(left - gaugeError, 0) / perDay),
    to: dayAfter(last.day, (left + gaugeError) / perDay),
    tenthsAYear: Math.round(perDay * 365),
  };
}

/** The readings of the tyre that is on now, oldest first. */
function sinceNew(points: readonly WearPoint[]): WearPoint[] {
  const sorted = points.toSorted((a, b) => a.day.localeCompare(b.day));
  const changed = sorted.findLastIndex(
    (point, at) => at > 0 && hasGrown(sorted[at - 1]!.depth, point.depth),
  );
  return changed === -1 ? sorted : sorted.slice(changed);
}

/** Whether a depth is more than the one before it by more than a gauge is off: another tyre, or a slip of the hand. */
export const hasGrown = (before: Tenths, now: Tenths): boolean => now > before + gaugeError;

function dayAfter(day: string, days: number): string {
  const far = 100 * 365;
  const at = Date.parse(day) + Math.round(Math.min(days, far)) * dayLength;
  return new Date(at).toISOString().slice(0, 10);
}
