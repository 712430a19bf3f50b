import type { Language } from '#contract/platform/languages.ts';
import type { Tx } from '#server/db/open.ts';
import type { OpenLink } from '#server/kit/links/link-repo.ts';

/** An open site, and who can be looking at its queue now: the languages of its lobby screens, and the people with a page of their own. */
export interface Viewers {
  readonly site: Pick<OpenLink, 'chainId' | 'siteId' | 'siteName' | 'timezone'>;
  readonly lobbies: readonly (Language | null)[];
  readonly people: readonly number[];
}

/** Who looks at a site's queue; undefined for nobody. For the system alone. */
export async function viewersAt(tx: Tx, siteId: number, now: Date): Promise<Viewers | undefined> {
  const rows = await tx
    .selectFrom('sites as s')
    .innerJoin('links as l', (join) =>
      join.onRef('l.chain_id', '=', 's.chain_id').onRef('l.site_id', '=', 's.id'),
    )
    .select(['s.chain_id as chainId', 's.id as siteId', 's.name as siteName', 's.timezone'])
    .select(['l.language', 'l.person_id'])
    .distinct()
    .where('s.id', '=', siteId)
    .where('s.active', '=', true)
    .where('l.kind', 'in', ['lobby', 'visit'])
    .where('l.revoked_at', 'is', null)
    .where((is) => is.or([is('l.expires_at', 'is', null), is('l.expires_at', '>', now)]))
    .execute();
  const [site] = rows;
  return (
    site && {
      site,
      lobbies: rows.flatMap((row) => (row.person_id ? [] : [row.language as Language | null])),
      people: rows.flatMap(({ person_id }) => person_id ?? []),
    }
  );
}
