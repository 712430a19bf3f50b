import { writeOffs } from '#contract/economy/write-offs/write-offs.ts';
import type { Row } from '#contract/kit/row.ts';
import { ActionButton } from '#src/crud/steps/action-button.tsx';

/** That something was not given up after all. */
export function TakeBack({ row }: { row: Row }) {
  return (
    <div className="actions">
      <ActionButton resource={writeOffs} row={row} word="take_back" />
    </div>
  );
}
