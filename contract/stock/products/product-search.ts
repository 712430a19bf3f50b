import { readSizeSearch, searchedSize, type SizeWanted } from '../../hotel/tyre-size-search.ts';
import { eanKey, isEan } from '../../kit/rules/ean-rules.ts';

/** What somebody means who looks for a product in the one field there is. */
export type ProductWanted =
  | { readonly by: 'ean'; readonly ean: string }
  /** `number`: it may be an article number as well, such as `2055516`. */
  | {
      readonly by: 'size';
      readonly size: SizeWanted;
      readonly rest: string;
      readonly number: string;
    }
  | { readonly by: 'words'; readonly words: string; readonly number: string };

/** Reads what was typed or scanned: an EAN, a size of tyres or a part of one, an article number, words of a name. */
export function readProductSearch(typed: string): ProductWanted {
  const number = typed.trim();
  const ean = eanKey(number);
  if (isEan(ean)) return { by: 'ean', ean };
  const { size, rest } = readSizeSearch(number);
  return size ? { by: 'size', size, rest, number } : { by: 'words', words: number, number };
}

/** A search as rows of products have what it means. */
export function searchedProduct(typed: string): string {
  const wanted = readProductSearch(typed);
  return wanted.by === 'ean' ? wanted.ean : searchedSize(typed);
}
