import { keepInTab, readInTab } from '#src/device/storage.ts';
import type { Tender } from '../sell/tenders.ts';

/** What a card terminal is asked for while a sale is paid; it outlives a reload of the page. */
export interface KeptCharge {
  /** The sale that it is for, by its intent. */
  readonly of: string;
  /** What was paid before it. */
  readonly before: readonly Tender[];
  readonly tender: Tender;
  /** By which the terminal is asked once, however often it is sent. */
  readonly intent: string;
}

const keyOf = (register: number): string => `wheelhouse.charge.${register}`;

/** Keeps what is asked of a terminal, until the sale is entered or paid by something else. */
export const keepCharge = (register: number, charge: KeptCharge | null): void =>
  keepInTab(keyOf(register), charge && JSON.stringify(charge));

/** What a terminal was asked for a sale that is not entered yet; null where that is nothing. */
export function keptCharge(register: number, sale: string): KeptCharge | null {
  try {
    const kept = JSON.parse(readInTab(keyOf(register)) ?? 'null') as KeptCharge | null;
    return kept?.of === sale ? kept : null;
  } catch {
    return null;
  }
}
