import { sql } from 'kysely';
import { linesOf } from '#contract/kit/document/lines.ts';
import type { Resource } from '#contract/kit/resource.ts';

/** What is read of the lines of a document that is called `one` in the statement: all of them, in their order. */
export function linesSelection(resource: Resource) {
  const { name, field, fields } = linesOf(resource)!;
  const parts = ['key', 'position', ...Object.keys(fields)].map((one) => `'${one}', line."${one}"`);
  const text = `(
    select coalesce(json_agg(json_build_object(${parts.join(', ')}) order by line.position, line.key), '[]')
    from "${name.replaceAll('-', '_')}" line
    where line.chain_id = one.chain_id and line.document_id = one.id)`;
  return sql.raw<unknown>(text).as(field);
}
