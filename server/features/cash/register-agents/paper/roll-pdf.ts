import type { RollLine } from './roll.ts';

// A point is a 72nd of an inch.
const point = 72 / 25.4;
const width = 80 * point;
const margin = 4 * point;
// So wide is a sign of Courier, in parts of its size.
const sign = 0.6;

/** A roll of so many signs a line as a document: one page of 80 mm, as long as it is. */
export async function rollPdf(
  lines: readonly RollLine[],
  { columns, title }: { readonly columns: number; readonly title: string },
): Promise<AsyncIterable<Uint8Array>> {
  // Not before it is needed: it weighs as much as the rest of the server.
  const { default: PDFDocument } = await import('pdfkit');
  const size = (width - 2 * margin) / (columns * sign);
  const step = size * 1.25;
  const high = lines.reduce((sum, line) => sum + (line.size ? 2 : 1) * step, 2 * margin);
  const paper = new PDFDocument({ size: [width, high], margin: 0, info: { Title: title } });
  let y = margin;
  for (const { text, size: look, bold = false, centred = false } of lines) {
    const [across, down] = [look === 'large' ? 2 : 1, look ? 2 : 1];
    const left = centred ? (width - text.length * size * sign * across) / 2 : margin;
    paper.save().translate(Math.max(margin, left), y).scale(across, down);
    paper.font(bold ? 'Courier-Bold' : 'Courier').fontSize(size);
    paper.text(text, 0, 0, { lineBreak: false });
    paper.restore();
    y += down * step;
  }
  paper.end();
  return paper;
}
