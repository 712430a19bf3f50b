/** The countries of Europe that customers and their cars are from, by ISO 3166; Kosovo by the code that is used for it. */
export const countries = [
  ...(['NO', 'SE', 'DK', 'FI', 'IS', 'FO', 'GL'] as const),
  ...(['AD', 'AL', 'AT', 'BA', 'BE', 'BG', 'BY', 'CH', 'CY', 'CZ', 'DE', 'EE', 'ES'] as const),
  ...(['FR', 'GB', 'GR', 'HR', 'HU', 'IE', 'IT', 'LI', 'LT', 'LU', 'LV', 'MC', 'MD'] as const),
  ...(['ME', 'MK', 'MT', 'NL', 'PL', 'PT', 'RO', 'RS', 'SI', 'SK', 'SM', 'TR', 'UA'] as const),
  ...(['VA', 'XK'] as const),
] as const;
export type Country = (typeof countries)[number];

const names = new Map<string, Intl.DisplayNames>();

/** What a country is called in a language. */
export function countryName(code: string, language: string): string {
  let known = names.get(language);
  if (!known) names.set(language, (known = new Intl.DisplayNames(language, { type: 'region' })));
  // What is no code at all, as in an old row, speaks for itself.
  return /^[A-Z]{2}$/.test(code) ? (known.of(code) ?? code) : code;
}

const neighbours: Readonly<Partial<Record<Country, readonly Country[]>>> = {
  NO: ['SE', 'DK', 'FI'],
  SE: ['NO', 'DK', 'FI'],
  DK: ['SE', 'NO', 'DE'],
  FI: ['SE', 'NO', 'EE'],
};

/** Countries in the order in which they are chosen from: `here`, its neighbours, and the others by their names. */
export function inChoosingOrder<C extends string>(
  codes: readonly C[],
  here: Country,
  language: string,
): C[] {
  const near: readonly string[] = ['', here, ...(neighbours[here] ?? [])];
  const placeOf = (code: string) => (near.includes(code) ? near.indexOf(code) : near.length);
  const { compare } = new Intl.Collator(language);
  return codes.toSorted(
    (a, b) =>
      placeOf(a) - placeOf(b) || compare(countryName(a, language), countryName(b, language)),
  );
}
