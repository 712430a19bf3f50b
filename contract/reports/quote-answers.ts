import { report } from '../kit/report.ts';
import { quoteAnswers } from '../sales/quotes/quote-rules.ts';

const answers = ['open', ...quoteAnswers] as const;

/** What customers answered to the quotes that they were sent within a period. */
export const quoteAnswersReport = report('quote-answers', {
  feature: 'reports',
  area: 'sales',
  path: '/v4/site/reports/quote-answers',
  read: 'reports.read',
  groups: {
    month: { kind: 'month' },
    week: { kind: 'week' },
    day: { kind: 'day' },
    answer: { kind: 'choice', choices: answers },
    seller: { kind: 'named' },
    customer: { kind: 'named' },
  },
  columns: {
    quotes: { kind: 'count' },
    share: { kind: 'share', of: 'quotes' },
    offered: { kind: 'sum', unit: 'money' },
    won: { kind: 'sum', unit: 'money' },
    won_rate: { kind: 'average', unit: 'percent' },
    /** From what was sent to what was done: of those answered, accepted, and of these done. */
    answered: { kind: 'count' },
    accepted: { kind: 'count' },
    done: { kind: 'count' },
    declined: { kind: 'count' },
    hours: { kind: 'average', digits: 1 },
  },
  usual: 'this_year',
  chart: 'offered',
  rows: { columns: ['number', 'customer', 'seller', 'answer', 'reason'], leads: 'orders' },
  filters: { answer: answers },
});
