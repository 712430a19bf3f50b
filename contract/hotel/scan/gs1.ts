import { isEan } from '../../kit/rules/ean-rules.ts';

// Fields of a fixed length have nothing after them; every other ends with a group separator (GS1
// General Specifications §7.8.4).
const fixed: Readonly<Record<string, number>> = {
  '00': 18,
  '01': 14,
  '02': 14,
  '11': 6,
  '12': 6,
  '13': 6,
  '15': 6,
  '16': 6,
  '17': 6,
  '20': 2,
};
const separator = '\u001D';
const link = /^https?:\/\/[^ ]+?\/01\/(\d{8}|\d{12,14})(?:[/?#]|$)/i;

/** The EAN in what a scanner read from a carton or a product by GS1: element strings, their readable form, a Digital Link. Null where there is none. */
export function eanIn(text: string): string | null {
  const linked = link.exec(text)?.[1];
  if (linked !== undefined) return isEan(linked) ? shortest(linked) : null;
  const gtin = gtinIn(readable(text) ?? text);
  return gtin !== null && isEan(gtin) ? shortest(gtin) : null;
}

// As it is printed below the bars.
const readable = (text: string): string | null =>
  text.startsWith('(')
    ? text
        .replace(/^\(/, '')
        .replaceAll(/\((\d{2,4})\)/g, `${separator}$1`)
        .replace(')', '')
    : null;

function gtinIn(text: string): string | null {
  let left = text;
  while (left !== '') {
    left = left.startsWith(separator) ? left.slice(1) : left;
    const field = left.slice(0, 2);
    if (!/^\d\d$/.test(field)) return null;
    const length = fixed[field];
    if (field === '01') return /^\d{14}/.exec(left.slice(2))?.[0] ?? null;
    const end = length === undefined ? left.indexOf(separator) : length + 2;
    if (end <= 0 || left.length < end) return null;
    left = left.slice(end);
  }
  return null;
}

/** Of 14 digits, those that stand on the product itself where it is no carton. */
const shortest = (gtin: string): string => (/^0\d{13}$/.test(gtin) ? gtin.slice(1) : gtin);
