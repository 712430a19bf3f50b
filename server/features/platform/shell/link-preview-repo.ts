import type { Tx } from '#server/db/open.ts';
import type { LinkKind } from '#server/kit/links/link-repo.ts';

/** The workshop behind an address: which it is, what it is called, and the country that it is in. */
export interface Behind {
  readonly chainId: number;
  readonly siteId: number;
  readonly site: string;
  readonly country: string;
}

/** The workshop that a link leads to, by the hash of its code; undefined where it leads nowhere. Noted as opened it is not. For the system alone. */
export const behindLink = (tx: Tx, kind: LinkKind, hash: Buffer): Promise<Behind | undefined> =>
  tx
    .selectFrom('links as l')
    .innerJoin('sites as s', (join) =>
      join.onRef('s.chain_id', '=', 'l.chain_id').onRef('s.id', '=', 'l.site_id'),
    )
    .innerJoin('companies as c', (join) =>
      join.onRef('c.chain_id', '=', 's.chain_id').onRef('c.id', '=', 's.company_id'),
    )
    .select(['s.chain_id as chainId', 's.id as siteId', 's.name as site', 'c.country'])
    .where('l.code_hash', '=', hash)
    .where('l.kind', '=', kind)
    .where('l.revoked_at', 'is', null)
    .where('s.active', '=', true)
    .executeTakeFirst();

/** The workshop of a portal that was published. For the system alone. */
export const behindPortal = (tx: Tx, slug: string): Promise<Behind | undefined> =>
  tx
    .selectFrom('booking_portals as p')
    .innerJoin('sites as s', (join) =>
      join.onRef('s.chain_id', '=', 'p.chain_id').onRef('s.id', '=', 'p.site_id'),
    )
    .innerJoin('companies as c', (join) =>
      join.onRef('c.chain_id', '=', 's.chain_id').onRef('c.id', '=', 's.company_id'),
    )
    .select(['s.chain_id as chainId', 's.id as siteId', 's.name as site', 'c.country'])
    .where('p.slug', '=', slug)
    .where('p.state', '<>', 'draft')
    .where('p.archived_at', 'is', null)
    .where('s.active', '=', true)
    .executeTakeFirst();
