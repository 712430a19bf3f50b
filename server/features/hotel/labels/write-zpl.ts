import { encode } from 'uqr';
import { asLine } from '#contract/kit/rules/text-rules.ts';
import type { Resolution } from '#contract/hotel/labels/labels.ts';
import { fittedSize, type Sheet, type SheetPart } from '#contract/kit/paper/sheet.ts';
import { drawnField, hasOwnLetters } from './zpl-letters.ts';
import { code128, quietModules, widestBar } from '#server/kit/paper/draw-sheet.ts';

// A printer of so many dots an inch has so many a millimetre.
const dotsPerMillimetre: Record<Resolution, number> = { 203: 8, 300: 12, 600: 24 };
// The largest that every printer knows, in dots a module.
const widestModule = 10;

/** Labels in the language of label printers, which draw letters and codes themselves. */
export function writeZpl(labels: readonly Sheet[], resolution: Resolution = '203'): string {
  const dots = (millimetres: number) => Math.round(millimetres * dotsPerMillimetre[resolution]);
  return labels
    .map(({ width, height, parts }) =>
      [
        // Letters are sent as UTF-8.
        `^XA^CI28^PW${dots(width)}^LL${dots(height)}`,
        ...parts.map((part) => partOf(cleaned(part), dots)),
        '^XZ',
      ].join('\n'),
    )
    .join('\n');
}

/** Of signs of control nothing reaches the printer. */
const cleaned = (part: SheetPart): SheetPart =>
  'text' in part ? { ...part, text: asLine(part.text) } : part;

function partOf(part: SheetPart, dots: (millimetres: number) => number): string {
  const at = (x: number, y = part.y) => `^FO${Math.max(0, Math.round(x))},${dots(y)}`;
  const fieldData = (text: string) => `^FH^FD${escaped(text)}^FS`;
  const x = dots(part.x);
  switch (part.kind) {
    case 'text': {
      const size = dots(fittedSize(part));
      if (!hasOwnLetters(part.text))
        return drawnField(part.text, { x, y: dots(part.y), size, bold: part.bold });
      return `^FT${x},${dots(part.y)}^A0N,${size},${size}${fieldData(part.text)}`;
    }
    case 'picture':
      // No label has one.
      return '';
    case 'rule':
      return `${at(x)}^GB${dots(part.width)},${dots(part.height)},${dots(part.height)}^FS`;
    case 'qr': {
      const { size } = encode(part.text, { border: 0, ecc: 'M' });
      const module = between(dots(part.size) / (size + 2 * quietModules.qr), widestModule);
      const quiet = Math.round((dots(part.size) - size * module) / 2);
      return `^FO${x + quiet},${dots(part.y) + quiet}^BQN,2,${module}${fieldData(`MA,${part.text}`)}`;
    }
    case 'bars': {
      const modules = code128(part.text).reduce((sum, one) => sum + one, 0);
      const room = dots(part.width) / (modules + 2 * quietModules.bars);
      const module = between(room, Math.min(dots(widestBar), widestModule));
      const from = x + (dots(part.width) - modules * module) / 2;
      return `${at(from)}^BY${module}^BCN,${dots(part.height)},N,N,N,A${fieldData(part.text)}`;
    }
  }
}

const between = (module: number, most: number) => Math.max(1, Math.min(most, Math.floor(module)));

/** What would be an order to the printer is sent as its number. */
const escaped = (text: string): string =>
  text.replaceAll(/[\^~_\\]/g, (sign) => `_${sign.charCodeAt(0).toString(16).toUpperCase()}`);
