import { whiteLabelCalls, type HostBranding } from '#contract/platform/white-label.ts';
import { fieldErrorsOf, redirectsInARing } from '#contract/platform/white-label-rules.ts';
import type { Tx } from '#server/db/open.ts';
import { audit } from '#server/kit/audit-repo.ts';
import type { Caller } from '#server/kit/caller/caller.ts';
import { AppError, changedElsewhere } from '#server/kit/errors.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { mount } from '#server/kit/mount.ts';
import {
  deleteBranding,
  hostBrandings,
  insertBranding,
  lockHosts,
  updateBranding,
} from './white-label-repo.ts';

interface ChangeContext {
  readonly db: Tx;
  readonly caller: Caller;
  readonly requestId: string;
  readonly address: string;
}

/** How the product looks on each host: for superusers. */
export function whiteLabelRoutes(app: AppContext): void {
  mount(
    app,
    whiteLabelCalls,
    'system',
  )({
    list: async ({ db }) => ({ data: await hostBrandings(db) }),
    one: async ({ db, params }) => ({ data: await brandingOf(db, params.host) }),
    add: async ({ body, ...context }) => {
      await checkBranding(context.db, body);
      await insertBranding(context.db, body);
      await note(context, 'white_label.add', { after: body });
      return { data: await brandingOf(context.db, body.host) };
    },
    save: async ({ params, body, ...context }) => {
      await checkBranding(context.db, body, params.host);
      const before = await brandingOf(context.db, params.host);
      const saved = await updateBranding(context.db, params.host, body);
      if (!saved) throw changedElsewhere(await brandingOf(context.db, params.host));
      const after = await brandingOf(context.db, body.host);
      await note(context, 'white_label.save', { before, after });
      return { data: after };
    },
    remove: async ({ params, ...context }) => {
      const before = await brandingOf(context.db, params.host);
      await deleteBranding(context.db, params.host);
      await note(context, 'white_label.remove', { before });
      return { data: null };
    },
  });
}

async function brandingOf(tx: Tx, host: string) {
  const [branding] = await hostBrandings(tx, host);
  if (!branding) throw new AppError('common.not_found');
  return branding;
}

/** Throws `white-label.not_valid` with the fields, `white-label.host_taken`. `was` is the host before it is renamed. */
async function checkBranding(tx: Tx, branding: HostBranding, was?: string): Promise<void> {
  const errors = fieldErrorsOf(branding);
  if (Object.keys(errors).length > 0) throw new AppError('white-label.not_valid', {}, errors);
  await lockHosts(tx);
  const others = (await hostBrandings(tx)).filter(({ host }) => host !== was);
  if (others.some(({ host }) => host === branding.host)) {
    throw new AppError('white-label.host_taken', {}, { host: 'fields.host_taken' });
  }
  const nextOf = new Map(
    others.flatMap(({ host, redirectHost }) => (redirectHost ? [[host, redirectHost]] : [])),
  );
  if (branding.redirectHost && redirectsInARing(branding.host, branding.redirectHost, nextOf)) {
    throw new AppError('white-label.not_valid', {}, { redirectHost: 'fields.redirect_loop' });
  }
}

function note({ db, caller, requestId, address }: ChangeContext, action: string, detail: object) {
  const { userId, chainId, siteId } = caller;
  return audit(db, {
    action,
    userId,
    chainId,
    siteId,
    entity: 'white_label',
    detail: { ...detail },
    requestId,
    address,
  });
}
