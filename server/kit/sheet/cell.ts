/** A cell as a sheet holds it. A date is its day, `yyyy-MM-dd`. */
export type Cell =
  | { readonly kind: 'text'; readonly value: string }
  /** `digits` after the comma. */
  | { readonly kind: 'number'; readonly value: number; readonly digits: number }
  | { readonly kind: 'date'; readonly value: string };

// What a program that opens the file would take for the beginning of a formula: its signs in every
// width, behind whatever it leaves out before it looks.
const formula =
  /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@\u2212\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20])/u;

/** Whether a text would be taken for a formula by who opens the file. */
export const looksLikeFormula = (text: string): boolean => formula.test(text);

/** A text that was kept from being a formula, as it was. */
export const withoutGuard = (text: string): string =>
  text.startsWith("'") && looksLikeFormula(text.slice(1)) ? text.slice(1) : text;
