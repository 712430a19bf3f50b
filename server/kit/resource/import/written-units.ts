const units =
  'kr\\.?|NOK|SEK|DKK|EUR|USD|GBP|ISK|CHF|PLN|[€$£%″"]|km|mm|cm|min|h|kg|Nm|bar|stk\\.?|st\\.?|pcs\\.?';
const around = new RegExp(`^([-−]?)\\s*(?:${units})?\\s*(.*?)\\s*(?:${units})?$`, 'iu');

/** A number without what people write before or behind it, once: `kr 1 000,-`, `16 mm`, `25 %`. */
export function withoutUnit(cell: string): string {
  const [, sign = '', bare = cell] = around.exec(cell) ?? [];
  return sign + bare;
}
