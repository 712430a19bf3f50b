import { sentReceiptCalls } from '#contract/cash/sent-receipts/sent-receipts.ts';
import { receiptOf } from '#server/features/cash/cash-registers/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { countTry } from '#server/kit/attempts/attempts.ts';
import { AppError } from '#server/kit/errors.ts';
import { hashOf } from '#server/kit/keys/secret-code.ts';
import { atLink } from '#server/kit/links/at-link.ts';
import { mount, mountUnmanaged } from '#server/kit/mount.ts';
import type { FileAnswer } from '#server/kit/sheet/file-answer.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { sendReceipt } from './send-receipt.ts';

const opened = {
  kind: 'receipt',
  tooMany: 'cash-registers.too_many',
  ended: 'cash-registers.receipt_ended',
} as const;

// In a quarter of an hour, by one address.
const mostPapers = 30;

/** Receipts that customers have without paper. */
export function sentReceiptsRoutes(app: AppContext): void {
  const { sendReceipt: send, receiptPaper } = sentReceiptCalls;
  mount(app, { send })({
    send: async (context) => ({ data: { path: await sendReceipt(app, context) } }),
  });
  mountUnmanaged(app, { receiptPaper })({
    receiptPaper: async (request) => {
      const { params, now } = request;
      const subject = `receipt-paper:${hashOf(params.code).toString('base64url')}`;
      const over = await countTry(app, { [subject]: mostPapers }, now);
      if (over.size > 0) throw new AppError(opened.tooMany);
      return atLink(app, opened, request, async ({ db }, link): Promise<FileAnswer | undefined> => {
        const { registerId: register, receiptNr: nr, shows } = link;
        if (register === null || nr === null) return undefined;
        const receipt = await receiptOf(db, register, nr);
        const copy = shows.includes('copy');
        const { name, bytes } = await receiptPdf(receipt, { country: receipt.country, copy });
        return { name, type: 'application/pdf', content: bytes };
      });
    },
  });
}
