import type { FieldKind } from '#contract/kit/field.ts';
import type { Resource } from '#contract/kit/resource.ts';

/** A column of a list: its field, and how wide it was drawn (px); null for as wide as its kind asks. */
export interface Column {
  readonly name: string;
  readonly width: number | null;
}

const narrowest = 64;
const widest = 800;

/** The columns a list starts with: the field one is called by, then the fields that say so, in their order. */
export function startColumns({ fields, title }: Resource): Column[] {
  const listed = Object.keys(fields).filter((name) => name !== title && fields[name]?.list);
  return [title, ...listed].map((name) => ({ name, width: null }));
}

/** Columns as an address holds them: `name,number:120`. */
export const writeColumns = (columns: readonly Column[]): string =>
  columns.map(({ name, width }) => (width === null ? name : `${name}:${width}`)).join(',');

/** Columns as an address holds them, without what the resource has not (it may be an old one); null when none is left. */
export function readColumns(text: string | null, { fields }: Resource): Column[] | null {
  const columns = (text ?? '').split(',').flatMap((one) => {
    const [name = '', width] = one.split(':');
    return Object.hasOwn(fields, name) ? [{ name, width: widthOf(width) }] : [];
  });
  const once = columns.filter(
    ({ name }, at) => columns.findIndex((one) => one.name === name) === at,
  );
  return once.length > 0 ? once : null;
}

function widthOf(text: string | undefined): number | null {
  const width = Number(text);
  return width > 0 ? bounded(width) : null;
}

const bounded = (width: number): number => Math.round(Math.min(Math.max(width, narrowest), widest));

/** The columns with one of them drawn to a width. */
export const withWidth = (columns: readonly Column[], name: string, width: number): Column[] =>
  columns.map((column) => (column.name === name ? { name, width: bounded(width) } : column));

/** How wide a field of a kind stands when nobody has drawn it, in px. */
export const startWidth: Readonly<Record<FieldKind, number>> = {
  text: 150,
  notes: 260,
  email: 230,
  phone: 150,
  plate: 140,
  org_number: 130,
  address: 200,
  choice: 136,
  yes_no: 90,
  number: 110,
  money: 130,
  percent: 90,
  date: 130,
  time: 90,
  instant: 160,
  reference: 200,
  tags: 160,
  structure: 260,
  lines: 260,
};

// What is read whole takes its room; of words the beginning is enough.
const leastParts: Partial<Record<FieldKind, number>> = { plate: 1, instant: 0.9, date: 0.95 };
const leastPart = 0.64;

/** How narrow a column of a kind may become so that all of them are in sight, in px. */
export const leastWidth = (kind: FieldKind, width: number): number =>
  Math.round(width * (leastParts[kind] ?? leastPart));

const letterWidth = 8;
const besideLetters = 32;

/** How wide a column has to be so that no word of its heading is broken, in px. */
export const headWidth = (label: string): number =>
  Math.ceil(Math.max(...label.split(/[\s/-]+/).map((word) => word.length)) * letterWidth) +
  besideLetters;

/** Widths of columns that fit into some room, where they can: each gives of what it has more than it must have, in the same measure. */
export function fitted(
  columns: readonly { readonly width: number; readonly least: number }[],
  room: number,
): number[] {
  const sum = (of: 'width' | 'least') => columns.reduce((all, one) => all + one[of], 0);
  const [whole, least] = [sum('width'), sum('least')];
  const given = whole <= room ? 0 : Math.min(1, (whole - room) / Math.max(1, whole - least));
  return columns.map((one) => Math.floor(one.width - (one.width - one.least) * given));
}

/** Whether a kind of field stands at the right, its digits under each other. */
export const isNumeric = (kind: FieldKind): boolean =>
  kind === 'number' || kind === 'money' || kind === 'percent';
