import type { Row, RowOf } from '#contract/kit/row.ts';
import { products } from '#contract/stock/products/products.ts';
import { stockLevels } from '#contract/stock/stock-levels/stock-levels.ts';
import { stockRefills } from '#contract/stock/stock-refills/stock-refills.ts';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { useWordsThere } from '#src/crud/use-words-there.ts';
import { ChooseForm } from './choose-form.tsx';
import { OrderedLines } from './ordered-lines.tsx';

/** What is proposed, with why, to be chosen from; once it is ordered, what of it has come. */
export function RefillTab({ row }: { row: Row }) {
  const there = [stockLevels, products].map(useWordsThere);
  const mayWrite = useMayWrite(stockRefills);
  const refill = row as RowOf<typeof stockRefills>;
  if (!there.every(Boolean)) return null;
  const isOpen = refill.state === 'proposed' && refill.archived_at === null && mayWrite;
  return isOpen ? (
    <ChooseForm key={refill.version} refill={refill} />
  ) : (
    <OrderedLines refill={refill} />
  );
}
