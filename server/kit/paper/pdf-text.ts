import { fontOf, runsOf, type Face } from './fonts.ts';

/** Makes a font the one that a document writes in; of what it writes only those letters are put into the file. */
function choose(document: PDFKit.PDFDocument, face: Face, size: number): PDFKit.PDFDocument {
  document.registerFont(face, fontOf(face).bytes);
  return document.font(face).fontSize(size);
}

/** A text on one line, from a place on, or up to it. */
export function writeLine(
  document: PDFKit.PDFDocument,
  text: string,
  how: { x: number; y: number; size: number; bold: boolean; end?: boolean | undefined },
): void {
  const runs = runsOf(text, how.bold).map((run) => ({
    ...run,
    width: choose(document, run.face, how.size).widthOfString(run.text),
  }));
  let x = how.end ? how.x - runs.reduce((sum, { width }) => sum + width, 0) : how.x;
  for (const run of runs) {
    choose(document, run.face, how.size).text(run.text, x, how.y, {
      baseline: 'alphabetic',
      lineBreak: false,
    });
    x += run.width;
  }
}

/** A paragraph below what was written last, in as many lines as it takes. */
export function writeParagraph(
  document: PDFKit.PDFDocument,
  text: string,
  how: { size: number; bold?: boolean; width: number },
): void {
  const runs = runsOf(text, how.bold);
  for (const [nth, run] of runs.entries()) {
    const continued = nth < runs.length - 1;
    choose(document, run.face, how.size).text(run.text, { width: how.width, continued });
  }
}
