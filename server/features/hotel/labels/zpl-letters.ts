import { drawLetters } from '#server/kit/paper/draw-letters.ts';

/** Whether the font of every label printer has the letters: those of western Europe, of which none else is sure. */
export const hasOwnLetters = (text: string): boolean =>
  /^[\u{20}-\u{7E}\u{A0}-\u{FF}]*$/u.test(text);

interface Place {
  readonly x: number;
  /** Of its line. */
  readonly y: number;
  readonly size: number;
  readonly bold: boolean;
}

/** A text as a picture, all in dots. */
export function drawnField(text: string, { x, y, size, bold }: Place): string {
  const { width, top, rows } = drawLetters(text, bold, size);
  // What would stand above the label is cut off.
  const shown = rows.slice(Math.max(0, top - y));
  const across = Math.ceil(width / 8);
  if (across === 0 || shown.length === 0) return '';
  const bytes = across * shown.length;
  const lines = shown.map((row) => shortened(hexOf(row, across)));
  // A line that is as the one above it is a colon.
  const data = lines.map((line, nth) => (line === lines[nth - 1] ? ':' : line)).join('');
  return `^FO${x},${Math.max(0, y - top)}^GFA,${bytes},${bytes},${across},${data}^FS`;
}

function hexOf(row: readonly boolean[], bytes: number): string {
  let hex = '';
  for (let at = 0; at < bytes * 8; at += 4) {
    const four = [0, 1, 2, 3].reduce((sum, nth) => sum * 2 + (row[at + nth] ? 1 : 0), 0);
    hex += four.toString(16).toUpperCase();
  }
  return hex;
}

/** As label printers shorten: a comma for nothing dark up to the end, G to Y for 1 to 19 of the same, g to z for 20 to 400. */
function shortened(hex: string): string {
  const ink = hex.replace(/0+$/, '');
  const data = ink.replaceAll(/(.)\1{2,}/g, (run, digit: string) => timesOf(run.length) + digit);
  return ink.length === hex.length ? data : `${data},`;
}

function timesOf(count: number): string {
  const most = 'z'.repeat(Math.floor(count / 400));
  const rest = count % 400;
  const letter = (first: string, nth: number) =>
    nth > 0 ? String.fromCharCode(first.charCodeAt(0) + nth - 1) : '';
  return most + letter('g', Math.floor(rest / 20)) + letter('G', rest % 20);
}
