const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

// What XML has no way to say, even as a number.
// oxlint-disable-next-line no-control-regex
const unsayable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text as it stands in XML, in an element or an attribute; what XML cannot say is left out. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(unsayable, '')
    .replaceAll(/[&<>"]/g, (sign) => escaped[sign]!);

/** Minor units as a decimal with a point. */
export function amountText(minor: number): string {
  const size = Math.abs(minor);
  return `${minor < 0 ? '-' : ''}${Math.trunc(size / 100)}.${String(size % 100).padStart(2, '0')}`;
}

// As long as a text may be in the files of the authorities, where they say no other length.
const usual = 256;

/** An element that holds a text on one line, cut to the length that its schema allows; nothing where the text is empty. */
export function leaf(name: string, text: string, most: number = usual): string {
  const cut = text.replaceAll(/\s+/g, ' ').trim().slice(0, most);
  return cut === '' ? '' : `<${name}>${escapeXml(cut)}</${name}>`;
}

/** An element that holds others, made by `leaf` and `branch`; nothing where all of them are empty. */
export const branch = (name: string, ...parts: readonly string[]): string => {
  const inside = parts.join('');
  return inside === '' ? '' : `<${name}>${inside}</${name}>`;
};
