import type { Input } from '#contract/kit/call.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import type { SiteId } from '#src/data/tokens.ts';
import type { Effect } from '#src/features/hotel/scanner/exports.ts';
import { scanner } from '../scanner.ts';
import { keepAndSend } from './keep-and-send.ts';

type Intake = Input<typeof wheelSetCalls.intake>['body'];

/** How a set stands that has come in. */
export const afterIntake = ({ place_id: place }: Intake): Effect['to'] =>
  place == null
    ? { state: 'received', place_id: null }
    : { state: 'stored', place_id: Number(place) };

/** Keeps a set that comes in, and sends it, as `keepAndSend` does. */
export async function sendIntake(
  siteId: SiteId,
  body: Intake,
  photos: readonly string[],
): Promise<number | null> {
  const { setKey } = await scanner();
  const again = body.again == null ? null : Number(body.again);
  const who = body.licenseplate ?? '';
  const effect: Effect | null = again === null ? null : { set: again, to: afterIntake(body) };
  const intake = {
    call: wheelSetCalls.intake,
    input: { body },
    // In one order with what is scanned of it.
    objectKey: again === null ? `wheel-set/${crypto.randomUUID()}` : setKey(again),
    act: { words: 'wheel-sets:acts.intake', values: { who } },
    ...(effect && { effect }),
  } as const;
  return keepAndSend(siteId, intake, { photos, called: who, sets: again === null ? [] : [again] });
}
