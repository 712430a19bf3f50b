import { fetchQuery } from '#src/data/query.ts';
import { useEffect, useState } from 'react';
import { useLiveQuery } from 'dexie-react-hooks';
import { flushSync } from 'react-dom';
import type { Code } from '#contract/hotel/label-codes.ts';
import { startScanning, type ScanMode, type Sign } from '#contract/hotel/scan/scanning.ts';
import type { GateReason } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import { database, type ScanningRow } from '#src/data/database.ts';
import { OfflineError } from '#src/data/api-errors.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { signal } from '#src/device/chime.ts';
import { logProblem } from '#src/device/log.ts';
import { useScan } from '#src/device/scan/use-scan.ts';
import { noteScanning, refreshHotel } from '../local-store/refresh-hotel.ts';
import { readSelectedLocation } from './selected-location.ts';
import { keptScanning } from './scanning-row.ts';
import { shownSign } from './sign-words.ts';
import { letWheelsGo, takeBackUnloaded, takeCode } from './take-code.ts';
import { warehousesAt } from './warehouses-at.ts';

const notRead = (cause: unknown) => {
  if (!(cause instanceof OfflineError)) logProblem('The wheels of the site were not read', cause);
};

/** Reads the site's sets, places and warehouses as soon as somebody scans, and notes that they are used. */
export async function openHotel(siteId: SiteId): Promise<void> {
  await noteScanning(siteId);
  // What a place of several warehouses is asked by; no scan waits for it.
  void fetchQuery(warehousesAt(siteId)).catch(notRead);
  await refreshHotel(siteId);
}

interface Scanned {
  readonly store: string | null;
  /** The mode of the screen; without one, the mode that was chosen. */
  readonly mode?: ScanMode;
  readonly lookUp?: boolean;
  /** Whether a code can be meant here; any, where nothing is said. With another nothing is done. */
  readonly isMeant?: (code: Code) => boolean;
}

/** The scanner at a site: where its work stands, and what takes a code in, from wherever it comes. */
export function useScanner(siteId: SiteId, { store, mode, lookUp = false, isMeant }: Scanned) {
  const live = useLiveQuery(async () => (await keptScanning(siteId)) ?? null, [siteId]);
  const [kept, setKept] = useState<ScanningRow | null>(null);
  // What was kept here is shown at once: all that follows it reads the database before it is read again.
  const isAhead = live && kept?.siteId === siteId && (kept.turn ?? 0) > (live.turn ?? 0);
  const row = isAhead ? kept : live;
  const hotel = useLiveQuery(async () => (await database.hotelState.get(siteId)) ?? null, [siteId]);
  const [lost, setLost] = useState<string | null>(null);
  useEffect(() => {
    openHotel(siteId).catch(notRead);
    readSelectedLocation(siteId).catch(notRead);
  }, [siteId]);

  const [strange, setStrange] = useState<string | null>(null);
  // Before the outbox is sent and whoever looks at it has read it again: nobody waits for these.
  const showAtOnce = (now: ScanningRow) => flushSync(() => setKept(now));

  async function take(read: string): Promise<void> {
    await show(read, takeCode(siteId, read, { store, mode, isMeant, lookUp, onKept: showAtOnce }));
  }
  const letGo = (set: string, because: GateReason) => show(set, letWheelsGo(siteId, because));

  const takeBack = () => show('CM:UNDO', takeBackUnloaded(siteId));

  async function show(read: string, taken: Promise<Sign | 'strange' | null>): Promise<void> {
    try {
      const sign = await taken;
      setLost(null);
      setStrange(sign === 'strange' ? read : null);
      if (sign === 'strange') return signal('bad');
      noteScanning(siteId).catch(notRead);
      if (sign) signal(shownSign(sign, row?.now ?? startScanning('look_up')).signal);
    } catch (cause) {
      // Nothing shows as done: it has to be read again.
      logProblem('A code was read, and not kept', cause);
      setLost(read);
      signal('bad');
    }
  }
  useScan((code) => void take(code));

  return {
    /** Undefined until it is known; null until something was read here. */
    row,
    /** Whether all of the site's sets have been read once. */
    whole: hotel === undefined || (hotel?.asOf ?? 0) > 0,
    /** A code with which nothing could be done on this device. */
    lost,
    /** A code that is not meant here. */
    strange,
    take,
    /** Lets wheels go that were stopped at the gate, of a set and for a reason. */
    letGo,
    /** Takes back all that was unloaded last. */
    takeBack,
  };
}
