import type { Tx } from '../open.ts';

/** One site as the rest of the demo needs it. */
export interface DemoSite {
  readonly chainId: number;
  readonly companyId: number;
  readonly id: number;
  readonly name: string;
  readonly country: 'NO' | 'SE';
  readonly timezone: string;
  readonly kind: 'workshop' | 'warehouse';
}

// The numbers carry the right check digits. Norway's test register numbers its companies from 3 on,
// so that none of them is anybody's; Sweden has not come as far as 559999 yet.
const chains = [
  {
    chain: { name: 'Nordhjul', country: 'NO', currency: 'NOK' },
    company: { name: 'Nordhjul AS', org_number: '310529672' },
    timezone: 'Europe/Oslo',
    sites: [
      { name: 'Nordhjul Alnabru', town: 'Oslo', kind: 'workshop' },
      { name: 'Nordhjul Lade', town: 'Trondheim', kind: 'workshop' },
      { name: 'Nordhjul Lager Vestby', town: 'Vestby', kind: 'warehouse' },
    ],
  },
  {
    chain: { name: 'Däckhuset', country: 'SE', currency: 'SEK' },
    company: { name: 'Däckhuset i Väst AB', org_number: '559999-4810' },
    timezone: 'Europe/Stockholm',
    sites: [
      { name: 'Däckhuset Hisingen', town: 'Göteborg', kind: 'workshop' },
      { name: 'Däckhuset Sollentuna', town: 'Sollentuna', kind: 'workshop' },
    ],
  },
] as const;

/** The two chains with their companies and sites. */
export async function seedOrganisation(tx: Tx): Promise<DemoSite[]> {
  const all: DemoSite[] = [];
  for (const { chain, company, timezone, sites } of chains) {
    const { id: chainId } = await tx
      .insertInto('chains')
      .values(chain)
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: companyId } = await tx
      .insertInto('companies')
      .values({ ...company, chain_id: chainId, country: chain.country })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const site of sites) {
      const { id } = await tx
        .insertInto('sites')
        .values({ ...site, chain_id: chainId, company_id: companyId, timezone })
        .returning('id')
        .executeTakeFirstOrThrow();
      all.push({
        chainId,
        companyId,
        id,
        timezone,
        country: chain.country,
        name: site.name,
        kind: site.kind,
      });
    }
  }
  return all;
}
