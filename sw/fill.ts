import { dropOldAssets, isWhole, keepAssets, type File } from './assets.ts';
import { hasPage, keepPage } from './page.ts';

const atMostEvery = 10_000;
let looked = 0;

/**
 * Keeps the app again where the system or a person has cleared what was kept: without this the device would have
 * nothing to open without network, for as long as the worker lives. Looked for at each visit, and now and then between
 * them; what cannot be had is tried again the next time.
 */
export async function fillAgain(
  files: readonly File[],
  build: string,
  isVisit: boolean,
): Promise<void> {
  if (!isVisit && Date.now() - looked < atMostEvery) return;
  looked = Date.now();
  try {
    if (!(await isWhole())) {
      await keepAssets(files, build);
      await dropOldAssets(files);
    }
    if (!(await hasPage(build))) await keepPage(build);
  } catch {
    // Without network, or the server has another build, which brings its own worker.
  }
}
