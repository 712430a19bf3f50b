import { whiteLabelCalls, type HostLook } from '#contract/white-label.ts';
import { faultsOf, redirectsInARing } from '#contract/white-label-rules.ts';
import type { Tx } from '#server/db/open.ts';
import { audit } from '#server/kit/audit-repo.ts';
import type { Caller } from '#server/kit/caller.ts';
import { AppError, changedElsewhere } from '#server/kit/errors.ts';
import type { House } from '#server/kit/house.ts';
import { mount } from '#server/kit/mount.ts';
import { deleteLook, hostLooks, insertLook, lockHosts, updateLook } from './white-label-repo.ts';

interface Asked {
  readonly db: Tx;
  readonly caller: Caller;
  readonly requestId: string;
  readonly address: string;
}

/** How the product looks on each host: for superusers. */
export function whiteLabelRoutes(house: House): void {
  mount(
    house,
    whiteLabelCalls,
    'system',
  )({
    list: async ({ db }) => ({ data: await hostLooks(db) }),
    one: async ({ db, params }) => ({ data: await lookOf(db, params.host) }),
    add: async ({ body, ...asked }) => {
      await checkLook(asked.db, body);
      await insertLook(asked.db, body);
      await note(asked, 'white_label.add', { after: body });
      return { data: await lookOf(asked.db, body.host) };
    },
    save: async ({ params, body, ...asked }) => {
      await checkLook(asked.db, body, params.host);
      const before = await lookOf(asked.db, params.host);
      const saved = await updateLook(asked.db, params.host, body);
      if (!saved) throw changedElsewhere(await lookOf(asked.db, params.host));
      const after = await lookOf(asked.db, body.host);
      await note(asked, 'white_label.save', { before, after });
      return { data: after };
    },
    remove: async ({ params, ...asked }) => {
      const before = await lookOf(asked.db, params.host);
      await deleteLook(asked.db, params.host);
      await note(asked, 'white_label.remove', { before });
      return { data: null };
    },
  });
}

async function lookOf(tx: Tx, host: string) {
  const [look] = await hostLooks(tx, host);
  if (!look) throw new AppError('common.not_found');
  return look;
}

/** Throws `white-label.not_valid` with the fields, `white-label.host_taken`. `was` is the host before it is renamed. */
async function checkLook(tx: Tx, look: HostLook, was?: string): Promise<void> {
  const faults = faultsOf(look);
  if (Object.keys(faults).length > 0) throw new AppError('white-label.not_valid', {}, faults);
  await lockHosts(tx);
  const others = (await hostLooks(tx)).filter(({ host }) => host !== was);
  if (others.some(({ host }) => host === look.host)) {
    throw new AppError('white-label.host_taken', {}, { host: 'fields.host_taken' });
  }
  const nextOf = new Map(
    others.flatMap(({ host, redirectHost }) => (redirectHost ? [[host, redirectHost]] : [])),
  );
  if (look.redirectHost && redirectsInARing(look.host, look.redirectHost, nextOf)) {
    throw new AppError('white-label.not_valid', {}, { redirectHost: 'fields.redirect_loop' });
  }
}

function note({ db, caller, requestId, address }: Asked, action: string, detail: object) {
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
