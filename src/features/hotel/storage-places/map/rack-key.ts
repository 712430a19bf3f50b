import type { Rack } from '#contract/hotel/storage-places/rack-rules.ts';

/** What a rack is known by in an address. */
export const keyOf = ({ zone, name }: Rack): string => [zone, name].filter(Boolean).join('/');
