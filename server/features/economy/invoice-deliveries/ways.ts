import type { Channel, Way } from '#contract/economy/invoice-deliveries/channels.ts';
import { eAddressOf, type EAddress } from '#contract/economy/invoice-deliveries/e-address.ts';
import { buyerAt, lacksOfEhf } from '#contract/economy/invoice-deliveries/ehf-rules.ts';
import { addressLines } from '#contract/kit/rules/address-rules.ts';
import type { Reach } from './deliveries-repo.ts';
import type { InvoiceToWrite } from './ubl/invoice-form.ts';

/** What is known of the receivers of Peppol: nothing where there is no access point. */
export type Receives = boolean | 'no_access_point';

/** A way by which an invoice can be sent, or why not, with where it goes. */
export interface OpenWay extends Way {
  readonly address: string;
}

const code = (lack: string | false): string | null =>
  lack === false ? null : `invoice-deliveries.${lack}`;

/** By what an issued invoice can be sent to its customer. */
export function waysOf(
  { invoice }: InvoiceToWrite,
  { email, phone }: Pick<Reach, 'email' | 'phone'>,
  receives: Receives,
): OpenWay[] {
  const { buyer, seller } = invoice;
  const way = (channel: Channel, address: string, lack: string | null): OpenWay => ({
    channel,
    address,
    lack,
  });
  const [lack] = lacksOfEhf(invoice);
  const notReceived =
    receives === 'no_access_point' ? receives : receives ? false : 'not_receiving';
  return [
    way('ehf', eText(receiverOf({ invoice })), lack ?? code(notReceived)),
    way('mail', email, code(email === '' && 'no_email')),
    way('sms', phone, code(phone === '' && 'no_phone')),
    way('print', addressLines(buyerAt(buyer, seller)).join(', '), null),
  ];
}

/** Where in Peppol the customer of an invoice receives; undefined where they have no such address. */
export const receiverOf = ({
  invoice: { buyer, seller },
}: Pick<InvoiceToWrite, 'invoice'>): EAddress | undefined => eAddressOf(buyerAt(buyer, seller));

/** An address of Peppol as people write it; '' where there is none. */
export const eText = (address: EAddress | undefined): string =>
  address ? `${address.scheme}:${address.number}` : '';
