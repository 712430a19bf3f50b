import { escapeXml } from '#server/kit/xml-text.ts';

/** An element that holds a text, with attributes; nothing where the text is empty, for UBL has no empty elements. */
export function leaf(
  name: string,
  text: string | null,
  attributes: Readonly<Record<string, string>> = {},
): string {
  if (text === null || text.trim() === '') return '';
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<cbc:${name}${said.join('')}>${escapeXml(text)}</cbc:${name}>`;
}

/** An element that holds others, made by `leaf` and `branch`; nothing where all of them are empty. */
export function branch(name: string, ...parts: readonly (string | readonly string[])[]): string {
  const inside = parts.flat().join('');
  return inside === '' ? '' : `<cac:${name}>${inside}</cac:${name}>`;
}

/** A whole number of the smallest unit as a decimal with so many digits at most. */
export function decimalText(value: bigint, digits: number): string {
  const size = String(value < 0n ? -value : value).padStart(digits + 1, '0');
  const part = size.slice(-digits).replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${size.slice(0, -digits)}${part === '' ? '' : `.${part}`}`;
}
