import type { Receipt } from '#contract/cash/cash-registers/journal/journal-calls.ts';
import { receiptHeading, receiptWordsOf } from '#contract/cash/cash-registers/receipt-words.ts';
import { receiptRoll, rollPdf } from '#server/features/cash/register-agents/exports.ts';

const columns = 42;

/** A receipt as a document, as it would be printed. */
export async function receiptPdf(
  receipt: Receipt,
  { country, copy }: { readonly country: string; readonly copy: boolean },
): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
  const title = `${receiptHeading(receipt, receiptWordsOf(country))} ${receipt.register}-${receipt.nr}`;
  const lines = receiptRoll(receipt, { country, copy, columns });
  const parts: Uint8Array[] = [];
  for await (const part of await rollPdf(lines, { columns, title })) parts.push(part);
  return { name: `${title}.pdf`, bytes: Buffer.concat(parts) };
}
