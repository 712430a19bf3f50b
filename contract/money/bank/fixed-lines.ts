import { RuleError } from '../../kit/rules/rule-error.ts';

const width = 80;

/** A line of a file whose fields have fixed positions, filled up to 80 signs. */
export interface FixedLine {
  /** From 1. */
  readonly number: number;
  readonly signs: string;
}

/** The refusal of a line that cannot be what the bank wrote. */
export const wrongLine = ({ number }: FixedLine): RuleError =>
  new RuleError('bank.wrong_line', { line: number });

/**
 * The lines of a file of ISO 8859-1, without empty ones at its end.
 *
 * @param mayBeTrimmed Whether programs on the way cut blanks off the ends of lines.
 * @throws RuleError where a line is longer than 80 signs (letters written in another encoding), is
 * shorter and may not be, or has tabs or other signs that no bank writes.
 */
export function fixedLines(bytes: Uint8Array, mayBeTrimmed: boolean): readonly FixedLine[] {
  const lines = withoutEnd(new TextDecoder('iso-8859-1').decode(bytes)).split(/\r\n|\r|\n/);
  return lines.map((written, at) => {
    const line = { number: at + 1, signs: written.padEnd(width) };
    if (written.length > width || /\p{Cc}/u.test(written)) throw wrongLine(line);
    if (written.length === width || mayBeTrimmed) return line;
    throw at + 1 === lines.length ? new RuleError('bank.cut') : wrongLine(line);
  });
}

/** Without empty lines, and the sign by which old programs end a file. */
function withoutEnd(text: string): string {
  const trimmed = text.trimEnd();
  return trimmed.endsWith('\u001A') ? trimmed.slice(0, -1).trimEnd() : trimmed;
}

/** The signs of a field as they stand; positions from 1, both inclusive. */
export const fieldOf = ({ signs }: FixedLine, from: number, to: number): string =>
  signs.slice(from - 1, to);

/** The text of a field, without the blanks around it. */
export const textOf = (line: FixedLine, from: number, to: number): string =>
  fieldOf(line, from, to).trim();

/** A number that is filled with zeros at its beginning as people write it; '' where there is none. */
export const bareNumber = (line: FixedLine, from: number, to: number): string =>
  textOf(line, from, to).replace(/^0+/, '');

/** The whole number of a field. Throws where it has other signs, or more than a number keeps exactly. */
export function wholeOf(line: FixedLine, from: number, to: number): number {
  const digits = fieldOf(line, from, to);
  if (!/^\d+$/.test(digits) || !Number.isSafeInteger(Number(digits))) throw wrongLine(line);
  return Number(digits);
}

/** The text of lines, joined by a blank. */
export const joined = (lines: readonly FixedLine[], from: number, to: number): string =>
  lines
    .map((line) => textOf(line, from, to))
    .filter((text) => text !== '')
    .join(' ');
