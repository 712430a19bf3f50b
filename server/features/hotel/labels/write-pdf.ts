import PDFDocument from 'pdfkit';
import type { DrawnLabel } from '#contract/hotel/labels/labels.ts';
import { inLatin } from '#server/kit/sheet/in-latin.ts';

// A point is a 72nd of an inch.
const point = 72 / 25.4;
const a4 = { width: 210, height: 297 };

/** Labels as a document: each a page of its own size, or side by side on sheets of A4. */
export function writePdf(
  labels: readonly DrawnLabel[],
  onSheets: boolean,
): AsyncIterable<Uint8Array> {
  const document = new PDFDocument({ autoFirstPage: false, margin: 0 });
  const [first] = labels;
  const across = onSheets && first ? Math.floor(a4.width / first.width) : 1;
  const down = onSheets && first ? Math.floor(a4.height / first.height) : 1;
  for (const [nth, label] of labels.entries()) {
    const at = nth % (across * down);
    const { width, height } = onSheets ? a4 : label;
    if (at === 0) document.addPage({ size: [width * point, height * point], margin: 0 });
    document.save().scale(point);
    document.translate((at % across) * label.width, Math.floor(at / across) * label.height);
    for (const mark of label.marks) {
      document.fillColor('black');
      if (mark.kind === 'dark') document.path(mark.path).fill();
      else {
        document.font(mark.bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(mark.size);
        document.text(inLatin(mark.text), mark.x, mark.y, {
          baseline: 'alphabetic',
          lineBreak: false,
        });
      }
    }
    document.restore();
  }
  document.end();
  return document;
}
