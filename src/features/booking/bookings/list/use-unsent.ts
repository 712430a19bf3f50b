import { bookings } from '#contract/booking/bookings.ts';
import { stepKey } from '#src/crud/steps/step-key.ts';
import { useOutbox } from '#src/data/outbox/use-outbox.ts';
import type { SiteId } from '#src/data/tokens.ts';

const steps = ['check_in', 'no_show'] as const;

/** What was done with a booking on this device and has not reached the server yet; undefined when nothing. */
export function useUnsent(siteId: SiteId, id: number): (typeof steps)[number] | undefined {
  const { rows } = useOutbox(siteId);
  const mine = rows.filter(({ objectKey }) => objectKey === stepKey(bookings, id));
  return steps.find((step) => mine.some(({ path }) => path === bookings.calls[step].path));
}
