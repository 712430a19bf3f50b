import * as z from 'zod/mini';
import { get, idParams } from '../../kit/call.ts';
import { ehfLacks } from './ehf-rules.ts';

const lacks = ehfLacks.map((lack) => `invoice-deliveries.${lack}` as const);

/** How issued invoices reach their customers. */
export const invoiceDeliveryCalls = {
  ubl: get('/v4/site/invoices/{id}/ubl', {
    summary: 'An issued invoice or credit note as UBL 2.1 by Peppol BIS Billing 3 (EHF)',
    access: 'invoices.read',
    params: idParams,
    result: z.unknown(),
    answers: 'file',
    errors: ['common.wrong_state', 'invoice-deliveries.against_schema', ...lacks],
  }),
};
