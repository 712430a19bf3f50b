import type { Sheet, SheetPart } from '../../kit/paper/sheet.ts';
import { codeText, type Code } from '../label-codes.ts';
import { isFlat } from './labels.ts';

/** What a label says: the same for every size and every printer. */
export interface LabelContent {
  /** What is read from a few steps away: a plate, a place, a command. */
  readonly large: string;
  /** What stands out next to it: where the wheel goes, `VF`. */
  readonly sign: string;
  readonly code: Exclude<Code, { kind: 'unknown' }>;
  readonly lines: readonly string[];
  /** What a telephone opens that reads the smaller code; a scanner of ours reads the label's own at its end. */
  readonly address?: string | undefined;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const quiet = 3;

/**
 * The one template: what is large above, the sign and the QR code in the middle beside what else
 * there is to say, and for readers of lines the same as Code 128 at the foot, where there is room
 * and its letters can be written so.
 */
export function labelOf(
  { large, sign, code, lines, address }: LabelContent,
  size: Size,
  chain: string,
): Sheet {
  const { width, height } = size;
  const text = codeText(code, chain);
  const inner = width - 2 * quiet;
  const parts: SheetPart[] = [];
  const line = (part: {
    x: number;
    y: number;
    size: number;
    width: number;
    text: string;
    bold?: boolean;
  }) => {
    if (part.text !== '') parts.push({ kind: 'text', bold: false, ...part });
  };
  if (isFlat(size)) {
    // What is empty around the code is the margin, too.
    const x = height;
    const rest = width - x - quiet;
    parts.push({ kind: 'qr', x: 0, y: 0, size: height, text });
    line({ x, y: quiet + height * 0.24, size: height * 0.3, width: rest, text: large, bold: true });
    line({ x, y: quiet + height * 0.5, size: height * 0.22, width: rest, text: sign, bold: true });
    for (const [nth, text] of lines.slice(0, 3).entries()) {
      line({
        x,
        y: quiet + height * (0.64 + nth * 0.1),
        size: height * 0.08,
        width: rest,
        text,
      });
    }
    return { ...size, parts };
  }
  const bars = isPlain(text) ? height * 0.13 : 0;
  const qr = width * 0.56;
  const top = quiet + height * 0.15;
  const beside = qr;
  const rest = width - beside - quiet;
  line({
    x: quiet,
    y: quiet + height * 0.15,
    size: height * 0.2,
    width: inner,
    text: large,
    bold: true,
  });
  parts.push({ kind: 'qr', x: 0, y: top, size: qr, text });
  line({ x: beside, y: top + qr * 0.5, size: qr * 0.5, width: rest, text: sign, bold: true });
  line({ x: beside, y: top + qr * 0.8, size: height * 0.042, width: rest, text });
  const below = top + qr + height * 0.04;
  const step = Math.min(
    height * 0.062,
    (height - quiet * 2 - bars - below) / Math.max(1, lines.length - 1),
  );
  const small = address === undefined ? 0 : width * 0.38;
  if (address !== undefined) {
    const x = width - small;
    parts.push({ kind: 'qr', x, y: top + qr, size: small, text: `${address}#${text}` });
  }
  const across = small > 0 ? width - small - quiet : inner;
  for (const [nth, text] of lines.entries()) {
    line({ x: quiet, y: below + nth * step, size: step * 0.78, width: across, text });
  }
  if (bars > 0) {
    parts.push({
      kind: 'bars',
      x: 0,
      y: height - quiet - bars,
      width,
      height: bars,
      text,
    });
  }
  return { ...size, parts };
}

// Code 128 has the letters of ASCII.
const isPlain = (text: string): boolean => /^[ -~]+$/.test(text);
