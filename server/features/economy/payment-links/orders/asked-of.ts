import { askedPayment, type AskedState } from '#contract/economy/payment-links/asked-rules.ts';
import { takesDeposits } from '#contract/sales/order-deposits/deposit-rules.ts';
import { issuedOfOrder, openInvoices } from '#server/features/economy/customer-ledger/exports.ts';
import type { Tx } from '#server/db/open.ts';
import type { Stored } from '#server/kit/resource/resource-table.ts';
import { lastAsked, type Asked } from './asked-repo.ts';

/** What was asked on an order, how that stands, and what of it is left to pay (minor units); undefined where nothing ever was. */
export async function askedOf(
  tx: Tx,
  order: Stored,
): Promise<(Asked & { readonly state: AskedState; readonly left: number }) | undefined> {
  const asked = await lastAsked(tx, order.id);
  if (!asked) return undefined;
  const stands = askedPayment({
    asked: asked.amount,
    paidBefore: asked.paid_before,
    paid: Number(order['paid_ahead']),
    gross: Number(order['gross']),
    invoiced: await leftOfInvoices(tx, order.id),
    isOpen: takesDeposits(order),
  });
  return { ...asked, ...stands };
}

/** What is left to pay of the invoices of an order, in minor units; null where none is issued. */
export async function leftOfInvoices(tx: Tx, order: number): Promise<number | null> {
  if (!(await issuedOfOrder(tx, order))) return null;
  return (await openInvoices(tx, order)).reduce((sum, { open }) => sum + open, 0);
}
