/** What is sent once something is chosen: with schemas that the page does not wait for. */
export const laterCalls = () => import('#contract/booking/online-booking.ts');
