import { queueIds } from '../workshop/queue.ts';
import { report } from '../kit/report.ts';

/** How long those who left within the period waited to be called in each queue, and how long it took then. */
export const queueWaits = report('queue-waits', {
  feature: 'reports',
  area: 'work',
  path: '/v4/site/reports/queue-waits',
  read: 'reports.read',
  groups: {
    day: { kind: 'day' },
    hour: { kind: 'hour' },
    weekday: { kind: 'weekday' },
    week: { kind: 'week' },
    month: { kind: 'month' },
    queue: { kind: 'choice', choices: queueIds },
    place: { kind: 'named' },
  },
  columns: {
    visits: { kind: 'count' },
    share: { kind: 'share', of: 'visits' },
    wait: { kind: 'average', unit: 'min' },
    longest: { kind: 'greatest', unit: 'min' },
    served: { kind: 'average', unit: 'min' },
  },
  chart: 'visits',
  rows: { columns: ['plate', 'queue', 'place'], leads: 'customers' },
  filters: { queue: queueIds },
});
