import type { BookedEvent } from './events.ts';

/** What an event comes to as people know it, in minor units: of a sale its gross amount, of a payment what was paid, of an accrual what is earned, of a gift card what is owed by it, of takings what was sold. */
export function amountOf(event: BookedEvent): number {
  switch (event.kind) {
    case 'deposit':
      return event.amount + event.rounding;
    case 'settlement':
    case 'gift_card':
    case 'charge':
    case 'write_off':
      return event.amount;
    case 'accrual':
      return event.lines.reduce((sum, { amount }) => sum + amount, 0);
    default:
      return event.lines.reduce((sum, { net, vat }) => sum + net + vat, 0);
  }
}
