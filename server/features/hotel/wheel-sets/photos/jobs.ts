import { announce, notifyOfFault } from '#server/features/platform/notifications/exports.ts';
import type { Tx } from '#server/db/open.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { compareFiles, removeFiles } from './photo-files.ts';
import { deleteForgotten, filesOfPhotos, forgottenPhotos } from './photos-repo.ts';

/** The files of photos go with who was forgotten, and it is proved each night that the others are there. */
export function wheelPhotosJobs(app: AppContext, others: OtherFiles): void {
  app.jobs.add({
    name: 'forget-photos',
    cron: '*/10 * * * *',
    work: () => removeForgotten(app),
  });
  app.jobs.add({ name: 'prove-photos', cron: '41 3 * * *', work: () => provePhotos(app, others) });
}

/** The drawn names of photos that stand beside those of wheels, of all chains. */
type OtherFiles = (tx: Tx) => Promise<readonly string[]>;

const portion = 200;

/** Takes away the files of photos that were forgotten, and then their rows: whatever comes between, it goes on the next time. */
export async function removeForgotten({ db, files }: AppContext): Promise<void> {
  for (;;) {
    const gone = await db.transaction('system', (tx) => forgottenPhotos(tx, portion));
    for (const { file } of gone) await removeFiles(files, file);
    await db.transaction('system', async (tx) => {
      for (const { chain_id: chainId, id } of gone) await deleteForgotten(tx, chainId, id);
    });
    if (gone.length < portion) return;
  }
}

/** Notifies the managers of each site, once a day, of which sets photos are lost; of files that belong to no photo it writes to the log. */
export async function provePhotos(
  app: AppContext,
  others: OtherFiles = () => Promise.resolve([]),
): Promise<void> {
  const rows = await app.db.transaction('system', filesOfPhotos);
  const elsewhere = await app.db.transaction('system', others);
  const own = rows.map(({ file }) => file);
  const { lost, strangers } = await compareFiles(app.files, [...own, ...elsewhere]);
  if (strangers > 0) app.http.log.warn({ files: strangers }, 'files belong to no photo');
  const lostBySite = Map.groupBy(
    rows.filter(({ file }) => lost.has(file)),
    ({ site_id: siteId }) => siteId,
  );
  for (const [siteId, photos] of lostBySite) {
    const chainId = photos[0]!.chain_id;
    const sets = [...new Set(photos.map(({ number }) => number))];
    app.http.log.error({ chainId, siteId, sets }, 'photos are lost');
    await notifyOfFault(app, {
      chainId,
      siteId,
      what: 'photos_lost',
      key: (part) => `wheel-sets:told.photos.${part}`,
      names: sets,
      count: photos.length,
    });
  }
  if (lostBySite.size > 0) await announce(app);
}
