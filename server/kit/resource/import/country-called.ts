import { countries, countryName, type Country } from '#contract/kit/rules/countries.ts';

// Languages in which files name countries: those of the product's readers, and the countries' own.
const languages = (
  'nb nn sv da fi de en is fo kl pl nl fr es it pt cs sk hu et lv lt ro hr sr sr-Latn sl bg mk sq bs ' +
  'el tr uk be ca mt ga lb'
).split(' ');

// ISO 3166 with three letters, then the letters of the sign that cars bear abroad where these are others.
const codes: Readonly<Record<Country, string>> = {
  AD: 'AND',
  AL: 'ALB',
  AT: 'AUT A',
  BA: 'BIH',
  BE: 'BEL B',
  BG: 'BGR',
  BY: 'BLR',
  CH: 'CHE',
  CY: 'CYP',
  CZ: 'CZE',
  DE: 'DEU D GER',
  DK: 'DNK DEN',
  EE: 'EST EW',
  ES: 'ESP E',
  FI: 'FIN SF',
  FO: 'FRO FØ',
  FR: 'FRA F',
  GB: 'GBR UK',
  GL: 'GRL KN',
  GR: 'GRC EL',
  HR: 'HRV',
  HU: 'HUN H',
  IE: 'IRL EIR',
  IS: 'ISL',
  IT: 'ITA I',
  LI: 'LIE FL',
  LT: 'LTU',
  LU: 'LUX L',
  LV: 'LVA',
  MC: 'MCO',
  MD: 'MDA',
  ME: 'MNE',
  MK: 'MKD NMK',
  MT: 'MLT M',
  NL: 'NLD HOL',
  NO: 'NOR N',
  PL: 'POL',
  PT: 'PRT P POR',
  RO: 'ROU',
  RS: 'SRB',
  SE: 'SWE S',
  SI: 'SVN SLO',
  SK: 'SVK',
  SM: 'SMR RSM',
  TR: 'TUR',
  UA: 'UKR',
  VA: 'VAT V',
  XK: 'XKX RKS KOS',
};

// What people call them besides.
const others: Readonly<Partial<Record<Country, string>>> = {
  BA: 'Bosnia, Bosnien, Bosnia-Hercegovina, Bosnia and Herzegovina',
  BY: 'Hviterussland, Vitryssland, Hviderusland, Weißrussland',
  CZ: 'Czech Republic, Tjekkiet, Tsjekkia, Tjeckien, Tschechische Republik',
  FO: 'Færøerne, Faroe Islands, Faroes',
  GB: 'Great Britain, Storbritannia, Storbritannien, England, Scotland, Skottland, Wales, Northern Ireland, Nord-Irland',
  IE: 'Republic of Ireland, Éire',
  MD: 'Moldavia, Moldavien',
  MK: 'Macedonia, Makedonia, Makedonien',
  NL: 'Holland, Nederland, The Netherlands',
  SK: 'Slovak Republic',
  TR: 'Turkey, Tyrkia, Turkiet',
  VA: 'Vatican, Vatikanet, Vatikanstaten',
};

const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

let known: ReadonlyMap<string, Country> | undefined;

function knownNames(): ReadonlyMap<string, Country> {
  const names = new Map<string, Country>();
  const add = (name: string, code: Country) => {
    const key = folded(name);
    if (key !== '' && !names.has(key)) names.set(key, code);
  };
  // A code of two letters means what ISO says, before any sign of a car.
  for (const code of countries) add(code, code);
  for (const code of countries) for (const one of codes[code].split(' ')) add(one, code);
  for (const language of languages)
    for (const code of countries) add(countryName(code, language), code);
  for (const code of countries) for (const one of others[code]?.split(', ') ?? []) add(one, code);
  return names;
}

/** The country that a cell of a file names by its name in any usual language, its code or the sign of its cars. */
export function countryCalled(cell: string, choices: readonly string[]): string | undefined {
  known ??= knownNames();
  const code = known.get(folded(cell));
  return code !== undefined && choices.includes(code) ? code : undefined;
}
