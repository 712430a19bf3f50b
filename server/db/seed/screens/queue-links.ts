import { createHash } from 'node:crypto';
import type { Tx } from '../../open.ts';
import type { DemoSite } from '../organisation.ts';

/** What stands in the demo's lobby and at its entrance. Elsewhere codes cannot be guessed; these can, and show made-up people. */
export const demoScreens = [
  { kind: 'lobby', name: 'Over sofaen', code: 'demo-lobby', path: '/screens/queue/demo-lobby' },
  { kind: 'kiosk', name: 'Inngangen', code: 'demo-kiosk', path: '/kiosk/demo-kiosk' },
] as const;

/** A lobby screen and a kiosk at one site. */
export async function seedQueueLinks(tx: Tx, sites: readonly DemoSite[]): Promise<void> {
  const site = sites.find(({ name }) => name === 'Nordhjul Alnabru');
  if (!site) return;
  await tx
    .insertInto('links')
    .values(
      demoScreens.map(({ kind, name, code }) => ({
        chain_id: site.chainId,
        site_id: site.id,
        kind,
        name,
        code_hash: createHash('sha256').update(code).digest(),
      })),
    )
    .execute();
}
