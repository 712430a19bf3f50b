import * as z from 'zod/mini';
import { data, get } from '../../kit/call.ts';

export const cashRegisterCalls = {
  settings: get('/v3/integrations/easypos/settings', {
    summary:
      "Where the cash register's frame is: an address, or a path of this server; null when the site has none",
    access: 'site',
    result: data(z.object({ url: z.nullable(z.string()) })),
  }),
};

// Registers number their stores, or name them.
const storeId = z.pipe(
  z.union([z.int(), z.string().check(z.minLength(1), z.maxLength(64))]),
  z.transform(String),
);

/** What the register's frame posts to the window around it: specification §7. */
export const registerMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('easypos-ready') }),
  z.object({ type: z.literal('easypos-offline') }),
  z.object({
    type: z.literal('easypos-store-details'),
    orgId: storeId,
    storeId,
    registerId: storeId,
  }),
  z.object({ type: z.literal('easypos-show-frame') }),
  z.object({ type: z.literal('easypos-hide-frame') }),
]);
export type RegisterMessage = z.output<typeof registerMessage>;
export type StoreDetails = Extract<RegisterMessage, { type: 'easypos-store-details' }>;

/** What the register's frame is sent: that people see it, or that they do not. */
export interface RegisterOrder {
  readonly type: 'easypos-show-frame' | 'easypos-hide-frame';
}
