import { orderWorkCalls } from '#contract/sales/order-work/order-work.ts';
import { orders } from '#contract/sales/orders.ts';
import type { PhotoSize } from '#contract/hotel/wheel-sets/photo-rules.ts';
import { keepFiles, readPicture, removeFiles } from '#server/features/hotel/wheel-sets/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Files } from '#server/kit/files/files.ts';
import { mount, mountUnmanaged } from '#server/kit/mount.ts';
import { writeHistory } from '#server/kit/resource/history-repo.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { titleOfCheck } from '../done-repo.ts';
import { viewOf } from '../routes.ts';
import {
  lockPhoto,
  orderPhotoOfIntent,
  orderPhotoWithId,
  orderPhotoOf,
  writeOrderPhoto,
  writeRemoved,
} from './order-photos-repo.ts';

/** Photos of what was seen while an order was worked at, kept as those of wheels are. */
export function orderPhotosRoutes(app: AppContext): void {
  const { photo, addPhoto, removePhoto } = orderWorkCalls;
  mount(app, { photo, removePhoto })({
    photo: async ({ db, params: { id }, query: { size } }) => {
      const { file } = found(await orderPhotoWithId(db, id));
      return { name: `${id}.jpg`, type: 'image/jpeg', content: pictureOf(app.files, file, size) };
    },
    removePhoto: async (context) => {
      const { db, caller, params, body, doneAt, afterCommit } = context;
      const { id, taken_by, removed_at } = found(await lockPhoto(db, params.id, body.intent));
      if (taken_by !== caller.userId && !caller.rights.has('orders.lead')) {
        throw new AppError('common.no_right', { right: 'orders.lead' });
      }
      if ((removed_at !== null) !== body.removed) {
        const by = caller.userId;
        await writeRemoved(db, id, body.removed ? { at: doneAt, by } : null);
        const action = body.removed ? 'remove_photo' : 'restore_photo';
        await writeHistory(context, orders, action, [{ id: params.id, changes: [] }]);
        afterCommit(() => publishChanged(app, orders, caller));
      }
      return { data: await viewOf(context, params.id) };
    },
  });
  // Files take their time: no transaction is open meanwhile.
  mountUnmanaged(app, { addPhoto })({
    addPhoto: async ({ params: { id }, body, now, transaction }) => {
      const taken_at = new Date(Math.min(Date.parse(body.taken_at), now.getTime()));
      // The files first: no row is ever without.
      const file = await keepFiles(app.files, body);
      let isNew = false;
      try {
        return await transaction(async ({ db, caller, afterCommit }) => {
          await rowWithId(db, orders, id);
          const { intent, check_id } = body;
          if (check_id !== null && (await titleOfCheck(db, check_id)) === undefined) {
            throw new AppError('common.wrong_input', {}, { check_id: 'fields.unknown' });
          }
          if (file === null) throw new AppError('order-work.no_photo');
          const written = { order_id: id, check_id, intent, file, taken_at };
          isNew = await writeOrderPhoto(db, caller, written);
          if (isNew) afterCommit(() => publishChanged(app, orders, caller));
          return { data: orderPhotoOf(found(await orderPhotoOfIntent(db, intent)), caller.userId) };
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

// Read while it is sent, when the transaction is over.
async function* pictureOf(files: Files, file: string, size: PhotoSize): AsyncGenerator<Uint8Array> {
  yield found(await readPicture(files, file, size));
}
