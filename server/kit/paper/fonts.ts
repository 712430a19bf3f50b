import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { piecesFromLeft, turned, type Piece } from './visual-order.ts';
import { unpackWoff } from './unpack-woff.ts';

// Not before it is needed: the built server has all of ours in one file, which would load it at the start.
const { create } = await import('fontkit');

const require = createRequire(import.meta.url);

/**
 * The fonts of papers: Arimo has the widths of Helvetica and the letters of Latin, Greek, Cyrillic and
 * Hebrew; UnifontEX has nearly all that there are, and is plain to look at.
 */
const files = {
  regular: require.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf'),
  rest: require.resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff'),
} as const;
export type Face = keyof typeof files;

interface OpenedFont {
  readonly bytes: Buffer;
  readonly font: Font;
}

const opened = new Map<Face, OpenedFont>();

/** A font, as its file and as what is known of its letters. */
export function fontOf(face: Face): OpenedFont {
  const before = opened.get(face);
  if (before) return before;
  const file = readFileSync(files[face]);
  const bytes = files[face].endsWith('.woff') ? unpackWoff(file) : file;
  const one = { bytes, font: create(bytes) as Font };
  opened.set(face, one);
  return one;
}

/** What stands where no font has the letter. */
const noLetter = '□';

interface Run {
  readonly face: Face;
  readonly text: string;
}

/** A text in pieces that one font has all letters of, from the left to the right as they stand on a line. */
export const runsOf = (text: string, bold = false): Run[] =>
  piecesFromLeft(lettersOf(text)).flatMap((piece) => runsOfPiece(piece, bold ? 'bold' : 'regular'));

function runsOfPiece({ text, isTurned }: Piece, plain: Face): Run[] {
  const runs: { face: Face; text: string }[] = [];
  for (const letter of isTurned ? turned(text) : text) {
    const has = faceOf(letter, plain);
    const face = has ?? plain;
    const written = has ? letter : noLetter;
    const last = runs.at(-1);
    // A space between two words of one font does not part them.
    if (last && (last.face === face || (letter === ' ' && last.face === 'rest')))
      last.text += written;
    else runs.push({ face, text: written });
  }
  // Arimo turns a Hebrew word itself; the font of the rest turns none.
  return isTurned
    ? runs.map((run) => (run.face === 'rest' ? run : { ...run, text: turned(run.text) }))
    : runs;
}

/** The letters of texts that no font has, each once. */
export function missingLetters(texts: readonly string[]): string {
  const letters = new Set(texts.flatMap((text) => [...lettersOf(text)]));
  return [...letters].filter((letter) => !faceOf(letter, 'regular')).join('');
}

// Accents are put together with their letters, and what is never seen is left out, such as joiners.
const lettersOf = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(/\p{Cc}/gu, ' ');

function faceOf(letter: string, plain: Face): Face | undefined {
  const code = letter.codePointAt(0)!;
  return ([plain, 'rest'] as const).find((face) => fontOf(face).font.hasGlyphForCodePoint(code));
}
