import type { BookedEvent } from './events.ts';

/** What an event comes to as people know it, in minor units: of a sale its gross amount, of a payment what was paid. */
export const amountOf = (event: BookedEvent): number =>
  event.kind === 'deposit'
    ? event.amount + event.rounding
    : event.kind === 'settlement'
      ? event.amount
      : event.lines.reduce((sum, { net, vat }) => sum + net + vat, 0);
