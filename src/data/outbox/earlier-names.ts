// What builds of the app before this one called what they kept on a device.
const renamed = new Map([
  ['despite', 'override'],
  ['doubt', 'warning'],
]);

/** A row of the database on this device by today's names, whichever build wrote it: one of before may still be open in another tab. */
export function withCurrentNames<T>(kept: T): T {
  if (Array.isArray(kept)) return kept.map((one) => withCurrentNames<unknown>(one)) as T;
  if (!isPlain(kept)) return kept;
  return Object.fromEntries(
    Object.entries(kept).map(([name, value]) => [
      renamed.get(name) ?? name,
      withCurrentNames<unknown>(value),
    ]),
  ) as T;
}

/** Whether something has fields of its own, as a date or the bytes of a photo have not. */
const isPlain = (kept: unknown): kept is object =>
  typeof kept === 'object' && kept !== null && Object.getPrototypeOf(kept) === Object.prototype;
