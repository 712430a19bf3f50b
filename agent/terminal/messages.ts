// Messages of nexo Retailer 3.0, as far as a payment needs them.
import type { TerminalOrder } from '#contract/cash/register-agents/terminal-calls.ts';

type Category = 'Payment' | 'Reversal' | 'TransactionStatus' | 'Abort';

/** An identification of a message of its own: ten signs at most. */
export const newService = (): string => `Q${Math.random().toString(36).slice(2, 11)}`;

const request = (
  { sale, terminal }: TerminalOrder,
  category: Category,
  service: string,
  body: object,
) => ({
  SaleToPOIRequest: {
    MessageHeader: {
      ProtocolVersion: '3.0',
      MessageClass: 'Service',
      MessageCategory: category,
      MessageType: 'Request',
      ServiceID: service,
      SaleID: sale,
      POIID: terminal,
    },
    [`${category}Request`]: body,
  },
});

/** Asks for an amount, or below zero to pay it back. */
export const paymentRequest = (order: TerminalOrder, at: string) =>
  request(order, 'Payment', order.service, {
    SaleData: { SaleTransactionID: { TransactionID: String(order.charge), TimeStamp: at } },
    PaymentTransaction: {
      AmountsReq: { Currency: order.currency, RequestedAmount: Math.abs(order.amount) / 100 },
    },
    PaymentData: { PaymentType: order.amount < 0 ? 'Refund' : 'Normal' },
  });

/** Asks to give back what was approved. */
export const reversalRequest = (order: TerminalOrder) =>
  request(order, 'Reversal', order.service, {
    OriginalPOITransaction: {
      POITransactionID: { TransactionID: order.transaction, TimeStamp: order.transacted_at },
    },
    ReversalReason: 'MerchantCancel',
  });

const referenceTo = ({ sale, service }: TerminalOrder, category: Category) => ({
  MessageReference: { MessageCategory: category, SaleID: sale, ServiceID: service },
});

/** Asks what became of a payment or a reversal. */
export const statusRequest = (order: TerminalOrder, of: 'Payment' | 'Reversal', service: string) =>
  request(order, 'TransactionStatus', service, {
    ...referenceTo(order, of),
    ReceiptReprintFlag: true,
    DocumentQualifier: ['CustomerReceipt'],
  });

/** Asks to break off what is under way; what became of it the terminal says in its answer to that. */
export const abortRequest = (order: TerminalOrder, service: string) =>
  request(order, 'Abort', service, {
    ...referenceTo(order, 'Payment'),
    AbortReason: 'MerchantAbort',
  });

/** What a terminal says of what became of something. */
export interface Said {
  readonly Response?: {
    readonly Result?: string;
    readonly ErrorCondition?: string;
    readonly AdditionalResponse?: string;
  };
  readonly POIData?: {
    readonly POITransactionID?: { readonly TransactionID?: string; readonly TimeStamp?: string };
  };
  readonly PaymentResult?: {
    readonly AmountsResp?: { readonly AuthorizedAmount?: number };
    readonly PaymentInstrumentData?: {
      readonly CardData?: { readonly PaymentBrand?: string; readonly MaskedPan?: string };
    };
  };
  readonly PaymentReceipt?: readonly {
    readonly DocumentQualifier?: string;
    readonly OutputContent?: { readonly OutputText?: readonly { readonly Text?: string }[] };
  }[];
  readonly RepeatedMessageResponse?: {
    readonly MessageHeader?: Header;
    readonly RepeatedResponseMessageBody?: Readonly<Record<string, Said | undefined>>;
  };
}
interface Header {
  readonly ServiceID?: string;
  readonly SaleID?: string;
}
interface Message {
  readonly SaleToPOIResponse?: Readonly<Record<string, unknown>> & {
    readonly MessageHeader?: Header & { readonly MessageCategory?: string };
  };
}

/** What a message answers to a request by its category and its service; undefined where it is of something else. */
export function answerTo(message: unknown, category: Category, service: string): Said | undefined {
  const response = (message as Message | undefined)?.SaleToPOIResponse;
  const header = response?.MessageHeader;
  if (header?.ServiceID !== service || header.MessageCategory !== category) return undefined;
  return response?.[`${category}Response`] as Said | undefined;
}

/** What an answer to an enquiry repeats of what was asked about; undefined where it repeats something else. */
export function repeatedIn(
  said: Said,
  { service }: TerminalOrder,
  category: 'Payment' | 'Reversal',
): Said | undefined {
  const { MessageHeader: header, RepeatedResponseMessageBody: body } =
    said.RepeatedMessageResponse ?? {};
  return header?.ServiceID === service ? body?.[`${category}Response`] : undefined;
}
