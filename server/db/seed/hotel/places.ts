import { placesOf } from '#contract/hotel/storage-places/place-rules.ts';
import type { Tx } from '../../open.ts';
import { insertNumbered } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';

/** A place of the demo, free for a set. */
export interface DemoPlace {
  readonly id: number;
  readonly blocked: boolean;
}

interface Area {
  readonly warehouse: string;
  readonly kind: 'site' | 'container';
  readonly zone: string;
  readonly pattern: string;
  readonly rack: string;
}

const hall = { warehouse: 'Hall', kind: 'site' } as const;
const containers = { warehouse: 'Containere', kind: 'container', rack: '' } as const;

// 4,040 places where a house keeps many, and 120 where it keeps few.
const large: readonly Area[] = [
  { ...hall, zone: 'Nord', pattern: '{A..H}.{01..30}-{1..6}', rack: '' },
  { ...hall, zone: 'Sør', pattern: '{J..Q}.{01..30}-{1..6}', rack: 'yellow' },
  { ...hall, zone: 'Galleri', pattern: '{R..U}.{01..30}-{1..6}', rack: 'silver' },
  { ...containers, zone: 'Gård', pattern: 'K{1..4}.{01..20}-{1..4}' },
  { ...containers, zone: 'Rampe', pattern: 'K{5..6}.{01..15}-{1..4}' },
];
const small: readonly Area[] = [{ ...hall, zone: '', pattern: '{A..B}.{01..15}-{1..4}', rack: '' }];

const blockedEvery = 211;

/** The warehouses of a site with their places, each for one set. Every now and then one is broken. */
export async function seedPlaces(
  tx: Tx,
  site: DemoSite,
  size: 'small' | 'large',
  halls: number,
): Promise<DemoPlace[]> {
  const areas = size === 'small' ? small : large;
  const own = { chain_id: site.chainId, site_id: site.id };
  const places: DemoPlace[] = [];
  for (let nth = 1; nth <= halls; nth += 1) {
    const named = (name: string) => (nth === 1 ? name : `${name} ${nth}`);
    const names = [...new Map(areas.map(({ warehouse, kind }) => [warehouse, kind]))];
    const ids = await insertNumbered(
      tx,
      'warehouses',
      names.map(([name, kind]) => ({ ...own, name: named(name), kind })),
    );
    const idOf = new Map(names.map(([name], at) => [name, ids[at]!]));
    const rows = areas.flatMap(({ warehouse, zone, pattern, rack }) =>
      (placesOf(pattern) as readonly string[]).map((code) => ({
        ...own,
        warehouse_id: idOf.get(warehouse)!,
        code,
        zone,
        rack,
        room: 1,
        blocked: '',
      })),
    );
    rows.forEach((one, at) => at % blockedEvery === 7 && (one.blocked = 'Bent beam'));
    const made = await insertNumbered(tx, 'storage_places', rows);
    places.push(...made.map((id, at) => ({ id, blocked: rows[at]!.blocked !== '' })));
  }
  return places;
}
