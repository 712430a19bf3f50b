import * as z from 'zod/mini';
import { data, get, idParams, instant, post } from '../../kit/call.ts';
import { oneLine } from '../../kit/text.ts';
import { channels, deliveryStates } from './channels.ts';
import { ehfLacks } from './ehf-rules.ts';

const lacks = ehfLacks.map((lack) => `invoice-deliveries.${lack}` as const);

const standing = z.object({
  /** By what it can be sent to whom, and why not. */
  ways: z.array(
    z.object({
      channel: z.enum(channels),
      /** '' where there is none. */
      address: z.string(),
      lack: z.nullable(z.string()),
    }),
  ),
  usual: z.enum(channels),
  /** What was sent of it, the newest first. */
  deliveries: z.array(
    z.object({
      id: z.int(),
      channel: z.enum(channels),
      address: z.string(),
      state: z.enum(deliveryStates),
      answer: z.string(),
      asked_at: instant,
    }),
  ),
});
export type InvoiceStanding = z.output<typeof standing>;

/** How issued invoices reach their customers. */
export const invoiceSendingCalls = {
  ubl: get('/v4/site/invoices/{id}/ubl', {
    summary: 'An issued invoice or credit note as UBL 2.1 by Peppol BIS Billing 3 (EHF)',
    access: 'invoices.read',
    params: idParams,
    result: z.unknown(),
    answers: 'file',
    errors: ['common.wrong_state', 'invoice-deliveries.against_schema', ...lacks],
  }),
  standing: get('/v4/site/invoices/{id}/sending', {
    summary:
      'By what an issued invoice can be sent, by what it usually is, and what was sent of it',
    access: 'invoices.read',
    params: idParams,
    result: data(standing),
    errors: ['common.wrong_state'],
  }),
  send: post('/v4/site/invoices/{id}/send', {
    summary: 'Sends an issued invoice or credit note; done once for each intent',
    access: 'invoices.write',
    params: idParams,
    body: z.object({
      intent: z.uuid(),
      channel: z.enum(channels),
      /** Another than that of the customer. */
      address: z.optional(oneLine(254)),
    }),
    result: data(z.object({ id: z.int() })),
    errors: [
      'common.wrong_state',
      'invoice-deliveries.no_email',
      'invoice-deliveries.no_phone',
      'invoice-deliveries.no_access_point',
      'invoice-deliveries.not_receiving',
      'invoice-deliveries.under_way',
      ...lacks,
    ],
  }),
};
