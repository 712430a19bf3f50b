import type { Call } from '#contract/kit/call.ts';
import type { Resource, Row } from '#contract/kit/resource.ts';
import { queryClient, queryFor } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';

/**
 * The row that alone is meant by a code or a text: one whose number or code it is, or the only one
 * that is found by it. Undefined where there is none, or several.
 */
export async function rowMeant(
  siteId: SiteId,
  of: Resource,
  typed: string,
): Promise<Row | undefined> {
  const query = { q: typed.slice(0, 100), per_page: 10, sort_by: of.sort };
  const answer = await queryClient.query(queryFor<Call>(siteId, of.calls.list, { query }));
  const rows = (answer as { data: Row[] }).data;
  const named = rows.filter((row) =>
    (of.keys ?? []).flat().some((key) => row[key] === typed.trim()),
  );
  const [only, ...others] = named.length > 0 ? named : rows;
  return others.length === 0 ? only : undefined;
}

const atOnce = 4;

/** The same of many, in their order, a few at a time. */
export async function rowsMeant(
  siteId: SiteId,
  of: Resource,
  typed: readonly string[],
): Promise<(Row | undefined)[]> {
  const found: (Row | undefined)[] = [];
  for (let at = 0; at < typed.length; at += atOnce) {
    const some = typed.slice(at, at + atOnce);
    found.push(...(await Promise.all(some.map((one) => rowMeant(siteId, of, one)))));
  }
  return found;
}
