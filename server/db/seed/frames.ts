import type { Tx } from '../open.ts';
import type { DemoSite } from './organisation.ts';

/** One site with a cash register and one with an application from before ours: pages of this server play both. */
export async function seedFrames(tx: Tx, sites: readonly DemoSite[]): Promise<void> {
  for (const site of sites) {
    const own = { chain_id: site.chainId, site_id: site.id };
    if (site.name === 'Nordhjul Alnabru') {
      await tx
        .insertInto('cash_register_settings')
        .values({ ...own, url: '/demo/easypos' })
        .execute();
    }
    if (site.name === 'Däckhuset Sollentuna') {
      await tx
        .insertInto('legacy_settings')
        .values({ ...own, url: '/demo/legacy' })
        .execute();
    }
  }
}
