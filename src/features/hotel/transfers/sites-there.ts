import { transferCalls } from '#contract/hotel/transfers.ts';
import { placeInput } from '#src/crud/goods/goods-places.tsx';

/** The other sites of the chain. */
export const sitesThere = {
  call: transferCalls.sites,
  called: ({ name }: { readonly name: string }) => name,
  choose: 'transfers:send.choose',
  nowhere: 'transfers:send.nowhere',
} as const;

export const SiteById = placeInput(sitesThere, ({ id }) => String(id));
export const SiteByName = placeInput(sitesThere, sitesThere.called);
