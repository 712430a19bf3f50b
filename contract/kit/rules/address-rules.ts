/** Where somebody lives, as the fields of an address hold it. */
export interface Place {
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly country: string;
}

const four = /^\d{4}$/;
const five = /^\d{5}$/;

// As they are written without spaces and hyphens, and without the country's own letters before them.
const shapes: Readonly<Record<string, RegExp>> = {
  AD: /^AD\d{3}$/,
  ...Object.fromEntries(
    'AL AT BE BG CH CY DK GL HU LI LU LV MD MK NO SI'.split(' ').map((code) => [code, four]),
  ),
  ...Object.fromEntries(
    'BA CZ DE EE ES FI FR GR HR IT LT MC ME RS SE SK SM TR UA VA XK'
      .split(' ')
      .map((code) => [code, five]),
  ),
  BY: /^\d{6}$/,
  FO: /^\d{3}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
  IE: /^[A-Z]\d[\dW][A-Z\d]{4}$/,
  IS: /^\d{3}$/,
  MT: /^[A-Z]{3}\d{4}$/,
  NL: /^\d{4}[A-Z]{2}$/,
  PL: five,
  PT: /^\d{4}(\d{3})?$/,
  RO: /^\d{6}$/,
};

// `SE-123 45`, `D-10115`, `LV-1010`: where a postcode has no letters of its own.
const zipKey = (zip: string): string =>
  zip
    .normalize('NFKC')
    .toUpperCase()
    .replace(/^\s*[A-Z]{1,3}\s*[-–]\s*(?=\d)/u, '')
    .replaceAll(/[\s‐-―−-]/gu, '');

/** Whether a postcode is written as a country's are; any is of a country whose rule is not known. */
export const looksLikePostcode = (zip: string, country: string): boolean =>
  shapes[country]?.test(zipKey(zip)) ?? true;

const spacings: Readonly<Record<string, readonly [RegExp, string]>> = {
  ...Object.fromEntries(
    'CZ GR SE SK'.split(' ').map((code) => [code, [/^(\d{3})(\d{2})$/, '$1 $2'] as const]),
  ),
  GB: [/^(.+)(.{3})$/, '$1 $2'],
  IE: [/^(.{3})(.{4})$/, '$1 $2'],
  LT: [/^/, 'LT-'],
  LV: [/^/, 'LV-'],
  MD: [/^/, 'MD-'],
  MT: [/^(.{3})(.+)$/, '$1 $2'],
  NL: [/^(\d{4})(.{2})$/, '$1 $2'],
  PL: [/^(\d{2})(\d{3})$/, '$1-$2'],
  PT: [/^(\d{4})(\d{3})$/, '$1-$2'],
};

/** A postcode as its country writes it: `SW1A 1AA`, `1234 AB`, `12-345`; what is none of that country's as it was typed. */
export function writtenPostcode(zip: string, country: string): string {
  const spacing = spacings[country];
  return spacing && looksLikePostcode(zip, country) ? zipKey(zip).replace(...spacing) : zip;
}

/** The lines of an address without its country, in the order in which its country writes them; none of nothing. */
export function addressLines({ street, zip, city, country }: Place): string[] {
  const code = writtenPostcode(zip, country);
  const joined = (by: string, ...parts: readonly string[]) => parts.filter(Boolean).join(by);
  const lines = () => {
    switch (country) {
      // The postcode has a line of its own.
      case 'GB':
      case 'IE':
        return [street, city, code];
      case 'HU':
        return [city, street, code];
      case 'LV':
      case 'UA':
        return [street, joined(', ', city, code)];
      case 'MT':
        return [street, joined(' ', city, code)];
      default:
        return [street, joined(' ', code, city)];
    }
  };
  return lines().filter(Boolean);
}
