import type { DeliveryState } from '#contract/economy/invoice-deliveries/channels.ts';
import { all, one, textAt } from '#contract/kit/xml/element.ts';
import { UnreadableSheet } from '#server/kit/sheet/sheet-limits.ts';
import { readTree } from '../ubl/read-tree.ts';

/** What receivers of invoices answer with (Peppol Invoice Response T111, UNCL4343). */
export const responseCodes = ['AB', 'IP', 'UQ', 'CA', 'RE', 'AP', 'PD'] as const;
export type ResponseCode = (typeof responseCodes)[number];

/** An answer to an invoice: which it is of, what, and why. */
export interface InvoiceResponse {
  readonly number: string;
  readonly code: ResponseCode;
  readonly reason: string;
}

/** An answer of T111; undefined where a document is none. */
export function readResponse(xml: string): InvoiceResponse | undefined {
  let root;
  try {
    root = readTree(new TextEncoder().encode(xml));
  } catch (cause) {
    if (cause instanceof UnreadableSheet) return undefined;
    throw cause;
  }
  if (root?.name !== 'ApplicationResponse') return undefined;
  const response = one(root, 'DocumentResponse');
  const code = responseCodes.find(
    (known) => known === textAt(response, 'Response', 'ResponseCode'),
  );
  if (!code) return undefined;
  return {
    number: textAt(response, 'DocumentReference', 'ID'),
    code,
    reason: all(response, 'Response', 'Status')
      .map((status) => textAt(status, 'StatusReason') || textAt(status, 'StatusReasonCode'))
      .join(', '),
  };
}

/** How an invoice stands with such an answer: a receiver that asks, or takes it for now, has it. */
export const stateOfResponse = (code: ResponseCode): DeliveryState =>
  code === 'RE' ? 'refused' : 'delivered';
