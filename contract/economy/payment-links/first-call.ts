/** What the page that pays an invoice asks for first, without the schemas of what is answered: the device asks for it before those are there. */
export const paymentPage = {
  method: 'GET',
  path: '/v3/payments/{code}',
  access: 'public',
} as const;
/** The address of the paper of what is paid. */
export const paymentPaperPath = '/v3/payments/{code}/invoice.pdf';
/** What the page that a payer comes back to asks for. */
export const paymentOutcome = {
  method: 'GET',
  path: '/v3/payments/{code}/outcomes/{reference}',
  access: 'public',
} as const;
