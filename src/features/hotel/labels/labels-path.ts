import {
  mostLabelled,
  type LabelKind,
  type LabelSize,
  type PaperKind,
} from '#contract/hotel/labels/labels.ts';

/** Where labels of sets or places are looked at and printed, below the site. */
export function labelsPath(
  of: LabelKind | PaperKind,
  ids: readonly number[],
  size?: LabelSize,
): string {
  const search = new URLSearchParams({
    of,
    ...(ids.length > 0 && { ids: ids.slice(0, mostLabelled).join('.') }),
    ...(size && { size }),
  });
  return `logistics/labels?${search.toString()}`;
}
