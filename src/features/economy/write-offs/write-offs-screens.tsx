import { writeOffs } from '#contract/economy/write-offs/write-offs.ts';
import type { Row } from '#contract/kit/row.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { ActionButton } from '#src/crud/steps/action-button.tsx';

export default screensOf(writeOffs, {
  card: ['invoice_id', 'amount', 'day'],
  head: TakeBack,
});

/** That it was not so. */
function TakeBack({ row }: { row: Row }) {
  return (
    <div className="actions">
      <ActionButton resource={writeOffs} row={row} word="take_back" />
    </div>
  );
}
