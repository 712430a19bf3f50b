// Which codes of the Norwegian business specification (næringsspesifikasjon, 2025) are of which
// category; Skatteetaten publishes both with SAF-T Financial 1.30. Codes are of four digits.
const categories = [
  [1000, 'balanseverdiForAnleggsmiddel'],
  [1400, 'balanseverdiForOmloepsmiddel'],
  [2000, 'egenkapital'],
  [2100, 'langsiktigGjeld'],
  [2300, 'kortsiktigGjeld'],
  [3000, 'salgsinntekt'],
  [3400, 'annenDriftsinntekt'],
  [4000, 'varekostnad'],
  [5000, 'loennskostnad'],
  [6000, 'annenDriftskostnad'],
  [8000, 'finansinntekt'],
  [8100, 'finanskostnad'],
  [8300, 'skattekostnad'],
  [8800, 'resultatDisponeringForSAF-T'],
] as const;

/** The category of a standard account of Norway; undefined of what is none. */
export const groupingOf = (standard: string): string | undefined =>
  /^[1-8]\d{3}$/.test(standard) && Number(standard) <= 8800
    ? categories.findLast(([from]) => from <= Number(standard))?.[1]
    : undefined;

/** The standard codes of VAT of Norway, which SAF-T maps those of a company to. */
const taxCodes: ReadonlySet<string> = new Set(
  '0 1 11 12 13 14 15 20 21 22 3 31 32 33 5 51 52 6 7 81 82 83 84 85 86 87 88 89 91 92'.split(' '),
);

/** The standard code of a company's own; `NA` where there is none, as SAF-T has it. */
export const standardTaxCode = (code: string): string => (taxCodes.has(code) ? code : 'NA');
