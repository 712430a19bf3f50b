import type { PhotoSize } from '#contract/hotel/wheel-sets/photo-rules.ts';
import { wheelPhotoCalls } from '#contract/hotel/wheel-sets/wheel-photos.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Files } from '#server/kit/files/files.ts';
import { mount, mountUnmanaged } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { lifeOf } from './life.ts';
import { keepFiles, readPicture, removeFiles } from './photo-files.ts';
import {
  archivePhoto,
  photoOfIntent,
  photosOfSet,
  photoWithId,
  wheelPhotoOf,
  writePhoto,
} from './photos-repo.ts';
import type { writeEvidence as WriteEvidence } from './write-evidence.ts';

/** Photos of wheels: they come, are shown to who may read their set, are archived, and prove its life. */
export function wheelPhotosRoutes(app: AppContext): void {
  const {
    photos,
    addPhoto,
    photo,
    archivePhoto: archive,
    evidence,
    evidenceLetters,
  } = wheelPhotoCalls;
  mount(app, { photos, photo, archive, evidence, evidenceLetters })({
    photos: async ({ db, params: { id } }) => {
      await rowWithId(db, wheelSets, id);
      return { data: (await photosOfSet(db, id)).map(wheelPhotoOf) };
    },
    photo: async ({ db, params: { id }, query: { size } }) => {
      const { file } = found(await photoWithId(db, id));
      const content = pictureOf(app.files, file, size);
      return { name: `${id}.jpg`, type: 'image/jpeg', content };
    },
    archive: async ({ db, params: { id }, body: { reason }, now, caller, afterCommit }) => {
      found(await photoWithId(db, id));
      const isNew = await archivePhoto(db, caller, { id, reason, at: now });
      if (!isNew) throw new AppError('common.archived');
      afterCommit(() => publishChanged(app, wheelSets, caller));
      return { data: wheelPhotoOf(found(await photoWithId(db, id))) };
    },
    evidence: async ({ db, params: { id }, language, now, caller: { timezone, siteName } }) => {
      const life = await lifeOf(db, id);
      const content = evidenceOf(life, app.files, { language, timezone, site: siteName, now });
      return { name: `${life.set.number}.pdf`, type: 'application/pdf', content };
    },
    evidenceLetters: async ({ db, params: { id }, caller: { siteName } }) => {
      const { missingLetters } = await import('#server/kit/paper/fonts.ts');
      // All that somebody has written is in it; our own words have no such letters.
      const texts = [JSON.stringify(await lifeOf(db, id)), siteName];
      return { data: { missing: missingLetters(texts) } };
    },
  });
  // Files take their time: no transaction is open meanwhile.
  mountUnmanaged(app, { addPhoto })({
    addPhoto: async ({ params: { id: setId }, body, now, transaction }) => {
      const takenAt = new Date(Math.min(Date.parse(body.taken_at), now.getTime()));
      // The files first: no row is ever without.
      const file = await keepFiles(app.files, body);
      let isNew = false;
      try {
        return await transaction(async ({ db, caller, afterCommit }) => {
          await rowWithId(db, wheelSets, setId);
          if (file === null) throw new AppError('wheel-sets.no_photo');
          isNew = await writePhoto(db, caller, { ...body, setId, file, takenAt });
          if (isNew) afterCommit(() => publishChanged(app, wheelSets, caller));
          return { data: wheelPhotoOf(found(await photoOfIntent(db, body.intent))) };
        });
      } finally {
        // Whether it was committed may be unknown: then the files stay.
        if (file !== null && !isNew) await removeFiles(app.files, file);
      }
    },
  });
}

function found<T>(what: T | null | undefined): T {
  if (what == null) throw new AppError('common.not_found');
  return what;
}

// Both are read while they are sent, when the transaction is over.
async function* pictureOf(files: Files, file: string, size: PhotoSize): AsyncGenerator<Uint8Array> {
  yield found(await readPicture(files, file, size));
}

async function* evidenceOf(
  ...args: Parameters<typeof WriteEvidence>
): AsyncGenerator<string | Uint8Array> {
  const { writeEvidence } = await import('./write-evidence.ts');
  yield* await writeEvidence(...args);
}
