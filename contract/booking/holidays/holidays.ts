import { daysAfter } from '../../kit/time/zoned-time.ts';

/** Public holidays by law; eves, on which many close all the same, are exceptions of a schedule. */
export const holidays = [
  'new_year',
  'epiphany',
  'maundy_thursday',
  'good_friday',
  'easter',
  'easter_monday',
  'labour_day',
  'constitution_day',
  'ascension',
  'whit_sunday',
  'whit_monday',
  'national_day',
  'midsummer',
  'all_saints',
  'independence_day',
  'christmas',
  'boxing_day',
] as const;
export type Holiday = (typeof holidays)[number];

/** Countries whose public holidays are known. */
export const holidayCountries = ['NO', 'SE', 'DK', 'FI'] as const;
export type HolidayCountry = (typeof holidayCountries)[number];

// On the same day every year; so many days after Easter; or the first Saturday from a day on.
type When = string | number | { readonly saturdayFrom: string };

const everywhere = {
  new_year: '01-01',
  good_friday: -2,
  easter: 0,
  easter_monday: 1,
  ascension: 39,
  whit_sunday: 49,
  christmas: '12-25',
  boxing_day: '12-26',
} satisfies Partial<Record<Holiday, When>>;

const east = {
  epiphany: '01-06',
  labour_day: '05-01',
  midsummer: { saturdayFrom: '06-20' },
  all_saints: { saturdayFrom: '10-31' },
} satisfies Partial<Record<Holiday, When>>;

const rules: Record<HolidayCountry, Partial<Record<Holiday, When>>> = {
  NO: {
    ...everywhere,
    maundy_thursday: -3,
    labour_day: '05-01',
    constitution_day: '05-17',
    whit_monday: 50,
  },
  SE: { ...everywhere, ...east, national_day: '06-06' },
  // Without the day of prayer, which is a working day since 2024.
  DK: { ...everywhere, maundy_thursday: -3, whit_monday: 50 },
  FI: { ...everywhere, ...east, independence_day: '12-06' },
};

/** Easter Sunday of a year, by the Gregorian rule as Meeus, Jones and Butcher wrote it. */
function easterOf(year: number): string {
  const golden = year % 19;
  const [century, ofCentury] = [Math.floor(year / 100), year % 100];
  const leap = century - Math.floor(century / 4);
  const moved = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + leap - moved + 15) % 30;
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  return daysAfter(`${year}-03-22`, epact + toSunday - 7 * late);
}

function dayOfHoliday(when: When, year: number, easter: string): string {
  if (typeof when === 'number') return daysAfter(easter, when);
  if (typeof when === 'string') return `${year}-${when}`;
  const first = `${year}-${when.saturdayFrom}`;
  return daysAfter(first, 6 - new Date(first).getUTCDay());
}

/** The public holidays of a country in a year, by their day. Two may fall on one day. */
export function holidaysOf(country: HolidayCountry, year: number): [day: string, Holiday][] {
  const easter = easterOf(year);
  return Object.entries(rules[country])
    .map(([holiday, when]): [string, Holiday] => [
      dayOfHoliday(when, year, easter),
      holiday as Holiday,
    ])
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

const known = new Map<string, ReadonlyMap<string, Holiday>>();

/** Which public holiday a day (`yyyy-MM-dd`) is; null for any other. */
export function holidayOn(country: HolidayCountry, day: string): Holiday | null {
  const year = day.slice(0, 4);
  const key = `${country} ${year}`;
  let days = known.get(key);
  if (!days) known.set(key, (days = new Map(holidaysOf(country, Number(year)))));
  return days.get(day) ?? null;
}
