/** What is sent once something is pressed: with schemas that the page does not wait for. */
export const laterCalls = () => import('#contract/booking/booking-links/page.ts');
