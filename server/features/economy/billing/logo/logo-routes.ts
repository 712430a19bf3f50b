import { companyLogoCalls, logoAddress, type CompanyLogo } from '#contract/economy/company-logo.ts';
import type { PhotoSize } from '#contract/hotel/wheel-sets/photo-rules.ts';
import { keepFiles, readPicture, removeFiles } from '#server/features/hotel/wheel-sets/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { auditCaller } from '#server/kit/audit-repo.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Files } from '#server/kit/files/files.ts';
import { mount, mountUnmanaged } from '#server/kit/mount.ts';
import { isLogo, logoOf, writeLogo } from './logo-repo.ts';

/** The logo of a company: kept as photos are, and shown to all who were given its drawn name. */
export function logoRoutes(app: AppContext): void {
  const { read, keep, remove, picture } = companyLogoCalls;
  mount(app, { read, remove })({
    read: async ({ db, caller }) => ({ data: shown(await logoOf(db, caller)) }),
    remove: async (context) => {
      const { db, caller } = context;
      if ((await logoOf(db, caller)) !== null) {
        await writeLogo(db, caller, null);
        await auditCaller(context, 'company_logo.remove');
      }
      return { data: shown(null) };
    },
  });
  // Of whom it is asked nobody knows who they are: it stands on all that the company gives away.
  mount(
    app,
    { picture },
    'system',
  )({
    picture: async ({ db, params: { file }, query: { size } }) => {
      if (!(await isLogo(db, file))) throw new AppError('common.not_found');
      return { name: 'logo.jpg', type: 'image/jpeg', content: pictureOf(app.files, file, size) };
    },
  });
  // Files take their time: no transaction is open meanwhile.
  mountUnmanaged(app, { keep })({
    keep: async ({ body, transaction }) => {
      // The files first: no row is ever without.
      const file = await keepFiles(app.files, body);
      if (file === null) throw new AppError('billing.no_picture');
      let isNew = false;
      try {
        return await transaction(async (context) => {
          const { db, caller } = context;
          isNew = true;
          await writeLogo(db, caller, file);
          await auditCaller(context, 'company_logo.keep');
          return { data: shown(file) };
        });
      } finally {
        // Whether it was committed may be unknown: then the files stay.
        if (!isNew) await removeFiles(app.files, file);
      }
    },
  });
}

const shown = (file: string | null): CompanyLogo => ({
  address: file === null ? null : logoAddress(file, 'small'),
});

// Read while it is sent, when the transaction is over.
async function* pictureOf(files: Files, file: string, size: PhotoSize): AsyncGenerator<Uint8Array> {
  const picture = await readPicture(files, file, size);
  if (picture === null) throw new AppError('common.not_found');
  yield picture;
}
