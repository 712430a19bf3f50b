/** What a sheet of paper or a label is made of, in millimetres from its upper left corner. */
export type SheetPart =
  | {
      readonly kind: 'text';
      readonly x: number;
      /** Of its line. */
      readonly y: number;
      /** How high its letters are set; less where it would be wider than `width`. */
      readonly size: number;
      readonly width: number;
      readonly text: string;
      readonly bold: boolean;
      /** It ends at the right of its room instead of beginning at the left. */
      readonly end?: boolean;
      readonly colour?: string;
    }
  | {
      /** With four modules of nothing around it, which scanners need, within its size. */
      readonly kind: 'qr';
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly text: string;
    }
  | {
      /** With ten modules of nothing at both ends, within its width. */
      readonly kind: 'bars';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly text: string;
    }
  | {
      readonly kind: 'rule';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly colour?: string;
    }
  | {
      /** As large as has room, at the left. */
      readonly kind: 'picture';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly address: string;
    };

/** One label or one page of a paper, for whatever prints it. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly SheetPart[];
}

/** How high letters can be set so that a text is no wider than its room. */
export const fittedSize = ({
  text,
  size,
  width,
  bold,
}: Pick<Extract<SheetPart, { kind: 'text' }>, 'text' | 'size' | 'width' | 'bold'>): number =>
  Math.min(size, width / Math.max(0.1, textWidth(text, bold)));

/** How wide a text is at most for the height of its letters, by the fonts that every printer has. */
export const textWidth = (text: string, bold: boolean): number =>
  [...text].reduce((sum, letter) => sum + letterWidth(letter, bold), 0);

function letterWidth(letter: string, bold: boolean): number {
  const [base = letter] = letter.normalize('NFD');
  if (/[ijlfrtI .,:;'|!()/·-]/.test(base) && !/[ťŉ]/.test(letter)) return 0.39;
  if (/[@ЉЊЮЩљњ]/.test(base)) return 1.1;
  if (/[mwMW%—…‰ÆŒæœ©®™¼½¾]/.test(base) || isOfOtherWriting(base)) return 1;
  if (/[&+<=>~¬±×µ¿ßøďťŉ]|\p{Lu}/u.test(letter)) return isLatin(base) ? 0.78 : 1;
  return isLatin(base) ? (bold ? 0.62 : 0.56) : 0.9;
}

const isLatin = (letter: string): boolean => !/[\u{370}-\u{52F}]/u.test(letter);

/** Neither Latin, Greek nor Cyrillic, nor a sign of theirs: as wide as high, mostly. */
const isOfOtherWriting = (letter: string): boolean =>
  /[\u{530}-\u{1DFF}\u{2300}-\u{10FFFF}]/u.test(letter);

/** What is written on sheets, text by text. */
export const textsOf = (sheets: readonly Sheet[]): string[] =>
  sheets.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])));
