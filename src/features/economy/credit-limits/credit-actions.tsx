import type { ListedCredit } from '#contract/economy/credit-limits/credit-calls.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { BlockButton } from './block-button.tsx';
import { NextOf } from './next-of.tsx';

/** What is done with a customer of the list. */
export function CreditActions({ row, onChanged }: { row: ListedCredit; onChanged: () => void }) {
  const may = useMay();
  return (
    <div className="actions">
      <NextOf row={row} />
      {may('customers.chain') && <BlockButton row={row} onChanged={onChanged} />}
    </div>
  );
}
