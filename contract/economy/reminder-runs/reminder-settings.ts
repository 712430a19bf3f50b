import { choice, money, number, yesNo } from '../../kit/fields.ts';
import { settings } from '../../kit/settings.ts';

/** From when late interest is asked for: from the day it was due, where that was agreed; else 30 days after the first reminder. */
const interestFrom = ['none', 'demand', 'due'] as const;

/** How a company reminds of what is late; what the law lets it ask for follows from its country and the day. */
export const reminderSettings = settings('reminder-settings', {
  feature: 'reminder-runs',
  path: '/v4/site/reminder-settings',
  levels: ['company'],
  read: 'invoices.read',
  write: 'billing.settings',
  fields: {
    friendly: yesNo({ default: true, hint: true }),
    grace: number({ from: 0, to: 60, unit: 'd' }, { hint: true }),
    least: money({ hint: true }),
    fees: yesNo({ default: true, hint: true }),
    fee_agreed: yesNo({ hint: true }),
    compensation: yesNo({ hint: true }),
    interest: choice(interestFrom, { hint: true }),
    own_collection: yesNo({ hint: true }),
  },
  sections: {
    when: ['friendly', 'grace', 'least'],
    asked: ['fees', 'fee_agreed', 'compensation', 'interest'],
    after: ['own_collection'],
  },
});
