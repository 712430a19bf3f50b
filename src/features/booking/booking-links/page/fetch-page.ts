import { bookingPage } from '#contract/booking/first-calls.ts';
import type { LinkedBooking } from '#contract/booking/booking-links/page.ts';
import { request } from '#src/data/api.ts';

/** The booking of an address, as it is now. Throws like `send`. */
export async function fetchPage(
  code: string,
  signal: AbortSignal | null = null,
): Promise<LinkedBooking> {
  const answer = await request(
    bookingPage,
    { params: { code } },
    { key: null, ...(signal && { signal }) },
  );
  return (answer as { data: LinkedBooking }).data;
}
