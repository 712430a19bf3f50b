import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';

/**
 * What an address says of a new row: `?customer_id=7` in an address that leads to a new car. Only
 * fields that a form may write, in values that their kind can have; undefined when it says nothing.
 */
export function startOf({ fields }: Resource, search: URLSearchParams): Partial<Row> | undefined {
  const values = [...search].flatMap(([name, text]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field || field.readOnly || field.kind === 'tags') return [];
    const value = typeof field.empty === 'string' || field.kind === 'date' ? text : Number(text);
    return field.schema.safeParse(value).success ? [[name, value] as const] : [];
  });
  return values.length > 0 ? Object.fromEntries(values) : undefined;
}
