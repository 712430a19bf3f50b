import type { Tx } from '../../open.ts';
import { insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';

const titles = {
  NO: ['Hjulbolter trukket til med moment', 'Dekktrykk stilt', 'Bilen prøvekjørt'],
  SE: ['Hjulbultar dragna med moment', 'Däcktryck inställt', 'Bilen provkörd'],
} as const;

/** What each workshop checks at an order before it is done; the last only where there is time. */
export async function seedChecks(tx: Tx, sites: readonly DemoSite[]): Promise<void> {
  await insertRows(
    tx,
    'order_checks',
    sites
      .filter(({ kind }) => kind === 'workshop')
      .flatMap(({ chainId, id, country }) =>
        titles[country].map((title, nth) => ({
          chain_id: chainId,
          site_id: id,
          title,
          position: (nth + 1) * 100,
          needed: nth < 2,
          photo: nth === 0,
        })),
      ),
  );
}
