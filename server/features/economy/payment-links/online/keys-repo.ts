import { sql } from 'kysely';
import type { ProviderName } from '#contract/economy/payment-links/online-payments.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

type Company = Pick<Actor, 'chainId' | 'companyId'>;

/** The keys that a company keeps, sealed, since when and by whom. */
export const keptKeys = (tx: Tx, { chainId, companyId }: Company) =>
  tx
    .selectFrom('payment_provider_keys as k')
    .leftJoin('people as who', 'who.id', 'k.made_by')
    .select(['k.provider', 'k.sealed', 'k.made_at'])
    .select(sql<string | null>`who.first_name || ' ' || who.last_name`.as('by'))
    .where('k.chain_id', '=', chainId)
    .where('k.company_id', '=', companyId)
    .$narrowType<{ provider: ProviderName }>()
    .execute();

/** Whose keys a call-back is proved by, by the hash of the code in its address. For the system alone. */
export const keysOfCallback = (tx: Tx, hash: Buffer) =>
  tx
    .selectFrom('payment_provider_keys')
    .select(['chain_id as chainId', 'company_id as companyId', 'provider', 'sealed'])
    .where('callback_hash', '=', hash)
    .$narrowType<{ provider: ProviderName }>()
    .executeTakeFirst();

/** Keeps sealed keys in place of those before. */
export async function keepSealed(
  tx: Tx,
  { chainId, companyId, userId }: Company & Pick<Actor, 'userId'>,
  kept: { readonly provider: ProviderName; readonly sealed: string; readonly hash: Buffer },
  at: Date,
): Promise<void> {
  const { provider, sealed, hash: callback_hash } = kept;
  const values = { sealed, callback_hash, made_at: at, made_by: userId };
  await tx
    .insertInto('payment_provider_keys')
    .values({ chain_id: chainId, company_id: companyId, provider, ...values })
    .onConflict((met) => met.columns(['chain_id', 'company_id', 'provider']).doUpdateSet(values))
    .execute();
}

export async function forgetSealed(
  tx: Tx,
  { chainId, companyId }: Company,
  provider: ProviderName,
): Promise<void> {
  await tx
    .deleteFrom('payment_provider_keys')
    .where('chain_id', '=', chainId)
    .where('company_id', '=', companyId)
    .where('provider', '=', provider)
    .execute();
}
