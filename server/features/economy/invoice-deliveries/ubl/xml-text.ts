const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

// What XML has no way to say, even as a number.
// oxlint-disable-next-line no-control-regex
const unsayable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escape = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(unsayable, '')
    .replaceAll(/[&<>"]/g, (sign) => escaped[sign]!);

/** An element that holds a text, with attributes; nothing where the text is empty, for UBL has no empty elements. */
export function leaf(
  name: string,
  text: string | null,
  attributes: Readonly<Record<string, string>> = {},
): string {
  if (text === null || text.trim() === '') return '';
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  return `<cbc:${name}${said.join('')}>${escape(text)}</cbc:${name}>`;
}

/** An element that holds others, made by `leaf` and `branch`; nothing where all of them are empty. */
export function branch(name: string, ...parts: readonly (string | readonly string[])[]): string {
  const inside = parts.flat().join('');
  return inside === '' ? '' : `<cac:${name}>${inside}</cac:${name}>`;
}

/** Minor units as a decimal with a point. */
export function amountText(minor: number): string {
  const size = Math.abs(minor);
  return `${minor < 0 ? '-' : ''}${Math.trunc(size / 100)}.${String(size % 100).padStart(2, '0')}`;
}

/** A whole number of the smallest unit as a decimal with so many digits at most. */
export function decimalText(value: bigint, digits: number): string {
  const size = String(value < 0n ? -value : value).padStart(digits + 1, '0');
  const part = size.slice(-digits).replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${size.slice(0, -digits)}${part === '' ? '' : `.${part}`}`;
}
