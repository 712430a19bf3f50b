import bidiFactory from 'bidi-js';

// Its types take the function for a property of itself.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

// Hebrew, Arabic and their neighbours; the halves of rarer signs stay together with them.
const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const ofWord = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\ud800-\udfff]/;

/** A part of a line. */
export interface Piece {
  /** Whether it is a word that is read from the right; its text is in the order of reading. */
  readonly isTurned: boolean;
  text: string;
}

/** What stands on a line from the left to the right, by the Unicode bidirectional algorithm. */
export function piecesFromLeft(text: string): readonly Piece[] {
  if (!fromTheRight.test(text)) return [{ isTurned: false, text }];
  const found = bidi.getEmbeddingLevels(text, 'ltr');
  const pieces: Piece[] = [];
  for (const at of bidi.getReorderedIndices(text, found)) {
    const letter = text[at]!;
    const isFromRight = found.levels[at]! % 2 === 1;
    const isTurned = isFromRight && ofWord.test(letter);
    const written = (isFromRight && bidi.getMirroredCharacter(letter)) || letter;
    const last = pieces.at(-1);
    if (last?.isTurned !== isTurned) pieces.push({ isTurned, text: written });
    else last.text = isTurned ? written + last.text : last.text + written;
  }
  return pieces;
}

/** A text with its letters in the opposite order. */
export const turned = (text: string): string => [...text].toReversed().join('');
