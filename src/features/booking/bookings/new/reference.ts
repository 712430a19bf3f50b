/** What a booking may be made for, as addresses name it. */
const referenceTypes = [
  'order',
  'tyre-hotel',
  'v2-tyre-hotel',
  'wheel-change',
  'car',
  'customer',
  'queue',
  'offer',
  'booking',
] as const;
export type ReferenceType = (typeof referenceTypes)[number];

/** What a booking is made for; `param` may name a service by its id. */
export interface Reference {
  readonly type: ReferenceType;
  readonly id: number;
  readonly param: string | null;
}

/** What an address says a booking is made for; null where it names nothing that there can be. */
export function referenceIn(
  params: Readonly<Record<string, string | undefined>>,
): Reference | null {
  const type = referenceTypes.find((one) => one === params['referenceType']);
  const id = Number(params['referenceId']);
  if (!type || !Number.isSafeInteger(id) || id < 1) return null;
  return { type, id, param: params['referenceParam'] ?? null };
}
