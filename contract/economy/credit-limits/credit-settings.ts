import { money, text, yesNo } from '../../kit/fields.ts';
import { settings } from '../../kit/settings.ts';

/** How much credit customers of a company have for whom no limit was approved, by what they are, and up to what the manager of a site approves one. Without an amount there is no limit; nothing is approved without one. Also by which credit bureau customers are checked, whose key is kept sealed and shown by no call. */
export const creditSettings = settings('credit-settings', {
  feature: 'credit-limits',
  path: '/v4/site/credit-settings',
  levels: ['company'],
  read: 'invoices.read',
  write: 'credit_limits.approve_any',
  fields: {
    private_limit: money({ hint: true }),
    company_limit: money({}),
    public_limit: money({}),
    approves_up_to: money({ required: true, default: 50_000_00, hint: true }),
    checks: yesNo({ hint: true }),
    bureau_address: text(200, { hint: true }),
  },
  sections: {
    usual: ['private_limit', 'company_limit', 'public_limit'],
    approval: ['approves_up_to'],
    bureau: ['checks', 'bureau_address'],
  },
});
