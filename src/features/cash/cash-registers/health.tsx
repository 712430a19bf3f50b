import type { Row } from '#contract/kit/row.ts';
import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import { StatusOfRow } from '#src/crud/values/row-status.tsx';
import { statusBy } from '#src/crud/values/status-by.ts';

const status = statusBy(cashRegisters, 'health', { unchecked: 'idle', good: 'ok', bad: 'bad' });

/** What the last check of a register found. */
export function Health({ row }: { row: Row }) {
  const now = status(row);
  return now && <StatusOfRow {...now} />;
}
