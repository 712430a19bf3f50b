import { treadThresholdsCalls } from '#contract/tread-depth/thresholds.ts';
import { audit } from '#server/kit/audit-repo.ts';
import { changedElsewhere } from '#server/kit/errors.ts';
import type { House } from '#server/kit/house.ts';
import { mount, type Context } from '#server/kit/mount.ts';
import {
  chainThresholdsOf,
  saveThresholds,
  siteThresholdsOf,
  standardOf,
  tyreLaws,
} from './thresholds-repo.ts';

const { laws, standard, chain, saveChain, site, saveSite } = treadThresholdsCalls;
type Saving = Context<typeof saveChain> | Context<typeof saveSite>;

/** The depths at which new tyres are advised. */
export function thresholdsRoutes(house: House): void {
  mount(house, { laws, standard, chain, saveChain, site, saveSite })({
    laws: async ({ db }) => ({ data: await tyreLaws(db) }),
    standard: async ({ db, caller }) => {
      const { laws: all, ...rest } = await standardOf(db, caller);
      return { data: { ...rest, laws: [...all] } };
    },
    chain: async ({ db, caller }) => ({ data: await chainThresholdsOf(db, caller) }),
    saveChain: async (asked) => {
      await save(asked, null);
      return { data: await chainThresholdsOf(asked.db, asked.caller) };
    },
    site: async ({ db, caller }) => ({ data: await siteThresholdsOf(db, caller) }),
    saveSite: async (asked) => {
      await save(asked, asked.caller.siteId);
      return { data: await siteThresholdsOf(asked.db, asked.caller) };
    },
  });
}

async function save({ db, caller, body, requestId, address }: Saving, forSite: number | null) {
  const { chainId, siteId, userId } = caller;
  const read = () => (forSite === null ? chainThresholdsOf : siteThresholdsOf)(db, caller);
  const before = await read();
  if (!(await saveThresholds(db, chainId, forSite, body))) {
    throw changedElsewhere(await read());
  }
  await audit(db, {
    action: 'tread_thresholds.save',
    chainId,
    siteId,
    userId,
    entity: 'tread_thresholds',
    detail: { forSite, before, after: body },
    requestId,
    address,
  });
}
