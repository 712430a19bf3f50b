import { setSeasons } from '../hotel/wheel-sets/wheel-sets.ts';
import { report } from '../kit/report.ts';

const ways = ['in', 'out'] as const;

/** How a season goes beside the one before: the sets that came into the tyre hotel, and those that left it on their cars or with their owners. */
export const seasonCurve = report('season-curve', {
  feature: 'reports',
  area: 'hotel',
  path: '/v4/site/reports/season-curve',
  read: 'reports.read',
  groups: {
    week: { kind: 'week' },
    day: { kind: 'day' },
    month: { kind: 'month' },
    weekday: { kind: 'weekday' },
    way: { kind: 'choice', choices: ways },
    season: { kind: 'choice', choices: setSeasons },
  },
  columns: {
    sets: { kind: 'count' },
    came_in: { kind: 'count' },
    mounted: { kind: 'count' },
    returned: { kind: 'count' },
  },
  usual: 'this_season',
  usuallyBeside: true,
  chart: 'sets',
  rows: { columns: ['set', 'way', 'season'], leads: 'wheel-sets' },
  filters: { way: ways },
});
