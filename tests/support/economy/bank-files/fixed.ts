/** Text in a field, filled with blanks behind it. */
export const textField = (text: string, width: number): string =>
  text.padEnd(width).slice(0, width);

/** A number in a field, filled with zeros before it. */
export const numberField = (number: number | string, width: number): string =>
  String(number).padStart(width, '0');

/** The bytes of lines of 80 signs, ISO 8859-1. */
export const linesToBytes = (lines: readonly string[]): Uint8Array =>
  Buffer.from(lines.map((line) => `${line}\r\n`).join(''), 'latin1');
