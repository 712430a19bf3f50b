import type { Wheel } from '#contract/hotel/wheel-sets/wheels.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import { wheelPlaces } from '#contract/hotel/label-codes.ts';

/** The wheels of a set, axle by axle. */
export async function wheelsOf(tx: Tx, setId: number): Promise<Wheel[]> {
  const rows = await tx.selectFrom('wheels').selectAll().where('set_id', '=', setId).execute();
  return rows
    .map(({ chain_id: _, site_id: __, set_id: ___, ...wheel }) => wheel as Wheel)
    .toSorted((a, b) => wheelPlaces.indexOf(a.position) - wheelPlaces.indexOf(b.position));
}

/** Writes the wheels of a set in place of those that were known. */
export async function replaceWheels(
  tx: Tx,
  { chainId, siteId }: Pick<Actor, 'chainId' | 'siteId'>,
  setId: number,
  wheels: readonly Wheel[],
): Promise<void> {
  await tx.deleteFrom('wheels').where('set_id', '=', setId).execute();
  await tx
    .insertInto('wheels')
    .values(
      wheels.map((wheel) => ({ chain_id: chainId, site_id: siteId, set_id: setId, ...wheel })),
    )
    .execute();
}
