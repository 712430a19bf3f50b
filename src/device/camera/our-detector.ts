import { BarcodeDetector, prepareZXingModule, type BarcodeFormat } from 'barcode-detector/ponyfill';
import { keepUsed } from './keep-used.ts';
import reader from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** What reads codes where the phone itself does not, with its binary from our own host. */
export function ourDetector(formats: BarcodeFormat[]): BarcodeDetector {
  keepUsed(reader);
  prepareZXingModule({ overrides: { locateFile: () => reader } });
  return new BarcodeDetector({ formats });
}
