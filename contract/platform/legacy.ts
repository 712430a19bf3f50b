import * as z from 'zod/mini';
import { data, get } from '../kit/call.ts';

export const legacyCalls = {
  settings: get('/v4/site/legacy', {
    summary:
      'Where the application that ours took over from is: an address, or a path of this server; null when the site has none',
    access: 'site',
    result: data(z.object({ url: z.nullable(z.string()) })),
  }),
};

/** The version of the messages below that this app speaks. */
export const legacyProtocol = 1;
const tallestFrame = 20_000;

// Below the site, with query and hash: `/customer/edit/5?tab=cars`.
const path = z.string().check(z.startsWith('/'), z.maxLength(2000));

/** What the legacy application's frame posts to the window around it. Paths are those below the site. */
export const legacyMessage = z.discriminatedUnion('type', [
  // Each of its pages begins with it, and says which of its pages it is.
  z.object({ type: z.literal('legacy-hello'), version: z.int(), path }),
  z.object({ type: z.literal('legacy-title'), title: z.string().check(z.maxLength(200)) }),
  // In CSS pixels, of all of its page.
  z.object({
    type: z.literal('legacy-height'),
    height: z.number().check(z.minimum(0), z.maximum(tallestFrame)),
  }),
  // The person followed a link: to a screen of ours, or to another page of its own.
  z.object({ type: z.literal('legacy-navigate'), path }),
]);
export type LegacyMessage = z.output<typeof legacyMessage>;

/** What the frame is sent: the answer to its hello, who is logged in, and where the person went by our links or by going back. */
export type LegacyOrder =
  | {
      readonly type: 'legacy-ready';
      readonly version: number;
      readonly siteId: string;
      readonly language: string;
    }
  | { readonly type: 'legacy-token'; readonly siteId: string; readonly token: string }
  | { readonly type: 'legacy-go'; readonly path: string };
