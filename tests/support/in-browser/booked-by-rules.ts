import { bookPresetsCalls } from '#contract/accounting/book-presets/calls.ts';
import { voucherCalls } from '#contract/accounting/vouchers/voucher-calls.ts';
import { ledgerAccounts } from '#contract/money/ledger-accounts.ts';
import { vatCodes } from '#contract/money/vat-codes.ts';
import { send } from '#src/data/api.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { write } from '#src/data/writing/write.ts';

/** Fills the books of a company, has the VAT code that was there before say its account, and books what waits. */
export async function bookedByRules(siteId: SiteId): Promise<void> {
  await write(bookPresetsCalls.fill, { body: {} }, { siteId });
  const { data: codes } = await send(vatCodes.calls.list, { query: {} }, { siteId });
  const query = { q: '2700' };
  const { data: accounts } = await send(ledgerAccounts.calls.list, { query }, { siteId });
  const { id, version } = codes.find(({ code, valid_to }) => code === '3' && valid_to === null)!;
  const account_id = accounts.find(({ number }) => number === '2700')?.id ?? null;
  const body = { version, account_id };
  await write(vatCodes.calls.save, { params: { id }, body }, { siteId });
  await write(voucherCalls.bookWaiting, { body: {} }, { siteId });
}
