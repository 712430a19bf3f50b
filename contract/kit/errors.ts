import * as z from 'zod/mini';

/** Error codes of one feature, each with the HTTP status it is answered with. */
export type ErrorTable = Record<`${string}.${string}`, number>;

/** The body of every answer that is not 2xx. `message` is in the caller's language; `fields` maps an input's name to what is wrong with it; `current` is what was changed elsewhere, as it is now. */
export const errorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
    current: z.optional(z.unknown()),
    requestId: z.string(),
  }),
});
export type ErrorBody = z.output<typeof errorBody>;
