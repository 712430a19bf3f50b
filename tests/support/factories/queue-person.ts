import { arrive } from '#contract/workshop/queue-rules.ts';
import type { QueuePerson } from '#contract/workshop/queue.ts';

/** Somebody who came in at a moment and waits for the reception, of whom nothing else is known but what is given. */
export const cameIn = (at: Date, overrides: Partial<QueuePerson> = {}): QueuePerson => ({
  id: 1,
  revision: 0,
  intent: null,
  licenseplate: null,
  name: null,
  customer_id: null,
  car_id: null,
  car_brand: null,
  tyre_hotel_id: null,
  tyre_hotel_v2: false,
  order_id: null,
  booking: null,
  ...arrive(at),
  ...overrides,
});
