import * as z from 'zod/mini';

/** The ids of up to 200 products, with commas between. */
export const productIds = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,199}$/)),
  z.transform((text: string) => text.split(',').map(Number)),
);
