import { maskedNumbers } from '#contract/cash/register-agents/masked-numbers.ts';
import type {
  TerminalOrder,
  TerminalOutcome,
} from '#contract/cash/register-agents/terminal-calls.ts';
import type { Said } from './messages.ts';

const nothing = {
  approved: 0,
  transaction: '',
  transacted_at: '',
  card: '',
  number: '',
  said: '',
  problem: '',
  receipt: '',
} as const;

const isReversal = ({ order }: TerminalOrder): boolean =>
  order === 'reverse' || order === 'enquire_reversal';

/** What became of an order without a word of the terminal that says more. */
export const without = (
  order: TerminalOrder,
  state: 'declined' | 'unknown',
  problem: TerminalOutcome['problem'],
): TerminalOutcome => ({
  charge: order.charge,
  is_reversal: isReversal(order),
  ...nothing,
  state,
  problem,
});

/** What became of an order by what the terminal says of it: no number of a card leaves the site. */
export function outcomeOf(order: TerminalOrder, said: Said): TerminalOutcome {
  const {
    Result: result,
    ErrorCondition: error = '',
    AdditionalResponse: more,
  } = said.Response ?? {};
  const text = maskedNumbers(wordsOf(more) || error).slice(0, 300);
  if (result !== 'Success' && result !== 'Partial') {
    return { ...without(order, 'declined', error === 'Busy' ? 'busy' : ''), said: text };
  }
  const { AmountsResp: amounts, PaymentInstrumentData: instrument } = said.PaymentResult ?? {};
  const id = said.POIData?.POITransactionID;
  const receipt = said.PaymentReceipt?.find(
    ({ DocumentQualifier: of }) => of === 'CustomerReceipt',
  )?.OutputContent?.OutputText?.map((line) => wordsOf(line.Text));
  return {
    ...without(order, 'unknown', ''),
    state: 'approved',
    approved: Math.round((amounts?.AuthorizedAmount ?? Math.abs(order.amount) / 100) * 100),
    transaction: (id?.TransactionID ?? '').slice(0, 100),
    transacted_at: (id?.TimeStamp ?? '').slice(0, 40),
    card: maskedNumbers(instrument?.CardData?.PaymentBrand ?? '').slice(0, 40),
    number: maskedNumbers(instrument?.CardData?.MaskedPan ?? '').slice(0, 40),
    said: text,
    receipt: maskedNumbers(receipt?.join('\n') ?? '').slice(0, 4000),
  };
}

/** A text as people read it: some terminals send them as parts of an address, `message=Not%20enough`. */
function wordsOf(text = ''): string {
  const message = /(?:^|&)(?:message|name)=([^&]*)/.exec(text)?.[1] ?? text;
  try {
    return decodeURIComponent(message);
  } catch {
    return message;
  }
}
