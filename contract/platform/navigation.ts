import * as z from 'zod/mini';
import { data, get } from '../kit/call.ts';

/** A way to a screen: its path below the site, and the key of the words it is called by. */
const way = z.object({ path: z.string(), title: z.string() });

/** The menu: its groups in their order, none empty. */
const menu = z.object({
  groups: z.array(
    z.object({
      title: z.string(),
      /** Those of one part stand together; another back end than ours names none. */
      items: z.array(z.extend(way, { part: z.optional(z.string()) })),
    }),
  ),
});

/** What the bar and the menu offer a person at a site. `nav` holds one menu. */
export const navbar = z.object({
  nav: z.array(menu),
  navbarButtons: z.array(z.object({ list: way, add: way })),
  hasSearchBar: z.boolean(),
  hasCustomerQueue: z.boolean(),
  hasNotifications: z.boolean(),
  /** What of it the person has starred and may still open. */
  favourites: z.optional(z.array(way)),
});
export type Navbar = z.output<typeof navbar>;

export const navigationCalls = {
  navbar: get('/v3/user/navbar', {
    summary: 'What the navigation bar and the menu offer the person at the site',
    access: 'site',
    result: data(navbar),
  }),
};
