import type { Lines } from '#contract/kit/document/lines.ts';
import { request } from '#src/data/api.ts';
import type { SiteId } from '#src/data/tokens.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a text alone means: a row, none, or one of several. */
export interface Matched {
  readonly row: Values | undefined;
  readonly several: boolean;
}

interface Answered {
  readonly data: {
    readonly found: readonly { readonly id: number | null; readonly several: boolean }[];
    readonly rows: readonly Values[];
  };
}

const mostAtOnce = 200;

/** What each of these texts means among the rows that lines are about, in their order. */
export async function matchedRows(
  siteId: SiteId,
  about: NonNullable<Lines['about']>,
  texts: readonly string[],
): Promise<Matched[]> {
  const matched: Matched[] = [];
  for (let at = 0; at < texts.length; at += mostAtOnce) {
    const body = { texts: texts.slice(at, at + mostAtOnce).map((text) => text.slice(0, 200)) };
    const { data } = (await request(about.matched(), { body }, { siteId, key: null })) as Answered;
    const rows = new Map(data.rows.map((row) => [row['id'], row]));
    matched.push(...data.found.map(({ id, several }) => ({ row: rows.get(id), several })));
  }
  return matched;
}
