/** The receipt that is searched for: `r:1.42` is number 42 of register 1; undefined where none is. */
export function receiptIn(
  query: string,
): { readonly register: string; readonly nr: number } | undefined {
  const [, register, nr] = /^\s*(?:r:)?\s*(\d{1,9})\.(\d{1,9})\s*$/i.exec(query) ?? [];
  return register !== undefined && Number(nr) > 0 ? { register, nr: Number(nr) } : undefined;
}
