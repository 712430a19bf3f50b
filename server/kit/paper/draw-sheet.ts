import { encode } from 'uqr';
import type { DrawnSheet } from '#contract/kit/paper/drawn-sheet.ts';
import { fittedSize, type Sheet, type SheetPart } from '#contract/kit/paper/sheet.ts';

// Not before it is needed: the built server has all of ours in one file, which would load it at the start.
const { default: bwip } = await import('bwip-js/node');

/** A sheet with its codes as what is dark of them: to be looked at, or printed as it is. */
export const drawSheet = ({ width, height, parts }: Sheet): DrawnSheet => ({
  width,
  height,
  marks: parts.map(drawPart),
});

function drawPart(part: SheetPart): DrawnSheet['marks'][number] {
  if (part.kind === 'text') {
    const { x, y, width, text, bold, end, colour } = part;
    const size = rounded(fittedSize(part));
    const drawn = { kind: 'text', y, text, bold, size, ...(colour && { colour }) } as const;
    return end ? { ...drawn, x: rounded(x + width), end } : { ...drawn, x };
  }
  if (part.kind === 'picture') return part;
  const { colour } = part.kind === 'rule' ? part : {};
  return { kind: 'dark', path: pathOf(part), ...(colour && { colour }) };
}

function pathOf(part: Exclude<SheetPart, { kind: 'text' | 'picture' }>): string {
  if (part.kind === 'rule') return box(part.x, part.y, part.width, part.height);
  return part.kind === 'qr' ? qrPath(part) : barsPath(part);
}

/** How wide the narrowest bar is at most, in millimetres. */
export const widestBar = 0.5;

/** How many modules around a QR code, and beside bars, stay empty: by ISO 18004 and 15417. */
export const quietModules = { qr: 4, bars: 10 } as const;

const rounded = (millimetres: number) => Math.round(millimetres * 1000) / 1000;
const box = (x: number, y: number, width: number, height: number): string => {
  const [w, h] = [rounded(width), rounded(height)];
  return `M${rounded(x)} ${rounded(y)}h${w}v${h}h${-w}z`;
};

function qrPath({ x, y, size, text }: Extract<SheetPart, { kind: 'qr' }>): string {
  const { data, size: modules } = encode(text, { border: quietModules.qr, ecc: 'M' });
  const module = size / modules;
  // Of one row what is dark beside each other is one box: between two a printer would leave a line.
  return data
    .flatMap((row, down) =>
      runsOf(row).map(([from, to]) =>
        box(x + from * module, y + down * module, (to - from) * module, module),
      ),
    )
    .join('');
}

function runsOf(row: readonly boolean[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (const [at, dark] of row.entries()) {
    const last = runs.at(-1);
    if (dark && last?.[1] === at) last[1] = at + 1;
    else if (dark) runs.push([at, at + 1]);
  }
  return runs;
}

/** How wide the bars and gaps of a Code 128 are, in modules; it begins with a bar. */
export function code128(text: string): readonly number[] {
  const [symbol] = bwip.raw({ bcid: 'code128', text });
  if (!symbol || !('sbs' in symbol)) throw new Error(`Code 128 cannot say ${text}`);
  return symbol.sbs;
}

function barsPath({ x, y, width, height, text }: Extract<SheetPart, { kind: 'bars' }>): string {
  const widths = code128(text);
  const modules = widths.reduce((sum, one) => sum + one, 0);
  const module = Math.min(widestBar, width / (modules + 2 * quietModules.bars));
  let at = x + (width - modules * module) / 2;
  return widths
    .map((wide, nth) => {
      const bar = nth % 2 === 0 ? box(at, y, wide * module, height) : '';
      at += wide * module;
      return bar;
    })
    .join('');
}
