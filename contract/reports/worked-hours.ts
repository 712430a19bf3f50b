import { report } from '../kit/report.ts';

/** For how long who was at what, by the clocks at orders that have ended. */
export const workedHours = report('worked-hours', {
  feature: 'reports',
  area: 'work',
  path: '/v4/site/reports/worked-hours',
  read: 'orders.lead',
  groups: {
    person: { kind: 'named' },
    day: { kind: 'day' },
    week: { kind: 'week' },
    month: { kind: 'month' },
    weekday: { kind: 'weekday' },
    hour: { kind: 'hour' },
    order: { kind: 'named' },
  },
  columns: {
    times: { kind: 'count' },
    minutes: { kind: 'sum', unit: 'min' },
    share: { kind: 'share', of: 'minutes' },
    corrected: { kind: 'count' },
  },
  chart: 'minutes',
  rows: { columns: ['order', 'person', 'plate', 'work'], leads: 'orders' },
});
