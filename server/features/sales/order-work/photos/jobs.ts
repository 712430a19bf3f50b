import { removeFiles } from '#server/features/hotel/wheel-sets/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { deleteForgottenPhoto, forgottenOrderPhotos } from './order-photos-repo.ts';

const portion = 200;

/** The files of photos of orders go with who was forgotten. */
export function orderPhotosJobs(app: AppContext): void {
  app.jobs.add({
    name: 'forget-order-photos',
    cron: '*/10 * * * *',
    work: () => removeForgotten(app),
  });
}

/** Takes away the files of photos that were forgotten, and then their rows: whatever comes between, it goes on the next time. */
async function removeForgotten({ db, files }: AppContext): Promise<void> {
  for (;;) {
    const gone = await db.transaction('system', (tx) => forgottenOrderPhotos(tx, portion));
    for (const { file } of gone) await removeFiles(files, file);
    await db.transaction('system', async (tx) => {
      for (const { chain_id: chainId, id } of gone) await deleteForgottenPhoto(tx, chainId, id);
    });
    if (gone.length < portion) return;
  }
}
