import { elementEars, type Element } from '#contract/kit/xml/element.ts';
import { readXml } from '#server/kit/sheet/read-xml.ts';

/** The only element that stands outside of any. Throws `UnreadableSheet` where the bytes are no XML, or too much of it. */
export function readTree(bytes: Uint8Array): Element | undefined {
  const { ears, outermost } = elementEars([
    'schemeID',
    'currencyID',
    'unitCode',
    'mimeCode',
    'filename',
  ]);
  readXml(bytes, ears);
  return outermost();
}
