import type { DrawnSheet } from '#contract/kit/paper/drawn-sheet.ts';
import { writeLine } from './pdf-text.ts';

// Not before it is needed: the built server has all of ours in one file, which would load it at the start.
const { default: PDFDocument } = await import('pdfkit');

// A point is a 72nd of an inch.
const point = 72 / 25.4;
const a4 = { width: 210, height: 297 };

interface How {
  /** Labels side by side on sheets of A4, instead of each on a page of its own size. */
  readonly onSheets?: boolean;
  readonly title?: string;
  /** By their addresses; one that is not there is left out. */
  readonly pictures?: ReadonlyMap<string, Uint8Array>;
}

/** Labels or the pages of papers as a document. */
export function writePdf(
  sheets: readonly DrawnSheet[],
  { onSheets = false, title = '', pictures }: How = {},
): AsyncIterable<Uint8Array> {
  const document = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    ...(title && { info: { Title: title } }),
  });
  const [first] = sheets;
  const across = onSheets && first ? Math.floor(a4.width / first.width) : 1;
  const down = onSheets && first ? Math.floor(a4.height / first.height) : 1;
  for (const [nth, sheet] of sheets.entries()) {
    const at = nth % (across * down);
    const { width, height } = onSheets ? a4 : sheet;
    if (at === 0) document.addPage({ size: [width * point, height * point], margin: 0 });
    document.save().scale(point);
    document.translate((at % across) * sheet.width, Math.floor(at / across) * sheet.height);
    for (const mark of sheet.marks) draw(document, mark, pictures);
    document.restore();
  }
  document.end();
  return document;
}

function draw(
  document: PDFKit.PDFDocument,
  mark: DrawnSheet['marks'][number],
  pictures: How['pictures'],
): void {
  if (mark.kind === 'picture') {
    const { x, y, width, height } = mark;
    const picture = pictures?.get(mark.address);
    if (picture) document.image(Buffer.from(picture), x, y, { fit: [width, height] });
    return;
  }
  document.fillColor(mark.colour ?? 'black');
  if (mark.kind === 'dark') {
    document.path(mark.path).fill();
    return;
  }
  writeLine(document, mark.text, mark);
}
