import { bookEvents } from '#server/features/accounting/vouchers/exports.ts';
import {
  entriesToWaive,
  writeAllocations,
  writeEntries,
} from '#server/features/economy/customer-ledger/exports.ts';
import { todayOf } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import { chargeEvent } from './charge.ts';
import { holdInvoices } from './debts-repo.ts';
import { invoicesOfLetter } from './letters/letters-repo.ts';

/** Takes back the fees and interest of a letter, in the ledger and in the books; what of them was paid is their customer's. */
export async function waiveCharges(context: Context, letter: number): Promise<void> {
  const { db, caller } = context;
  const invoices = await invoicesOfLetter(db, letter);
  await holdInvoices(
    db,
    invoices.map(({ invoice_id }) => invoice_id),
  );
  const ids = invoices.flatMap(({ fee_entry_id, interest_entry_id }) =>
    [fee_entry_id, interest_entry_id].filter((id) => id !== null),
  );
  const charged = await entriesToWaive(db, ids);
  const day = todayOf(context);
  const written = await writeEntries(
    db,
    caller,
    charged.map(({ kind, customer_id, invoice_id, amount, currency }) => ({
      kind,
      customer_id,
      invoice_id,
      currency,
      day,
      amount: 0 - amount,
      due_day: null,
      order_id: null,
    })),
  );
  await writeAllocations(
    db,
    caller,
    charged.flatMap(({ id: debit_id, open: amount }, at) =>
      amount > 0 ? [{ debit_id, credit_id: written[at]!, amount }] : [],
    ),
  );
  const numbers = new Map(invoices.map(({ invoice_id, number }) => [invoice_id, number]));
  await bookEvents(
    context,
    charged.map(({ kind, amount, invoice_id }, at) =>
      chargeEvent(written[at]!, {
        kind,
        day,
        amount: 0 - amount,
        invoice: {
          id: invoice_id,
          number: numbers.get(invoice_id)!,
        },
      }),
    ),
  );
}
