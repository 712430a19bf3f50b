import { writeNumber } from '#src/crud/values/number-text.ts';

/** Inches in words, `16″`, `16–18″`, `17″–` or `–18″`; '' where any will do. They are given in tenths. */
export function inchText(from: number | null, to: number | null, language: string): string {
  const one = (tenths: number) => writeNumber(tenths, 1, language);
  if (from === null && to === null) return '';
  if (from === to) return `${one(from!)}″`;
  return to === null ? `${one(from!)}″–` : `${from === null ? '' : one(from)}–${one(to)}″`;
}
