import * as z from 'zod/mini';
import { data, get } from '../../kit/call.ts';
import { setupKeys, setupStates } from './setup-rules.ts';

/** The numbers that a company draws from: of invoices with credit notes, of vouchers of sales and of payments. */
const setupSeries = ['invoices', 'A', 'B'] as const;

const setup = z.object({
  company: z.object({ name: z.string(), org_number: z.string(), country: z.string() }),
  items: z.array(
    z.object({
      key: z.enum(setupKeys),
      state: z.enum(setupStates),
      path: z.nullable(z.string()),
      field: z.nullable(z.string()),
    }),
  ),
  series: z.array(
    z.object({
      series: z.enum(setupSeries),
      /** The financial year that it is of; null where it goes on for ever. */
      year: z.nullable(z.int()),
      /** The number that is drawn next. */
      next: z.int(),
      /** Whether one was drawn: from then on nobody chooses where it begins. */
      has_begun: z.boolean(),
    }),
  ),
});
export type CompanySetup = z.output<typeof setup>;

/** How far a company is from issuing invoices. */
export const companySetupCalls = {
  read: get('/v4/site/company-setup', {
    summary: 'What the company lacks to issue invoices, and the numbers it draws next',
    access: 'billing.settings',
    result: data(setup),
  }),
};
