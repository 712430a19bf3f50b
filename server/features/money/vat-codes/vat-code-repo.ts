import type { Tx } from '#server/db/open.ts';

/** Whether the company of the caller has a VAT code in use. */
export async function hasVatCode(db: Tx, code: string): Promise<boolean> {
  const found = await db
    .selectFrom('vat_codes')
    .select('id')
    .where('code', '=', code)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}
