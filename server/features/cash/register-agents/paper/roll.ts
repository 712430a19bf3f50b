import { paperAmount } from '#server/kit/paper/paper-amount.ts';
import { inPrinterSigns } from './code-page.ts';

/** A line on a roll of paper. */
export interface RollLine {
  readonly text: string;
  /** Twice as high as amounts are; `large` is twice as wide, too. */
  readonly size?: 'large' | 'tall';
  readonly bold?: boolean;
  readonly centred?: boolean;
}

type Look = Omit<RollLine, 'text'>;

/** A text in as many lines as it takes, broken between words. Large words that no line has room for are tall. */
export function wrapped(text: string, columns: number, look: Look = {}): RollLine[] {
  const words = inPrinterSigns(text).split(' ').filter(Boolean);
  const half = Math.floor(columns / 2);
  if (look.size === 'large' && words.some(({ length }) => length > half)) {
    return wrapped(text, columns, { ...look, size: 'tall' });
  }
  const room = look.size === 'large' ? half : columns;
  const lines = [''];
  for (const word of words) {
    const line = lines.at(-1)!;
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length <= room) lines[lines.length - 1] = longer;
    else lines.push(...pieces(word, room));
  }
  return lines.filter(Boolean).map((line) => ({ text: line, ...look }));
}

const pieces = (word: string, room: number): string[] =>
  word.match(new RegExp(`.{1,${room}}`, 'gu')) ?? [];

/** Something at the left with something at the right of its last line, or below where both have no room. */
export function across(left: string, right: string, columns: number, look: Look = {}): RollLine[] {
  const lines = wrapped(left, columns, look);
  const end = inPrinterSigns(right);
  const last = lines.at(-1)?.text ?? '';
  if (last.length + 1 + end.length > columns) {
    return [...lines, ...wrapped(end, columns).map(({ text }) => atRight(text, columns, look))];
  }
  return [...lines.slice(0, -1), { text: last + end.padStart(columns - last.length), ...look }];
}

const atRight = (text: string, columns: number, look: Look): RollLine => ({
  text: text.padStart(columns),
  ...look,
});

/** A line across the paper. */
export const rule = (columns: number): RollLine => ({ text: '-'.repeat(columns) });

/** An amount in minor units as it stands on paper: the countries of the product write it alike. */
export const amountOn = (minor: number): string => paperAmount(minor, 2, 2, 'nb');

/** A number that has so many digits behind its comma, without needless ones. */
export const numberOn = (parts: number, digits: number): string =>
  paperAmount(parts, digits, 0, 'nb');
