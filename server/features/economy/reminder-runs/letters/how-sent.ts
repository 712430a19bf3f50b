import type {
  LetterChannel,
  WrittenKind,
} from '#contract/economy/reminder-runs/reminder-letters.ts';
import { addressLines } from '#contract/kit/rules/address-rules.ts';

/** How a customer is reached, as the register has them. */
interface Reached {
  readonly invoice_delivery: string;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly country: string;
  /** Its address in Peppol, where EHF Reminder can be sent there; '' where not. */
  readonly peppol: string;
}

/** By what a letter leaves and where to: a friendly word by SMS, what has to be in writing by EHF where the customer wants that, by mail or on paper; a claim in a file. */
export function howSent(
  kind: WrittenKind,
  { invoice_delivery: wish, email, phone, peppol, ...address }: Reached,
): { readonly channel: LetterChannel; readonly address: string } {
  const onPaper = { channel: 'print', address: addressLines(address).join(', ') } as const;
  if (kind === 'collection') return { channel: 'file', address: '' };
  if (kind === 'friendly' && phone !== '') return { channel: 'sms', address: phone };
  if (kind !== 'friendly' && wish === 'peppol' && peppol !== '') {
    return { channel: 'ehf', address: peppol };
  }
  if (wish === 'post' || email === '') return onPaper;
  return { channel: 'mail', address: email };
}
