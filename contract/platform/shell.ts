import * as z from 'zod/mini';
import { data, get } from '../kit/call.ts';

/**
 * What the app knows of the person: specification §3. `paymentExpiration` is in days. `rights` and
 * `site` are additions that a back end need not have: then everything is offered and the server
 * refuses. So need it not say `lang`: some say `language`.
 */
export const profile = z.object({
  id: z.int(),
  firstname: z.string(),
  lastname: z.string(),
  fullname: z.string(),
  email: z.string(),
  tz: z.string(),
  /** How lists and cards write days; as people say them, when nothing is said. */
  dates: z.optional(z.enum(['words', 'numbers'])),
  lang: z.optional(z.nullable(z.string())),
  language: z.optional(z.nullable(z.string())),
  features: z.array(z.string()),
  paymentExpiration: z.optional(z.nullable(z.int())),
  rights: z.optional(z.array(z.string())),
  site: z.optional(
    z.object({
      id: z.int(),
      name: z.string(),
      town: z.string(),
      /** By ISO 4217, of the company: what amounts are in that say no currency of their own. */
      currency: z.string(),
      /** Of which chain it is: stands in the codes of labels. */
      chain: z.optional(z.int()),
    }),
  ),
});
export type Profile = z.output<typeof profile>;

const hexColour = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/));

/** How the product looks on a host: specification §3. A null stands for the product's own. */
export const whiteLabel = z.object({
  title: z.string(),
  logo: z.nullable(z.string()),
  colors: z.object({ primary: z.optional(hexColour), secondary: z.optional(hexColour) }),
  language: z.nullable(z.string()),
  redirectHost: z.nullable(z.string()),
});
export type WhiteLabel = z.output<typeof whiteLabel>;

export const shellCalls = {
  profile: get('/v3/user/profile', {
    summary: 'Who is logged in, and at which site',
    access: 'site',
    result: data(z.object({ profile })),
  }),
  vehicleBrands: get('/v3/vehicle/brand', {
    summary: 'Brands of cars',
    access: 'site',
    result: data(z.array(z.object({ id: z.int(), name: z.string() }))),
  }),
  calendars: get('/v4/site/calendars', {
    summary: "The site's calendars",
    access: 'site',
    result: data(z.array(z.object({ id: z.int(), name: z.string(), isDefault: z.boolean() }))),
  }),
  whiteLabel: get('/v3/whitelabel', {
    summary: 'How the product looks on a host; null for the product’s own branding',
    access: 'public',
    query: z.object({ domain: z.string().check(z.minLength(1), z.maxLength(253)) }),
    result: data(z.nullable(whiteLabel)),
  }),
};
