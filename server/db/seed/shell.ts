import type { Tx } from '../open.ts';
import { insertRows } from './insert-rows.ts';
import type { DemoSite } from './organisation.ts';

/** Each workshop's calendar, and how the two chains' hosts look. */
export async function seedShell(tx: Tx, sites: readonly DemoSite[]): Promise<void> {
  await insertRows(
    tx,
    'calendars',
    sites
      .filter((site) => site.kind === 'workshop')
      .map((site) => ({
        chain_id: site.chainId,
        site_id: site.id,
        name: site.country === 'NO' ? 'Verksted' : 'Verkstad',
        is_default: true,
      })),
  );
  await tx
    .insertInto('white_labels')
    .values([
      {
        host: 'nordhjul.localhost',
        title: 'Nordhjul',
        language: 'nb',
        colors: JSON.stringify({ primary: '#0b5d7a', secondary: '#f2a900' }),
      },
      {
        host: 'dackhuset.localhost',
        title: 'Däckhuset',
        language: 'sv',
        colors: JSON.stringify({ primary: '#8a1f3d', secondary: '#2f6f4f' }),
      },
    ])
    .execute();
}
