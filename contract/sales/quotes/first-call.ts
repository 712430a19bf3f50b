/** What a customer's page of a quote asks for first, without the schemas of what is answered: the device asks for it before those are there. */
export const quotePage = { method: 'GET', path: '/v3/quotes/{code}', access: 'public' } as const;
