import { registerCalls } from '#contract/cash/cash-registers/register-calls.ts';
import type { Write } from '#src/data/writing/write.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** What happened without a sale. */
interface Happened {
  /** By which it is written down once, however often it is sent. */
  readonly intent: string;
  readonly kind: 'line_removed' | 'dropped' | 'parked' | 'taken_back' | 'price_asked';
  readonly text?: string;
  /** What it was about with VAT, in minor units. */
  readonly amount: number;
  readonly group?: 'goods' | 'work';
}

/** Writes into the journal of a register what happened there; rejects where that cannot be. */
export function useNote(id: number): (write: Write, happened: Happened) => Promise<void> {
  const siteId = useSiteId();
  return async (write, happened) => {
    const amount = Math.max(0, happened.amount);
    const body = { ...happened, amount };
    await write(registerCalls.note, { params: { id }, body }, { siteId });
  };
}
