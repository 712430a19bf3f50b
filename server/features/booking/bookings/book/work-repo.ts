import { sql } from 'kysely';
import type { Assignment } from '#contract/booking/slots/candidate.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import type { WorkLine } from '../free/work-lines.ts';

/** Whose work it is: a booking's, or kept for whoever is typing. */
export type WorkOf = { readonly booking_id: number } | { readonly hold_id: number };

/** Writes the lines of a booking or a hold with what is taken for each; nothing is, where there is no assignment. */
export async function insertWork(
  tx: Tx,
  { chainId, siteId }: Pick<Actor, 'chainId' | 'siteId'>,
  of: WorkOf,
  lines: readonly WorkLine[],
  assignment: Assignment | null,
): Promise<void> {
  const own = { chain_id: chainId, site_id: siteId, ...of };
  let nth = 0;
  const rows = lines.flatMap(({ work, ...line }) => {
    const done = work && assignment?.work.find((one) => one.work === nth);
    if (work) nth += 1;
    const [first = null, ...others] = done?.resourceIds ?? [];
    const during = {
      begins_at: done ? new Date(done.from) : null,
      ends_at: done ? new Date(done.to) : null,
    };
    return [
      { ...own, ...line, ...during, place_id: done?.placeId ?? null, resource_id: first },
      ...others.map((other) => ({
        ...own,
        ...further,
        ...during,
        place_id: null,
        resource_id: other,
      })),
    ];
  });
  await tx.insertInto('booking_work').values(rows).execute();
}

// Who helps with a line that stands there already.
const further = {
  service_id: null,
  addon_id: null,
  is_primary: false,
  name: '',
  quantity: 1,
  minutes: 0,
  price: null,
};

/** Takes away what a booking or a hold has taken. */
export const deleteWork = (tx: Tx, bookingId: number) =>
  tx.deleteFrom('booking_work').where('booking_id', '=', bookingId).execute();

/** Says how heavy and how high the car of a booking is. */
export async function setVehicle(
  tx: Tx,
  id: number,
  said: { readonly weight?: number; readonly height?: number },
): Promise<void> {
  if (Object.keys(said).length === 0) return;
  await tx.updateTable('bookings').set(said).where('id', '=', id).execute();
}

/** The names of what is done in a booking, and of where and by whom. */
export async function summaryOf(tx: Tx, id: number): Promise<{ services: string; places: string }> {
  const { rows } = await sql<{ services: string; places: string }>`
    select bookings_services(${id}) as services, bookings_places(${id}) as places`.execute(tx);
  return rows[0]!;
}
