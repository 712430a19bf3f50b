// As the countries' road authorities hand them out, written without spaces and hyphens.
const patterns: Readonly<Record<string, RegExp>> = {
  // Cars; trailers, motorcycles and tractors have a digit less; personal ones two to seven signs.
  NO: /^([A-Z]{2}\d{4,5}|(?=.*[A-ZÆØÅ])[A-Z0-9ÆØÅ]{2,7})$/,
  // Without I, Q and V; the last sign may be a letter since 2019.
  SE: /^[A-HJ-PR-UW-Z]{3}\d{2}[0-9A-HJ-NPR-UW-Z]$/,
  DK: /^([A-ZÆØÅ]{2}\d{5}|(?=.*[A-ZÆØÅ])[A-Z0-9ÆØÅ]{2,7})$/,
  FI: /^[A-ZÅÄÖ]{2,3}\d{1,3}$/,
};

/** A plate as it is kept and compared: capitals, without the spaces, dots and hyphens people put in. */
export const plateKey = (typed: string): string => typed.toUpperCase().replaceAll(/[\s.-]/g, '');

/**
 * Whether a plate looks like one of a country (`NO`, `SE`, `DK`, `FI`); any does of another
 * country. Only ever a reason to look twice: there are older, foreign and military ones.
 */
export const looksLikePlate = (plate: string, country: string): boolean =>
  patterns[country]?.test(plateKey(plate)) ?? true;
