import { sql } from 'kysely';
import type { Profile } from '#contract/platform/shell.ts';
import type { Tx } from '#server/db/open.ts';
import type { Caller } from '#server/kit/caller/caller.ts';

/** The account of the caller and the site they are at. The transaction must be the system's. */
export async function profileOf(tx: Tx, caller: Caller): Promise<Profile> {
  const row = await tx
    .selectFrom('users')
    .innerJoin('sites', (join) => join.on('sites.id', '=', caller.siteId))
    .innerJoin('companies', (join) =>
      join
        .onRef('companies.chain_id', '=', 'sites.chain_id')
        .onRef('companies.id', '=', 'sites.company_id'),
    )
    .select([
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.timezone',
      'users.language',
      'users.features',
      sql<Profile['dates']>`coalesce(users.preferences ->> 'dates', 'words')`.as('dates'),
      'sites.town',
      'companies.currency',
      sql<number | null>`users.payment_expires_on - (now() at time zone users.timezone)::date`.as(
        'payment_expiration',
      ),
    ])
    .where('users.id', '=', caller.userId)
    .executeTakeFirstOrThrow();
  return {
    id: caller.userId,
    firstname: row.first_name,
    lastname: row.last_name,
    fullname: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
    tz: row.timezone,
    dates: row.dates,
    lang: row.language,
    features: [...row.features, ...(caller.isSuperuser ? ['IsSuperUser'] : [])],
    paymentExpiration: row.payment_expiration,
    rights: [...caller.rights],
    site: {
      id: caller.siteId,
      name: caller.siteName,
      town: row.town,
      currency: row.currency,
      chain: caller.chainId,
    },
  };
}

export function calendarsOf(tx: Tx): Promise<{ id: number; name: string; isDefault: boolean }[]> {
  return tx
    .selectFrom('calendars')
    .select(['id', 'name', 'is_default as isDefault'])
    .where('archived_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('name')
    .execute();
}
