import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

type Company = Pick<Actor, 'chainId' | 'companyId'>;

/** The drawn name of a company's logo; null where it has none. */
export async function logoOf(tx: Tx, { chainId, companyId }: Company): Promise<string | null> {
  const newest = await tx
    .selectFrom('company_logos')
    .select('file')
    .where('chain_id', '=', chainId)
    .where('company_id', '=', companyId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.file ?? null;
}

/** From now on a company has this logo, or none. */
export async function writeLogo(
  tx: Tx,
  { chainId, companyId }: Company,
  file: string | null,
): Promise<void> {
  await tx
    .insertInto('company_logos')
    .values({ chain_id: chainId, company_id: companyId, file })
    .execute();
}

/** Whether any company has or had a logo by this name. For the system alone. */
export async function isLogo(tx: Tx, file: string): Promise<boolean> {
  const found = await tx
    .selectFrom('company_logos')
    .select('id')
    .where('file', '=', file)
    .executeTakeFirst();
  return found !== undefined;
}

/** The drawn names of all logos, of all chains. For the system alone. */
export const filesOfLogos = async (tx: Tx): Promise<string[]> =>
  (
    await tx
      .selectFrom('company_logos')
      .select('file')
      .where('file', 'is not', null)
      .$narrowType<{ file: string }>()
      .execute()
  ).map(({ file }) => file);
