import type { Input } from '#contract/kit/call.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { ApiError } from '#src/data/api-errors.ts';
import { database } from '#src/data/database.ts';
import { drain } from '#src/data/outbox/outbox-drain.ts';
import { dismiss, enqueueAll, outboxRows, type AnyIntent } from '#src/data/outbox/outbox.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { takenIn } from '../await-answers.ts';

const call = wheelSetCalls.intake;
// Whoever has a slow line need not wait for it: the set is kept.
const patience = 4_000;

/**
 * Keeps a set that comes in on the device and sends it. Resolves with its id when the server answers
 * soon, else with null: it waits. Throws why the server refused it; then nothing waits.
 */
export async function sendIntake(
  siteId: SiteId,
  body: Input<typeof call>['body'],
  photos: readonly string[],
): Promise<number | null> {
  const objectKey = `wheel-set/${body.again ?? crypto.randomUUID()}`;
  const act = {
    words: 'wheel-sets:acts.intake',
    values: { who: body.licenseplate ?? '' },
  } as const;
  // The same set may have come in before.
  takenIn.delete(objectKey);
  // Whoever has taken some has it already.
  const kept = photos.length > 0 ? await import('../photos/kept-photos.ts') : undefined;
  const taken = (await kept?.photosIn(photos)) ?? [];
  const intake: AnyIntent = { siteId, call, input: { body }, objectKey, act };
  const shown = taken.map((photo) => kept!.photoIntent({ ...photo, objectKey }, act.values.who));
  await enqueueAll(siteId, [intake, ...shown], {
    writes: [database.photos],
    optimistic: async () => kept?.belongTo(photos, { objectKey, setId: null }),
  });
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([drain(siteId), late]);
  const id = takenIn.get(objectKey) ?? null;
  if (id !== null) return id;
  // Whoever is told at once mends it here, and not in the list of what was not sent.
  const rows = await outboxRows(siteId);
  const refused = rows.find((row) => row.objectKey === objectKey && row.state === 'refused');
  if (!refused?.actionError) return null;
  // Its photos stay with the form.
  for (const row of rows) if (photos.includes(row.key)) await dismiss(row.seq);
  await dismiss(refused.seq);
  throw new ApiError(refused.actionError.status, refused.actionError);
}
