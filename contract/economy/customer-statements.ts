import * as z from 'zod/mini';
import { get, idParams } from '../kit/call.ts';
import { languages } from '../platform/languages.ts';

/** What is open at a customer of a company, on paper. */
export const customerStatementCalls = {
  statement: get('/v4/site/customers/{id}/account/statement', {
    summary: 'What a customer owes the company today, as a PDF in the language of the customer',
    access: 'invoices.read',
    params: idParams,
    query: z.object({ language: z.optional(z.enum(languages)) }),
    result: z.unknown(),
    answers: 'file',
  }),
};
