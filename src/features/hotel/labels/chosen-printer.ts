import { useSyncExternalStore } from 'react';
import type { LabelKind } from '#contract/hotel/labels/labels.ts';
import { keep, readKept, watchKept } from '#src/device/storage.ts';
import type { SiteId } from '#src/data/tokens.ts';

/** Printed by the browser, whatever the site's printers take by themselves. */
export const byBrowser = 'browser';

// Of the device, whoever works at it: the printer stands beside it.
const keyOf = (siteId: SiteId, of: LabelKind) => `wheelhouse.printer.${siteId}.${of}`;

/** The printer that this device prints labels of a kind at, by its number, live; null where nobody chose. */
export const useChosenPrinter = (siteId: SiteId, of: LabelKind): string | null =>
  useSyncExternalStore(
    (listener) => watchKept(keyOf(siteId, of), listener),
    () => readKept(keyOf(siteId, of)),
  );

/** Keeps where this device prints labels of a kind. */
export const keepChosenPrinter = (siteId: SiteId, of: LabelKind, printer: string): void =>
  keep(keyOf(siteId, of), printer);
