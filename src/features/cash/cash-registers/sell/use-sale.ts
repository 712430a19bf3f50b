import { useState } from 'react';
import type { Line } from '#contract/kit/document/lines.ts';
import { keepInTab, readInTab } from '#src/device/storage.ts';

/** A sale while it is typed. */
export interface Sale {
  readonly prices_include_vat: true;
  readonly lines: readonly Line[];
  /** Rules whose lines were left out. */
  readonly left_out: readonly number[];
  /** By which it is entered once, however often it is sent. */
  readonly intent: string;
  /** By which it is written down once that nothing came of it. */
  readonly drop: string;
  /** By which it is written down once that it was parked; another one each time. */
  readonly park: string;
}

const begun = (): Sale => ({
  prices_include_vat: true,
  lines: [],
  left_out: [],
  intent: crypto.randomUUID(),
  drop: crypto.randomUUID(),
  park: crypto.randomUUID(),
});

/** The sale at a register that is not paid yet; it outlives a reload of the page. */
export function useSale(register: number) {
  const key = `wheelhouse.sale.${register}`;
  const [sale, setSale] = useState(() => ({ ...begun(), ...kept(key) }));
  const change = (next: Sale) => {
    keepInTab(key, next.lines.length > 0 ? JSON.stringify(next) : null);
    setSale(next);
  };
  return {
    sale,
    change: (part: Partial<Sale>) => change({ ...sale, ...part }),
    end: () => change(begun()),
    goOn: (parked: Sale) => change({ ...parked, park: crypto.randomUUID() }),
  };
}

function kept(key: string): Sale | undefined {
  try {
    return JSON.parse(readInTab(key) ?? 'null') as Sale | undefined;
  } catch {
    return undefined;
  }
}
