import { keep, readKept } from './storage.ts';

const key = 'wheelhouse.device';

/** This browser's own id, made once: the server tells one device's repeated writes by it. */
export function deviceId(): string {
  const known = readKept(key);
  if (known) return known;
  const made = crypto.randomUUID();
  keep(key, made);
  return made;
}
