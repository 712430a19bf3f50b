/** Whether digits are an EAN or another GTIN: 8, 12, 13 or 14 of them, the last checking the others (GS1 General Specifications §7.9). */
export function isEan(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
  const sum = [...text]
    .toReversed()
    .reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/** As it is kept: its digits alone. */
export const eanKey = (typed: string): string => typed.replaceAll(/[\s-]/g, '');
