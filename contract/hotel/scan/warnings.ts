import { fitsRack, readTyreSize } from '../tyre-size-rules.ts';
import { isHandOver, type Warning } from '../wheel-sets/wheel-set-rules.ts';
import type { Intent } from './scanning.ts';

/** What speaks against what is meant, the worst first. */
export function warningsOf({ handling, set, place }: Intent): readonly Warning[] {
  const size = readTyreSize(set.size);
  return [
    ...(isHandOver(handling) && set.held ? (['held'] as const) : []),
    ...(place && place.taken >= place.room ? (['full'] as const) : []),
    ...(handling === 'store' && place?.rack && size && !fitsRack(size, place.rack)
      ? (['wrong_rack'] as const)
      : []),
  ];
}
