import * as z from 'zod/mini';
import { voucherSeries } from '../../accounting/vouchers/events.ts';
import { data, get } from '../../kit/call.ts';

/** What a company has to have, or had better have, before it issues invoices. */
const setupKeys = [
  'org_number',
  'address',
  'account',
  'vat_codes',
  'rules',
  'logo',
  'ehf',
  'online',
] as const;

/** Without what `lacks` no invoice is issued; what is `advised` can wait. */
export const setupStates = ['lacks', 'advised', 'done'] as const;

/** The numbers that a company draws from: of invoices with credit notes, and of the series of vouchers. */
const setupSeries = ['invoices', ...voucherSeries] as const;

/** One line of the list: how it stands, and where it is filled in. */
const item = z.object({
  key: z.enum(setupKeys),
  state: z.enum(setupStates),
  /** Below the site; null where nobody of the company can fill it in. */
  path: z.nullable(z.string()),
  /** The field of that page; null where the whole page is about it. */
  field: z.nullable(z.string()),
});
export type SetupItem = z.output<typeof item>;

const setup = z.object({
  company: z.object({ name: z.string(), org_number: z.string(), country: z.string() }),
  items: z.array(item),
});
export type CompanySetup = z.output<typeof setup>;

const numbers = z.object({
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
export type CompanyNumbers = z.output<typeof numbers>;

/** How far a company is from issuing invoices. */
export const companySetupCalls = {
  read: get('/v4/site/company-setup', {
    summary: 'What the company lacks to issue invoices',
    access: 'billing.settings',
    result: data(setup),
  }),
  numbers: get('/v4/site/company-setup/numbers', {
    summary: 'The numbers that the company’s invoices and vouchers get next',
    access: 'billing.settings',
    result: data(numbers),
  }),
};
