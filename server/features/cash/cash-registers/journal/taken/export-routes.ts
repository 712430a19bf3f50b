import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import { exportCalls } from '#contract/cash/cash-registers/journal/export-calls.ts';
import { keyCalls } from '#contract/cash/cash-registers/journal/key-calls.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import { mount } from '#server/kit/mount.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { keyVersions, publicKeys } from '../keys-repo.ts';
import { nextKey } from '../next-key.ts';
import { nameOfFile, registerFileOf, saftFile } from '../saft/saft-file.ts';
import { exportLog, logExport, logPack } from './export-log-repo.ts';
import { packOf } from '../pack/pack.ts';
import { keysAsPem } from './keys-as-pem.ts';

/** What leaves the journals of a company, for who may give it away; who took it is written down first. */
export function exportRoutes(app: AppContext): void {
  mount(
    app,
    exportCalls,
  )({
    saft: async (context) => {
      await logExport(context, { kind: 'saft', ...context.query });
      context.afterCommit(() => publishChanged(app, cashRegisters, context.caller));
      return saftFile(context, context.query);
    },
    pack: async (context) => {
      const beside = await logPack(context, context.query);
      context.afterCommit(() => publishChanged(app, cashRegisters, context.caller));
      const file = await registerFileOf(context, context.query);
      if (!file) throw new AppError('cash-registers.no_seller');
      return {
        name: `${nameOfFile(file)}.zip`,
        type: 'application/zip',
        content: packOf(file, beside, context.language),
      };
    },
    log: ({ db, query }) => exportLog(db, query.page),
  });
  mount(
    app,
    keyCalls,
  )({
    keys: async ({ db, caller }) => ({ data: await keyVersions(db, caller) }),
    makeKey: async (context) => {
      const version = await nextKey(app, context);
      context.afterCommit(() => publishChanged(app, cashRegisters, context.caller));
      return { data: { version } };
    },
    publicKeys: async ({ db, caller }) => ({
      name: 'public-keys.pem',
      type: 'application/x-pem-file',
      content: keysAsPem(await publicKeys(db, caller)),
    }),
  });
}
