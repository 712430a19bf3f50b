import { voucherCalls } from '#contract/accounting/vouchers/voucher-calls.ts';
import { queryClient, queryFor } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';

/** Reads again what is shown of vouchers and of what waits, once something was booked. */
export async function readVouchersAgain(siteId: SiteId): Promise<void> {
  for (const call of [voucherCalls.list, voucherCalls.waiting, voucherCalls.one]) {
    const [site, path] = queryFor(siteId, call as typeof voucherCalls.list, {}).queryKey;
    await queryClient.invalidateQueries({ queryKey: [site, path] });
  }
}
