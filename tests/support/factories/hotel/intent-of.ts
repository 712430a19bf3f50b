import type { SentIntent } from '#contract/hotel/wheel-sets/wheel-set-intents.ts';

/** What a device sends of one thing done with a set that stood like this. */
export const intentOf = (
  set: {
    id: number;
    state: string;
    place_id: number | null;
    licenseplate?: string;
    number?: string;
  },
  handling: SentIntent['handling'],
  overrides: Partial<SentIntent> = {},
): SentIntent => ({
  intent: crypto.randomUUID(),
  set_id: set.id,
  handling,
  place_id: null,
  seen: { state: set.state as SentIntent['seen']['state'], place_id: set.place_id },
  happened_at: new Date().toISOString(),
  unseen: [],
  override: [],
  // Wheels leave for the car that they belong to, both read.
  ...(set.number !== undefined && {
    read: { licenseplate: set.licenseplate ?? '', number: set.number },
  }),
  ...overrides,
});
