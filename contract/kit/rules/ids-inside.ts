import type { Field } from '../field.ts';
import type { Resource } from '../resource.ts';

/** What a field's value points at: of a reference its id, of a structure the ids at its keys, however deep they stand. */
export function pointersIn(
  { of, ids = {} }: Pick<Field, 'of' | 'ids'>,
  value: unknown,
): { readonly to: Resource; readonly ids: number[] }[] {
  const all = of ? { '': of } : ids;
  return Object.entries(all).map(([key, to]) => ({
    to: to(),
    ids: [...new Set(idsAt(key, value, ''))],
  }));
}

function idsAt(key: string, value: unknown, at: string): number[] {
  if (typeof value === 'number') return at === key ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((one) => idsAt(key, one, at));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => idsAt(key, part, name));
}
