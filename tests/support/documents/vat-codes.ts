import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { Site } from '../factories/organisation.ts';

/** The VAT codes of a site's company: 3 of 25 %, 31 of 15 % until a day and of 12 % since, 5 of nothing. */
export async function makeVatCodes(
  db: Database,
  site: Pick<Site, 'chain_id' | 'id'>,
): Promise<void> {
  const rates = JSON.stringify([
    { code: '3', kind: 'standard', rate: 25_00, valid_from: '2005-01-01', valid_to: null },
    { code: '31', kind: 'reduced', rate: 15_00, valid_from: '2012-01-01', valid_to: '2026-05-31' },
    { code: '31', kind: 'reduced', rate: 12_00, valid_from: '2026-06-01', valid_to: null },
    { code: '5', kind: 'zero', rate: 0, valid_from: '2005-01-01', valid_to: null },
  ]);
  await db.transaction('system', (tx) =>
    sql`
      insert into vat_codes (chain_id, company_id, code, name, kind, rate, valid_from, valid_to)
      select ${site.chain_id}, (select company_id from sites where id = ${site.id}),
        code, code, kind, rate, valid_from, valid_to
      from json_populate_recordset(null::vat_codes, ${rates}::json)`.execute(tx),
  );
}
