import { bookingStates, bookingTypes } from '../booking/booking-rules.ts';
import { report } from '../kit/report.ts';

/** What became of the bookings of a period, and how much of the day they took. */
export const bookingOutcomes = report('booking-outcomes', {
  feature: 'reports',
  area: 'work',
  path: '/v4/site/reports/booking-outcomes',
  read: 'reports.read',
  groups: {
    day: { kind: 'day' },
    week: { kind: 'week' },
    month: { kind: 'month' },
    weekday: { kind: 'weekday' },
    hour: { kind: 'hour' },
    calendar: { kind: 'named' },
    type: { kind: 'choice', choices: bookingTypes },
    state: { kind: 'choice', choices: bookingStates },
  },
  columns: {
    bookings: { kind: 'count' },
    share: { kind: 'share', of: 'bookings' },
    minutes: { kind: 'sum', unit: 'min' },
    completed: { kind: 'count' },
    cancelled: { kind: 'count' },
    no_shows: { kind: 'count' },
    late: { kind: 'count' },
  },
  chart: 'bookings',
  rows: { columns: ['ticket', 'calendar', 'type', 'state'], leads: 'bookings' },
  filters: { type: bookingTypes },
});
