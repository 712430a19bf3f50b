/** By what an invoice is sent. */
export const channels = ['ehf', 'mail', 'sms', 'print'] as const;
export type Channel = (typeof channels)[number];

/** How one that is sent stands: it has not left; left; arrived; its receiver does not take it; it never left. */
export const deliveryStates = ['waiting', 'sent', 'delivered', 'refused', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** What a customer wants of how invoices reach them (`invoice_delivery` of the register) as a channel. By mail is what it says of those who never said. */
const wished: Readonly<Record<string, Channel>> = {
  peppol: 'ehf',
  post: 'print',
  sms: 'sms',
};

/** A way that is open, or why it is not. */
export interface Way {
  readonly channel: Channel;
  /** The error code of why it is not. */
  readonly lack: string | null;
}

/**
 * By what a customer is usually sent an invoice: as they wish; else a company or a public body by
 * EHF where it receives that, anybody else by mail, and on paper who has neither. Ways that are not
 * open are none.
 */
export function usualChannel(
  { invoice_delivery: wish, type }: { readonly invoice_delivery: string; readonly type: string },
  ways: readonly Way[],
): Channel {
  const isOpen = (channel: Channel | undefined): channel is Channel =>
    ways.some((way) => way.channel === channel && way.lack === null);
  if (isOpen(wished[wish])) return wished[wish];
  if ((type === 'company' || type === 'public') && isOpen('ehf')) return 'ehf';
  return isOpen('mail') ? 'mail' : 'print';
}
