import type { AppContext } from '#server/kit/app-context.ts';
import { codeOf } from '#server/kit/keys/secret-code.ts';

/** What a booking is called in the calendars of others: the same in each file of it, so that a later one takes the place of an earlier one. */
export const eventUid = (
  { keys }: Pick<AppContext, 'keys'>,
  { chainId, bookingId }: { readonly chainId: number; readonly bookingId: number },
): string => `${codeOf(keys, `booking-event:${chainId}:${bookingId}`)}@wheelhouse`;
