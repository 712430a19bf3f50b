import { readTyreSize, tyreSizeText } from '../../hotel/tyre-size-rules.ts';
import type { ProductKind } from './product-kinds.ts';
import { readRimSize, rimSizeText } from './rim-size-rules.ts';

const nothing = {
  size: '',
  inch: null,
  width: null,
  ratio: null,
  load: null,
  speed: '',
  marks: [] as string[],
  rim_width: null,
  offset: null,
};

/** The fields of a product that its size says, as it is written; undefined for what is none of its kind. */
export function sizeFields(kind: ProductKind, written: string) {
  if (written.trim() === '' || (kind !== 'tyre' && kind !== 'rim')) return nothing;
  if (kind === 'rim') {
    const rim = readRimSize(written);
    return rim && { ...nothing, ...rim, size: rimSizeText(rim) };
  }
  const tyre = readTyreSize(written);
  if (!tyre) return undefined;
  const { width, ratio, rim, load, speed, marks, commercial } = tyre;
  const all = [...(commercial ? [commercial] : []), ...marks];
  const inch = Math.round(rim * 10);
  return { ...nothing, size: tyreSizeText(tyre), inch, width, ratio, load, speed, marks: all };
}
