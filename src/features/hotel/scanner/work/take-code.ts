import { readCode, type Code } from '#contract/hotel/label-codes.ts';
import { letGo, scan } from '#contract/hotel/scan/machine.ts';
import {
  startAfter,
  startScanning,
  type ScanMode,
  type Scanning,
  type Sign,
  type Step,
} from '#contract/hotel/scan/scanning.ts';
import { counted, isNotKnown } from '#contract/hotel/scan/session.ts';
import { handled, type GateReason } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import { withDatabase, type ScanningRow } from '#src/data/database.ts';
import { serverNow } from '#src/data/server-time.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { scannedCode } from '#src/device/scan/scanned-code.ts';
import { inTurn } from '../local-store/in-turn.ts';
import { hotelIn, hotelTables, knownHotel, meantBy } from '../local-store/known-hotel.ts';
import { keepIntents, keepUndo } from './keep-intent.ts';
import { doerAt, keptScanning, nextScanning } from './scanning-row.ts';

const mostCodes = 20;
// A trigger that was pulled twice: nobody means a label a second time so soon.
const sameWithin = 700;

/** Works in another mode from now on; what was done last can still be taken back. */
export const changeMode = (siteId: SiteId, mode: ScanMode): Promise<void> =>
  inTurn(siteId, async () => {
    const kept = await nextScanning(siteId);
    await withDatabase((db) => db.scanning.put({ ...kept, now: startAfter(mode, kept.now) }));
  });

interface From {
  /** The warehouse that places are in where their code does not say it. */
  readonly store: string | null;
  /** The mode of who reads it; without one, the mode that was chosen. */
  readonly mode?: ScanMode | undefined;
  /** Whether a code can be meant here; any, where nothing is said. */
  readonly isMeant?: ((code: Code) => boolean) | undefined;
  /** Only looked up, whatever work is under way. */
  readonly lookUp?: boolean;
  /** Told where the work stands as soon as that is kept. */
  readonly onKept?: (row: ScanningRow) => void;
}

/**
 * Takes a code in, wherever it was read. Resolves with what to show, once what was meant by it is
 * kept and cannot be lost; with null where it was only read twice, and `strange` where it cannot be
 * meant here and nothing was done with it.
 */
export const takeCode = (
  siteId: SiteId,
  read: string,
  from: From = { store: null },
): Promise<Sign | 'strange' | null> => inTurn(siteId, () => takeNow(siteId, read, from));

/** Says that a set is not where it should be; false where nobody can say so of it now. */
export const reportMissing = (siteId: SiteId, number: string): Promise<boolean> =>
  inTurn(siteId, async () => {
    const kept = await nextScanning(siteId);
    const now = kept.now ?? startScanning('pick');
    const set = (await knownHotel(siteId, `TH:${number}`, now, null)).set(number);
    if (!set || !handled(set.state, 'miss')) return false;
    const intent = { handling: 'miss', set, place: null, unseen: [], override: [] } as const;
    const sign = { kind: 'done', intent, moved: false } as const;
    await keepIntents(siteId, [intent], { ...kept, now: { ...now, last: intent, sign } });
    return true;
  });

/** Lets the wheels go that were just stopped at the gate. Resolves with what to show; with null where none were. */
export const letWheelsGo = (siteId: SiteId, because: GateReason): Promise<Sign | null> =>
  inTurn(siteId, async () => {
    const kept = await nextScanning(siteId);
    const sign = kept.now?.sign;
    if (!kept.now || sign?.kind !== 'mistake' || !sign.stop) return null;
    const hotel = await knownHotel(siteId, `TH:${sign.stop.set.set}`, kept.now, null);
    const step = letGo(kept.now, because, hotel);
    if (!step) return null;
    await keepStep(siteId, step, { ...kept, now: step.next });
    return step.next.sign;
  });

/** Takes back what was unloaded last, all of it: it is on the trolley again. */
export const takeBackUnloaded = (siteId: SiteId): Promise<Sign | null> =>
  inTurn(siteId, async () => {
    const now = (await keptScanning(siteId))?.now;
    if (now?.sign.kind !== 'unloaded') return null;
    let sign: Sign | null = null;
    for (let nth = 0; nth < now.sign.put; nth += 1) {
      const taken = await takeNow(siteId, 'CM:UNDO', { store: null });
      if (taken !== 'strange') sign = taken;
    }
    return sign;
  });

async function takeNow(
  siteId: SiteId,
  typed: string,
  { store, mode, isMeant, lookUp = false, onKept }: From,
): Promise<Sign | 'strange' | null> {
  const at = serverNow();
  const decided = await withDatabase((db) =>
    // All that it is decided on is read in one: each transaction more costs as much as what it reads.
    db.transaction('r', [db.scanning, ...hotelTables(db)], async () => {
      const kept = await nextScanning(siteId);
      const [last] = kept.codes;
      const now = lookUp ? startScanning('look_up') : workIn(mode, kept.now);
      const read = await meantBy(db, siteId, scannedCode(typed), now);
      const code = readCode(read);
      if (isMeant && !isMeant(code)) return 'strange';
      const isCommand = code.kind === 'command';
      // Somebody who has chosen another mode since means it.
      const isNew = isCommand || (!lookUp && now.sign.kind === 'ready');
      if (!isNew && last?.read === read && Math.abs(at - last.at) < sameWithin) return null;
      return { kept, read, step: scan(now, read, await hotelIn(db, siteId, read, now, store)) };
    }),
  );
  if (decided === null || decided === 'strange') return decided;
  const { kept, read, step } = decided;
  const { next } = step;
  const codes = [{ read, at, sign: next.sign }, ...kept.codes].slice(0, mostCodes);
  const session = isNotKnown(next, read, kept.codes[0]?.read)
    ? counted(kept.session, doerAt(siteId), { more: ['not_known'] })
    : kept.session;
  const after = { ...kept, now: lookUp ? kept.now : next, codes, ...(session && { session }) };
  await keepStep(siteId, step, after);
  onKept?.(after);
  return next.sign;
}

function workIn(mode: ScanMode | undefined, now: Scanning | null): Scanning {
  const meant = mode ?? now?.mode ?? 'look_up';
  return now?.mode === meant ? now : startAfter(meant, now);
}

/** Keeps where the work stands, with what was meant, where that is clear. */
async function keepStep(siteId: SiteId, { act, acts }: Step, after: ScanningRow): Promise<void> {
  if (acts) await keepIntents(siteId, acts, after);
  else if (!act) await withDatabase((db) => db.scanning.put(after));
  else if (act.kind === 'undo') await keepUndo(siteId, act.intent, after);
  else await keepIntents(siteId, [act.intent], after);
}
