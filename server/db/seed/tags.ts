import type { TaggedType } from '#contract/lists/tags.ts';
import type { Tx } from '../open.ts';
import { insertRows } from './insert-rows.ts';
import type { DemoSite } from './organisation.ts';

type Country = DemoSite['country'];
type Begun = readonly [no: string, se: string, color: string, type: TaggedType | ''];

// What a workshop starts with.
const begun: readonly Begun[] = [
  ['VIP', 'VIP', 'amber', ''],
  ['Flåte', 'Flotta', 'blue', ''],
  ['Ikke betalt', 'Ej betald', 'red', 'customers'],
  ['Garanti', 'Garanti', 'green', ''],
  ['Låsenøkkel mangler', 'Låsnyckel saknas', 'red', 'cars'],
  ['Skade på felg', 'Skada på fälg', 'amber', 'cars'],
  ['Skal ikke vaskes', 'Ska inte tvättas', 'grey', 'cars'],
  ['TPMS-batteri svakt', 'TPMS-batteri svagt', 'amber', 'cars'],
];

/** Each chain's tags, in its language. */
export async function seedTags(tx: Tx, sites: readonly DemoSite[]): Promise<void> {
  const chains = new Map<number, Country>(sites.map(({ chainId, country }) => [chainId, country]));
  const rows = [...chains].flatMap(([chain_id, country]) =>
    begun.map(([no, se, color, type]) => ({
      chain_id,
      name: country === 'NO' ? no : se,
      color,
      type,
    })),
  );
  await insertRows(tx, 'tags', rows);
}
