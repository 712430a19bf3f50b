import { useMemo } from 'react';
import type { Line, Lines, LineStock } from '#contract/kit/document/lines.ts';
import { useLineStock } from './use-line-stock.ts';

/** What stands of what a line is about, and how much of it all lines sell. */
export interface SoldStock {
  readonly stock: LineStock;
  readonly sold: number;
}

/** What stands of what the lines of a document are about, by the keys of the lines. */
export function useSoldStock(
  lines: Lines,
  document: Readonly<Record<string, unknown>>,
  all: readonly Line[],
): ReadonlyMap<string, SoldStock> {
  const field = lines.about?.field ?? '';
  const standing = useLineStock(
    lines,
    document,
    all.map((line) => line[field]),
  );
  return useMemo(() => {
    const sold = new Map<number, SoldStock>();
    for (const line of all) {
      const stock = standing.get(line[field] as number);
      if (!stock) continue;
      const quantity = Number(line['quantity']) || 0;
      sold.set(stock.id, { stock, sold: (sold.get(stock.id)?.sold ?? 0) + quantity });
    }
    return new Map(
      all.flatMap((line) => {
        const one = sold.get(line[field] as number);
        return one ? [[line.key, one] as const] : [];
      }),
    );
  }, [standing, all, field]);
}
