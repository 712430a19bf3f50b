import type { Tx } from '../../open.ts';
import { insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';

const names = { NO: 'Etikettskriver i resepsjonen', SE: 'Etikettskrivare i receptionen' } as const;

/** Where each workshop prints its labels: by the browser, since the demo has no printer in its network. */
export async function seedPrinters(tx: Tx, sites: readonly DemoSite[]): Promise<void> {
  await insertRows(
    tx,
    'printers',
    sites
      .filter(({ kind }) => kind === 'workshop')
      .map(({ chainId, id, country }) => ({
        chain_id: chainId,
        site_id: id,
        name: names[country],
        kind: 'browser',
        address: '',
        size: '60x90',
        resolution: '203',
        wheel_labels: false,
        set_labels: false,
        place_labels: false,
      })),
  );
}
