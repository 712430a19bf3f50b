import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';
import { networkOf } from '#server/kit/http/address.ts';
import { hashOf } from '#server/kit/keys/secret-code.ts';
import { seasonDays, type Booked } from './limit-rules.ts';
import { contactHashes, type OpenPortal } from './portal-repo.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** By what the bookings of strangers are counted; null of what was not given. */
export type UseKeys = Readonly<Record<keyof Booked, Buffer | null>>;

/** What a network is known by at a portal. */
export const networkHash = (portal: OpenPortal, address: string): Buffer =>
  hashOf(`network:${portal.id}:${networkOf(address)}`);

/** By what a booking is counted. */
export async function keysOf(
  tx: Tx,
  portal: OpenPortal,
  given: Readonly<Record<'mobile' | 'email' | 'licenseplate' | 'address', string>>,
): Promise<UseKeys> {
  return {
    ...(await contactHashes(tx, portal.country, given)),
    plate: given.licenseplate === '' ? null : hashOf(`plate:${given.licenseplate}`),
    network: networkHash(portal, given.address),
    portal: hashOf(`portal:${portal.id}`),
  };
}

/**
 * How often these have booked in the whole chain. Until the transaction ends nobody else books with
 * one of them: many at once are counted one after another.
 */
export async function bookedSince(tx: Tx, keys: UseKeys, now: Date): Promise<Booked> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const season = before(seasonDays * dayMs);
  const { mobile, email, plate, network, portal } = keys;
  // In one order, so that no two deadlock.
  const shared = [mobile, email, plate].flatMap((key) => key?.toString('hex') ?? []).toSorted();
  for (const key of shared) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
  }
  const count = (key: Buffer | null, since: Date, unproved = false) => sql`
    (select count(*)::integer from portal_uses where what = 'booking' and key_hash = ${key}
      and at > ${since} and not (proved and ${unproved}))`;
  const { rows } = await sql<Booked>`select ${count(mobile, season)} as mobile,
    ${count(email, season)} as email, ${count(plate, season)} as plate,
    ${count(network, before(dayMs), true)} as network,
    ${count(portal, before(hourMs), true)} as portal`.execute(tx);
  return rows[0]!;
}

/** Counts a booking by all that was given, and forgets what counts no more. */
export async function noteBooked(
  tx: Tx,
  { id: portal_id, chainId: chain_id }: OpenPortal,
  keys: UseKeys,
  { proved, at }: { readonly proved: boolean; readonly at: Date },
): Promise<void> {
  const hashes = Object.values(keys).flatMap((key) => key ?? []);
  const seasonAgo = new Date(at.getTime() - seasonDays * dayMs);
  await tx.deleteFrom('portal_uses').where('at', '<', seasonAgo).execute();
  await tx
    .insertInto('portal_uses')
    .values(
      hashes.map((key_hash) => ({ chain_id, portal_id, what: 'booking', key_hash, proved, at })),
    )
    .execute();
}

/** How many times are kept at a portal now for others than a form: of a network, and of all. */
export async function openHolds(
  tx: Tx,
  portal: OpenPortal,
  network: Buffer,
  { form, now }: { readonly form: string; readonly now: Date },
): Promise<{ readonly network: number; readonly portal: number }> {
  return tx
    .selectFrom('booking_holds')
    .select((e) => [
      e.fn.countAll<number>().as('portal'),
      e.fn.countAll<number>().filterWhere('network_hash', '=', network).as('network'),
    ])
    .where('portal_id', '=', portal.id)
    .where('form', '<>', form)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
}
