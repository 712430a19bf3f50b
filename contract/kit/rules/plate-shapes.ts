import { plateKey } from './plate-rules.ts';

// As the countries' road authorities hand them out, written without spaces and hyphens.
const patterns: Readonly<Record<string, RegExp>> = {
  // Cars; trailers, motorcycles and tractors have a digit less; personal ones two to seven signs.
  NO: /^([A-Z]{2}\d{4,5}|(?=.*[A-ZÆØÅ])[A-Z0-9ÆØÅ]{2,7})$/,
  // Without I, Q and V; the last sign may be a letter since 2019.
  SE: /^[A-HJ-PR-UW-Z]{3}\d{2}[0-9A-HJ-NPR-UW-Z]$/,
  DK: /^([A-ZÆØÅ]{2}\d{5}|(?=.*[A-ZÆØÅ])[A-Z0-9ÆØÅ]{2,7})$/,
  FI: /^[A-ZÅÄÖ]{2,3}\d{1,3}$/,
  IS: /^(?=.*[A-ZÁÐÉÍÓÚÝÞÆÖ])[A-Z0-9ÁÐÉÍÓÚÝÞÆÖ]{2,6}$/,
  FO: /^(?=.*[A-ZÆØÁÐÍÓÚÝ])[A-Z0-9ÆØÁÐÍÓÚÝ]{2,7}$/,
  GL: /^[A-Z]{2}\d{4,5}$/,
  // A district, letters and a number, electric and old ones with a letter behind; authorities have numbers alone.
  DE: /^[A-ZÄÖÜ]{1,3}([A-Z]{1,2}\d{1,4}[EH]?|\d{1,6}[A-Z]?)$/,
  AT: /^[A-Z]{1,2}(?=.*\d)[A-Z0-9]{2,6}$/,
  CH: /^(AG|AI|AR|BE|BL|BS|FR|GE|GL|GR|JU|LU|NE|NW|OW|SG|SH|SO|SZ|TG|TI|UR|VD|VS|ZG|ZH|[AMP])\d{1,6}$/,
  LI: /^FL\d{1,6}$/,
  // Three groups, of which the last ten series have one of a single sign.
  NL: /^(?=.*\d)(?=.*[A-Z])(([A-Z]{2}|\d{2}){3}|([A-Z]{1,3}|\d{1,3}){3}(?<=^.{6}))$/,
  BE: /^(\d?[A-Z]{3}\d{3}|\d{3}[A-Z]{3})$/,
  LU: /^([A-Z]{2}\d{4}|\d{4,6})$/,
  FR: /^([A-HJ-NP-TV-Z]{2}\d{3}[A-HJ-NP-TV-Z]{2}|\d{1,4}[A-Z]{1,3}(\d{2,3}|2[AB]))$/,
  // The present series, those with a letter of the year, and those without any year.
  GB: /^([A-Z]{2}\d{2}[A-Z]{3}|[A-Z]\d{1,3}[A-Z]{3}|[A-Z]{3}\d{1,3}[A-Z]|[A-Z]{1,3}\d{1,4}|\d{1,4}[A-Z]{1,3})$/,
  IE: /^\d{2,3}[A-Z]{1,2}\d{1,6}$/,
  PL: /^[A-Z]{1,3}(?=.*\d)[A-Z0-9]{4,6}$/,
  ES: /^([A-Z]?\d{4}[BCDFGHJ-NPR-TV-Z]{3}|[A-Z]{1,2}\d{4}[A-Z]{1,2}|[A-Z]{1,2}\d{1,6})$/,
  IT: /^([A-HJ-NPR-TV-Z]{2}\d{3}[A-HJ-NPR-TV-Z]{2}|[A-Z]{2}[A-Z0-9]?\d{5,6})$/,
  PT: /^(?=.*\d)(?=.*[A-Z])([A-Z]{2}|\d{2}){3}$/,
  CZ: /^(\d[A-Z][A-Z0-9]\d{4}|[A-Z]{2,3}\d{4}|EL\d{3}[A-Z]{2}|(?=.*\d)[A-Z0-9]{8})$/,
  SK: /^[A-Z]{2}(?=.*\d)[A-Z0-9]{5}$/,
  HU: /^([A-Z]{4}\d{2,3}|[A-Z]{3}\d{3}|[A-Z]{5}\d)$/,
  EE: /^\d{2,3}[A-Z]{3}$/,
  LV: /^[A-Z]{2}\d{1,4}$/,
  LT: /^([A-Z]{3}\d{3}|[A-Z]{2}\d{3,4}|[A-Z]\d{5})$/,
  BG: /^[A-Z]{1,2}\d{4}[A-Z]{1,2}$/,
  GR: /^[A-Z]{3}\d{3,4}$/,
  HR: /^[A-ZČŠŽ]{2}\d{3,4}[A-ZČĆŠŽĐ]{1,2}$/,
  RO: /^[A-Z]{1,2}\d{2,3}[A-Z]{3}$/,
  TR: /^\d{2}[A-Z]{1,3}\d{2,5}$/,
  UA: /^[A-Z]{2}\d{4}[A-Z]{2}$/,
};

