import { report } from '../../kit/report.ts';
import { giftCardStates } from '../../money/gift-card-states.ts';

/** What became of the gift cards that a company sold within a period: used, expired, or still owed. */
export const giftCardsReport = report('gift-cards-sold', {
  feature: 'reports',
  area: 'economy',
  of: 'company',
  path: '/v4/site/reports/gift-cards',
  read: 'gift_cards.read',
  groups: {
    month: { kind: 'month' },
    day: { kind: 'day' },
    state: { kind: 'choice', choices: giftCardStates },
    method: { kind: 'named' },
    shop: { kind: 'named' },
  },
  columns: {
    sold: { kind: 'sum', unit: 'money' },
    used: { kind: 'sum', unit: 'money' },
    expired: { kind: 'sum', unit: 'money' },
    taken_back: { kind: 'sum', unit: 'money' },
    left: { kind: 'sum', unit: 'money' },
    cards: { kind: 'count' },
  },
  usual: 'this_year',
  chart: 'sold',
  rows: { columns: ['number', 'state', 'shop', 'customer'], leads: 'gift-cards' },
  filters: { state: giftCardStates },
});
