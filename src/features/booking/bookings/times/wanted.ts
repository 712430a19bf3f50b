import type { Input } from '#contract/kit/call.ts';
import type { bookingCalls } from '#contract/booking/booking-calls.ts';

type TimesBody = Input<typeof bookingCalls.times>['body'];

/** What is to be done, with what and by whom: the part that asking, holding, booking and moving have in common. */
export type Wanted = Omit<TimesBody, 'from' | 'to' | 'portal_id' | 'form' | 'booking_id'>;
