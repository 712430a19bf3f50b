/**
 * Makes a reading that many may ask for at once. Who asks while one is under way shares the next,
 * which begins after they asked and so misses nothing that was there by then: after a network cut
 * a hundred sockets of a site cost two readings.
 */
export function singleFlight<Asker, T>(
  read: (asker: Asker) => Promise<T>,
): (key: number, asker: Asker) => Promise<T> {
  const underWay = new Map<number, Promise<unknown>>();
  const next = new Map<number, Promise<T>>();
  return (key, asker) => {
    const shared = next.get(key);
    if (shared) return shared;
    const before = underWay.get(key) ?? Promise.resolve();
    const reading = before
      .catch(() => undefined)
      .then(() => {
        next.delete(key);
        underWay.set(key, reading);
        return read(asker);
      })
      .finally(() => {
        if (underWay.get(key) === reading) underWay.delete(key);
      });
    next.set(key, reading);
    return reading;
  };
}
