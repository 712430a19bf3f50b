import { registerCalls } from '#contract/cash/cash-registers/register-calls.ts';
import type { Write } from '#src/data/writing/write.ts';
import type { SiteId } from '#src/data/tokens.ts';

/** What happened without a sale. */
interface Happened {
  /** By which it is written down once, however often it is sent. */
  readonly intent: string;
  readonly kind:
    | 'line_removed'
    | 'dropped'
    | 'parked'
    | 'taken_back'
    | 'price_asked'
    | 'outage_began'
    | 'outage_ended';
  readonly text?: string;
  /** What it was about with VAT, in minor units. */
  readonly amount: number;
  readonly group?: 'goods' | 'work';
}

/** Writes into the journal of a register of a site what happened there; rejects where that cannot be. */
export async function note(
  write: Write,
  { siteId, id }: { readonly siteId: SiteId; readonly id: number },
  happened: Happened,
): Promise<void> {
  const body = { ...happened, amount: Math.max(0, happened.amount) };
  await write(registerCalls.note, { params: { id }, body }, { siteId });
}
