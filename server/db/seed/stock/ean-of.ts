/** An EAN that is nobody's: numbers that begin with 20 are for use inside a house. */
export function eanOf(nth: number): string {
  const digits = `20${String(nth).padStart(10, '0')}`;
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0);
  return digits + String((10 - (sum % 10)) % 10);
}
