import { throwOffline } from '#src/data/api-errors.ts';

/** What is sent once something is pressed: with schemas that the page does not wait for. Throws `OfflineError` when they do not come. */
export const laterCalls = () =>
  import('#contract/booking/booking-links/page.ts').catch(throwOffline);
