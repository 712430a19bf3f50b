import type { Described } from '#contract/kit/resource.ts';
import { isApplicable } from '#contract/kit/traits.ts';

/** A part of a form or sheet; `section` is null where there is only one. */
export interface Section {
  readonly section: string | null;
  readonly names: readonly string[];
}

interface Wanted {
  /** Without what only the server writes. */
  readonly written: boolean;
  /** Without the fields that are said already by where it stands. */
  readonly without: readonly string[];
  /** What is not asked for beside what else stands in it is left out. */
  readonly row: Readonly<Record<string, unknown>>;
}

/** The parts of a form and the fields in each; the rest of an address comes with its street. */
export function sectionsOf(
  { fields, sections }: Described,
  { written, without, row }: Wanted,
): Section[] {
  const rests = Object.values(fields).flatMap(({ rest }) => (rest ? Object.values(rest) : []));
  const left = new Set([...rests, ...without]);
  const shown = (name: string) =>
    name in fields &&
    !left.has(name) &&
    !(written && fields[name]?.readOnly) &&
    isApplicable(fields[name] ?? {}, row);
  if (!sections) return [{ section: null, names: Object.keys(fields).filter(shown) }];
  return Object.entries(sections)
    .map(([section, names]) => ({ section, names: names.filter(shown) }))
    .filter(({ names }) => names.length > 0);
}

/** The fields that are asked for and read together with an address: postcode, town, country. */
export function restOf({ fields }: Described, name: string): string[] {
  const rest = fields[name]?.rest;
  return rest ? [rest.zip, rest.city, rest.country] : [];
}
