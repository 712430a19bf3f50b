import { useMemo, useSyncExternalStore } from 'react';
import { keep, readKept, watchKept } from '#src/device/storage.ts';
import type { Sale } from '../use-sale.ts';

/** A sale that waits on this device while somebody else is served. */
export interface ParkedSale {
  readonly sale: Sale;
  /** What it comes to with VAT, in minor units. */
  readonly gross: number;
  /** When it was parked, in milliseconds since 1970. */
  readonly at: number;
  /** By which it is written down once that it was taken back. */
  readonly take: string;
}

/** The sales of a register that are parked on this device, by any user: in every tab, and after a reload. */
export function useParked(register: number) {
  const key = `wheelhouse.parked.${register}`;
  const text = useSyncExternalStore(
    (changed) => watchKept(key, changed),
    () => readKept(key),
  );
  const parked = useMemo(() => read(text), [text]);
  // Another tab may have parked one meanwhile.
  const write = (next: (all: readonly ParkedSale[]) => readonly ParkedSale[]) => {
    const all = next(read(readKept(key)));
    keep(key, all.length > 0 ? JSON.stringify(all) : null);
  };
  return {
    parked,
    add: (one: ParkedSale) => write((all) => [...all, one]),
    remove: ({ take }: ParkedSale) => write((all) => all.filter((other) => other.take !== take)),
  };
}

function read(text: string | null): readonly ParkedSale[] {
  try {
    return JSON.parse(text ?? '[]') as readonly ParkedSale[];
  } catch {
    return [];
  }
}
