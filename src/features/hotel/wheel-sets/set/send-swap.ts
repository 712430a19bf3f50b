import type { Input } from '#contract/kit/call.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import type { SiteId } from '#src/data/tokens.ts';
import type { Effect } from '#src/features/hotel/scanner/exports.ts';
import { scanner } from '../scanner.ts';
import { keepAndSend } from '../intake/keep-and-send.ts';
import { afterIntake } from '../intake/send-intake.ts';

interface Swapped {
  readonly set: { readonly id: number; readonly number: string; readonly plate: string };
  readonly body: Input<typeof wheelSetCalls.swap>['body'];
  readonly photos: readonly string[];
}

/** Keeps a change of season, and sends it, as `keepAndSend` does: both sets are in one order with what is scanned of them. */
export async function sendSwap(
  siteId: SiteId,
  { set, body, photos }: Swapped,
): Promise<number | null> {
  const { setKey } = await scanner();
  const again = body.off?.again == null ? null : Number(body.off.again);
  const effect: Effect = {
    set: set.id,
    to: { state: 'mounted', place_id: null },
    ...(body.off && again !== null && { and: { set: again, to: afterIntake(body.off) } }),
  };
  const swap = {
    call: wheelSetCalls.swap,
    input: { params: { id: set.id }, body },
    objectKey: setKey(set.id),
    ...(again !== null && { also: [setKey(again)] }),
    act: { words: 'wheel-sets:acts.swap', values: { set: set.number, plate: set.plate } },
    effect,
  } as const;
  const sets = again === null ? [set.id] : [set.id, again];
  return keepAndSend(siteId, swap, { photos, called: set.plate, sets });
}
