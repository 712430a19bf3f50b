import { ledgerHandlings } from '../hotel/wheel-sets/wheel-set-rules.ts';
import { report } from '../kit/report.ts';

/** What was done with the sets of the tyre hotel within a period; what was taken back is not counted. */
export const hotelMovements = report('hotel-movements', {
  feature: 'reports',
  area: 'hotel',
  path: '/v4/site/reports/hotel-movements',
  read: 'reports.read',
  groups: {
    day: { kind: 'day' },
    week: { kind: 'week' },
    month: { kind: 'month' },
    hour: { kind: 'hour' },
    weekday: { kind: 'weekday' },
    handling: { kind: 'choice', choices: ledgerHandlings },
    warehouse: { kind: 'named' },
  },
  columns: {
    movements: { kind: 'count' },
    share: { kind: 'share', of: 'movements' },
    stored: { kind: 'count' },
    mounted: { kind: 'count' },
    returned: { kind: 'count' },
    override: { kind: 'count' },
  },
  chart: 'movements',
  rows: { columns: ['set', 'handling', 'warehouse'], leads: 'wheel-sets' },
  filters: { handling: ledgerHandlings },
});
