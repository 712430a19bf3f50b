import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const require = createRequire(import.meta.url);
const binary = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(binary).buffer } });

const resolutions = { printer: 203, eye: 400 };

/** What a scanner reads from a page of a document, printed with so many dots an inch. */
export interface PaperPage {
  /** In millimetres. */
  readonly width: number;
  readonly height: number;
  readonly words: string;
  /** How far down it stands is in dots. */
  readonly codes: readonly {
    readonly format: string;
    readonly text: string;
    readonly top: number;
  }[];
}

/** Prints a document on paper, page by page, and reads the codes and words on it. */
export async function readPaper(
  file: Uint8Array,
  at: keyof typeof resolutions = 'printer',
): Promise<PaperPage[]> {
  const document = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const pages: PaperPage[] = [];
  for (let nth = 1; nth <= document.numPages; nth += 1) {
    const page = await document.getPage(nth);
    const viewport = page.getViewport({ scale: resolutions[at] / 72 });
    const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    await page.render({
      canvas: canvas as unknown as Parameters<typeof page.render>[0]['canvas'],
      canvasContext: context as never,
      viewport,
    }).promise;
    const seen = context.getImageData(0, 0, width, height);
    const found = await readBarcodes(seen as unknown as Parameters<typeof readBarcodes>[0], {
      formats: ['QRCode', 'Code128'],
      tryHarder: true,
      // A scanner reads one label near by. In a picture made smaller bars run into one another: of one
      // label in 150 they are read a second time, as another text.
      tryDownscale: at === 'eye',
      maxNumberOfSymbols: 99,
    });
    const { items } = await page.getTextContent();
    const { width: wide, height: high } = page.getViewport({ scale: 25.4 / 72 });
    pages.push({
      width: Math.round(wide),
      height: Math.round(high),
      words: items.map((item) => ('str' in item ? item.str : '')).join('\n'),
      codes: found.map(({ format, text, position }) => ({ format, text, top: position.topLeft.y })),
    });
  }
  return pages;
}
