import { customers } from '../../customer/customers.ts';
import { date, instant, money, reference, text } from '../../kit/fields.ts';
import { resource, type Resource } from '../../kit/resource.ts';
import { states } from '../../kit/states.ts';

const decide = { right: 'credit_limits.approve', from: ['asked'] } as const;

/** Limits of credit that were asked for at a company. The one approved last is a customer's limit, and nothing else writes it. */
export const creditRequests = resource('credit-requests', {
  feature: 'credit-limits',
  path: '/v4/site/credit-requests',
  of: 'company',
  read: 'invoices.read',
  write: 'invoices.write',
  title: 'reason',
  sort: 'asked_at:desc',
  // What holds now, and what held before, stays in sight.
  guards: { archive: { needs: { 'credit-limits.kept': ({ state }) => state !== 'approved' } } },
  fields: {
    customer_id: reference((): Resource => customers, { required: true, list: true, filter: true }),
    /** With VAT; nothing of it means that nothing is sold on credit. */
    wanted_limit: money({ required: true, list: true, sort: true, filter: true, hint: true }),
    /** The last day on which it holds; then the one before does again. */
    until: date({ list: true, hint: true }),
    reason: text(200, { required: true, list: true, search: true }),
    state: states(
      { asked: 'all', approved: [], refused: [], withdrawn: [] },
      {
        approve: { ...decide, to: 'approved', usual: true },
        refuse: { ...decide, to: 'refused', asks: { because: text(200, { required: true }) } },
        withdraw: { from: ['asked'], to: 'withdrawn' },
      },
    ),
    refused_because: text(200, { readOnly: true, list: true }),
    asked_at: instant({ readOnly: true, list: true, sort: true }),
    decided_at: instant({ readOnly: true, list: true }),
  },
});
