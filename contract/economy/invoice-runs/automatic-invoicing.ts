import { choice, money, yesNo } from '../../kit/fields.ts';
import { settings } from '../../kit/settings.ts';
import { rhythms } from '../../kit/time/rhythm.ts';
import { runAudiences } from './invoice-runs.ts';
import { groupings } from './run-rules.ts';

/** Whether a site's finished orders are invoiced by themselves: not at all, proposed for somebody to look over, or issued at once. */
const automaticModes = ['off', 'propose', 'run'] as const;

/** When runs of a site are begun by themselves, and what they invoice. */
export const automaticInvoicing = settings('automatic-invoicing', {
  feature: 'invoice-runs',
  path: '/v4/site/automatic-invoicing',
  levels: ['site'],
  read: 'invoices.issue',
  write: 'invoices.issue',
  fields: {
    mode: choice(automaticModes, { hint: true }),
    every: choice(rhythms, { hint: true }),
    audience: choice(runAudiences, {}),
    grouping: choice(groupings, {}),
    least: money({ hint: true }),
    /** Whether storage agreements are invoiced as well, in a run of their own. */
    storage: yesNo({ hint: true }),
  },
  sections: { when: ['mode', 'every'], which: ['audience', 'grouping', 'least', 'storage'] },
});
