import { removeFiles } from '#server/features/hotel/wheel-sets/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { now } from '#server/kit/clock.ts';
import { deleteForgottenPhoto, forgetRemoved, forgottenOrderPhotos } from './order-photos-repo.ts';

const portion = 200;
// For as long (ms) a photo that was taken away can be taken back.
const kept = 24 * 3_600_000;

/** The files of photos of orders go with who was forgotten, and a day after somebody took them away. */
export function orderPhotosJobs(app: AppContext): void {
  app.jobs.add({
    name: 'forget-order-photos',
    cron: '*/10 * * * *',
    work: () => removePhotos(app),
  });
}

/** Takes away the files of photos that were forgotten, and then their rows: whatever comes between, it goes on the next time. */
export async function removePhotos({ db, files }: AppContext): Promise<void> {
  const until = new Date(now().getTime() - kept);
  await db.transaction('system', (tx) => forgetRemoved(tx, until));
  for (;;) {
    const gone = await db.transaction('system', (tx) => forgottenOrderPhotos(tx, portion));
    for (const { file } of gone) await removeFiles(files, file);
    await db.transaction('system', async (tx) => {
      for (const { chain_id: chainId, id } of gone) await deleteForgottenPhoto(tx, chainId, id);
    });
    if (gone.length < portion) return;
  }
}