/**
 * Whether a plate looks like one of a country; any does of a country whose rule is not here. Only ever
 * a reason to look twice: there are older, personal and military ones.
 */
export const looksLikePlate = (plate: string, country: string): boolean =>
  patterns[country]?.test(plateKey(plate)) ?? true;

// What stands on the plate between its parts, where its signs alone say where these end: of a German
// one they do not. Of the countries that the product is for plates are read as they are typed, in one.
const spacings: Readonly<Record<string, readonly [parts: RegExp, written: string]>> = {
  BE: [/^(\d)([A-Z]{3})(\d{3})$/, '$1-$2-$3'],
  BG: [/^([A-Z]{1,2})(\d{4})([A-Z]{1,2})$/, '$1 $2 $3'],
  CH: [/^([A-Z]{1,2})(\d+)$/, '$1 $2'],
  CZ: [/^(\d[A-Z][A-Z0-9])(\d{4})$/, '$1 $2'],
  EE: [/^(\d{2,3})([A-Z]{3})$/, '$1 $2'],
  ES: [/^(\d{4})([A-Z]{3})$/, '$1 $2'],
  FO: [/^([A-Z]{2})(\d{3})$/, '$1 $2'],
  FR: [/^([A-Z]{2})(\d{3})([A-Z]{2})$/, '$1-$2-$3'],
  GB: [/^([A-Z]{2}\d{2})([A-Z]{3})$/, '$1 $2'],
  GR: [/^([A-Z]{3})(\d{3,4})$/, '$1-$2'],
  HR: [/^([A-ZČŠŽ]{2})(\d{3,4})([A-ZČĆŠŽĐ]{1,2})$/, '$1 $2-$3'],
  HU: [/^([A-Z]{2})([A-Z]{2})(\d{3})$/, '$1 $2-$3'],
  IE: [/^(\d{2,3})([A-Z]{1,2})(\d{1,6})$/, '$1-$2-$3'],
  IS: [/^([A-Z]{2})([A-Z]?\d{2,3})$/, '$1 $2'],
  IT: [/^([A-Z]{2})(\d{3})([A-Z]{2})$/, '$1 $2 $3'],
  LI: [/^(FL)(\d+)$/, '$1 $2'],
  LT: [/^([A-Z]{3})(\d{3})$/, '$1 $2'],
  LV: [/^([A-Z]{2})(\d{1,4})$/, '$1-$2'],
  PL: [/^([A-Z]{2,3})(\d[A-Z0-9]{3,4})$/, '$1 $2'],
  PT: [/^(.{2})(.{2})(.{2})$/, '$1-$2-$3'],
  RO: [/^([A-Z]{1,2})(\d{2,3})([A-Z]{3})$/, '$1 $2 $3'],
  SK: [/^([A-Z]{2})(\d{3})([A-Z]{2})$/, '$1-$2$3'],
  TR: [/^(\d{2})([A-Z]{1,3})(\d{2,5})$/, '$1 $2 $3'],
  UA: [/^([A-Z]{2})(\d{4})([A-Z]{2})$/, '$1 $2 $3'],
};

/** A kept plate with what stands between its parts on the car, where that is known. */
export function spacedPlate(plate: string, country: string): string {
  // Dutch ones are parted where letters and digits meet, and four of a kind in the middle.
  if (country === 'NL' && looksLikePlate(plate, country)) {
    return plate
      .replaceAll(/(?<=\d)(?=[A-Z])|(?<=[A-Z])(?=\d)/g, '-')
      .replaceAll(/(?<![A-Z\d])([A-Z\d]{2})(?=[A-Z\d]{2}(?:-|$))/g, '$1-');
  }
  const spacing = spacings[country];
  return spacing ? plate.replace(...spacing) : plate;
}
