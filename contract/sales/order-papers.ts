import type { Papers } from '../kit/document/papers.ts';

/** What is printed of work orders. */
export const orderPapers = {
  to: 'customer_id',
  paid: 'paid_ahead',
  withVat: { field: 'type', is: 'private' },
  kinds: {
    work_card: {
      states: ['accepted', 'planned', 'in_progress', 'done'],
      reader: 'staff',
      prices: false,
      facts: ['car_id', 'odometer', 'promised_at', 'mechanic_id', 'wheel_set_id'],
      blank: ['done'],
      note: 'note',
      signatures: ['mechanic'],
    },
    quote: {
      states: ['quote'],
      reader: 'customer',
      prices: true,
      facts: ['order_date', 'car_id', 'reference'],
      closing: true,
    },
    confirmation: {
      states: ['accepted', 'planned', 'in_progress', 'done'],
      reader: 'customer',
      prices: true,
      facts: ['order_date', 'car_id', 'odometer', 'reference', 'promised_at'],
      closing: true,
    },
    delivery_note: {
      states: ['in_progress', 'done'],
      reader: 'customer',
      prices: false,
      facts: ['order_date', 'car_id', 'odometer', 'reference'],
      closing: true,
      signatures: ['customer'],
    },
  },
} as const satisfies Papers;
