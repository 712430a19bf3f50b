import { ApiError } from '#src/data/api-errors.ts';
import { database } from '#src/data/database.ts';
import { drain } from '#src/data/outbox/outbox-drain.ts';
import { dismiss, enqueueAll, outboxRows, type AnyIntent } from '#src/data/outbox/outbox.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { takenIn } from '../await-answers.ts';
import { scanner } from '../scanner.ts';

// A user who has a slow line need not wait for it: it is kept.
const patience = 4_000;

/**
 * Keeps on the device that a set comes in, with its photos, and sends it. Resolves with the id that
 * the server answers where it does so soon, else with null: it waits. Throws why the server refused
 * it; then nothing waits. `sets` are those that are known already.
 */
export async function keepAndSend(
  siteId: SiteId,
  act: Omit<AnyIntent, 'siteId' | 'key'>,
  { photos, called, sets }: { photos: readonly string[]; called: string; sets: readonly number[] },
): Promise<number | null> {
  const key = crypto.randomUUID();
  const { objectKey } = act;
  // A user who has taken some has it already.
  const kept = photos.length > 0 ? await import('../photos/kept-photos.ts') : undefined;
  const taken = (await kept?.photosIn(photos)) ?? [];
  const shown = taken.map((photo) => kept!.photoIntent({ ...photo, objectKey }, called));
  const { dropOvertaken } = await scanner();
  await enqueueAll(siteId, [{ ...act, siteId, key }, ...shown], {
    writes: [database.photos],
    optimistic: async () => {
      await kept?.belongTo(photos, { objectKey, setId: null });
      // Where they are now answers what was asked about them before.
      for (const id of sets) await dropOvertaken(siteId, id);
    },
  });
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([drain(siteId), late]);
  const id = takenIn.get(key) ?? null;
  if (id !== null) return id;
  // A user who is notified at once mends it here, and not in the list of what was not sent.
  const rows = await outboxRows(siteId);
  const refused = rows.find((row) => row.key === key && row.state === 'refused');
  if (!refused?.actionError) return null;
  // Its photos stay with the form.
  for (const row of rows) if (photos.includes(row.key)) await dismiss(row.seq);
  await dismiss(refused.seq);
  throw new ApiError(refused.actionError.status, refused.actionError);
}
