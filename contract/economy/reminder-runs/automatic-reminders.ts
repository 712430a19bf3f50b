import { choice, yesNo } from '../../kit/fields.ts';
import { settings } from '../../kit/settings.ts';
import { rhythms } from '../../kit/time/rhythm.ts';

/** When a site proposes by itself whom its company reminds. Somebody looks it over and starts it: no letter leaves before. */
export const automaticReminders = settings('automatic-reminders', {
  feature: 'reminder-runs',
  path: '/v4/site/automatic-reminders',
  levels: ['site'],
  read: 'invoices.issue',
  write: 'invoices.issue',
  fields: {
    every: choice(['off', ...rhythms], { hint: true }),
    /** Whether what is ready for collection is proposed as well, in a run of its own. */
    collection: yesNo({ hint: true }),
  },
});
