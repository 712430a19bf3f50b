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
