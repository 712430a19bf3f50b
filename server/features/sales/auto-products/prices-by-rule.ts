import { addedOf } from '#contract/kit/document/follow-rules.ts';
import type { Line } from '#contract/kit/document/lines.ts';
import type { Tx } from '#server/db/open.ts';
import { pricesByRule } from './rules-repo.ts';

/** The prices of lines that were added by a rule which says one, by their keys: who is told none leaves it to the server. */
export async function pricesOfRules(
  tx: Tx,
  lines: readonly Line[],
): Promise<ReadonlyMap<string, number>> {
  const ruleOf = (line: Line) => addedOf(line, 'added_by')?.rule;
  const ids = [...new Set(lines.flatMap((line) => ruleOf(line) ?? []))];
  const rules = ids.length > 0 ? await pricesByRule(tx, ids) : [];
  return new Map(
    lines.flatMap((line) => {
      const is = rules.find(({ id }) => id === ruleOf(line));
      const { price = null } = is?.product_id === line['product_id'] ? { ...is } : {};
      return price === null ? [] : [[line.key, price] as const];
    }),
  );
}
