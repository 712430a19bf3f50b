import { keep, readKept } from './storage.ts';

const key = 'wheelhouse.device';

/**
 * This browser's own id, made once: the server tells one device's repeated writes by it. What is
 * kept here may be lost with the power; each entry of the outbox has it too.
 */
export function deviceId(): string {
  const known = readKept(key);
  if (known) return known;
  const made = crypto.randomUUID();
  keepDeviceId(made);
  return made;
}

/** Is that device again from now on. */
export const keepDeviceId = (id: string): void => keep(key, id);
