import type { Resource } from '#contract/kit/resource.ts';

/** A part of a form or sheet; `section` is null where there is only one. */
export interface Section {
  readonly section: string | null;
  readonly names: readonly string[];
}

/** The parts of a resource's form and the fields in each. `written`: without what only the server writes. */
export function sectionsOf(
  { fields, sections }: Resource,
  { written }: { written: boolean },
): Section[] {
  const shown = (name: string) => !(written && fields[name]?.readOnly);
  if (!sections) return [{ section: null, names: Object.keys(fields).filter(shown) }];
  return Object.entries(sections)
    .map(([section, names]) => ({ section, names: names.filter(shown) }))
    .filter(({ names }) => names.length > 0);
}
