import type { Tx } from '../../open.ts';
import { insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';

type Rate = readonly [code: string, kind: string, rate: number, from: string, name: string];

// Norway's by the numbers of its standard file for tax, Sweden's as bookkeeping programs call them.
const rates: Readonly<Record<DemoSite['country'], readonly Rate[]>> = {
  NO: [
    ['3', 'standard', 25_00, '2005-01-01', 'Utgående mva, alminnelig sats'],
    ['31', 'reduced', 15_00, '2012-01-01', 'Utgående mva, middels sats'],
    ['33', 'reduced', 12_00, '2018-01-01', 'Utgående mva, lav sats'],
    ['5', 'zero', 0, '2005-01-01', 'Innenlands omsetning, nullsats'],
    ['51', 'reverse', 0, '2011-07-01', 'Innenlands omsetning, omvendt avgiftsplikt'],
    ['52', 'export', 0, '2005-01-01', 'Utførsel av varer og tjenester'],
    ['6', 'exempt', 0, '2005-01-01', 'Omsetning utenfor merverdiavgiftsloven'],
  ],
  SE: [
    ['MP1', 'standard', 25_00, '1990-07-01', 'Utgående moms 25 %'],
    ['MP2', 'reduced', 12_00, '1996-01-01', 'Utgående moms 12 %'],
    ['MP3', 'reduced', 6_00, '1996-01-01', 'Utgående moms 6 %'],
    ['MF', 'exempt', 0, '1990-07-01', 'Momsfri försäljning'],
    ['OMSS', 'reverse', 0, '2007-07-01', 'Omvänd skattskyldighet'],
    ['E', 'export', 0, '1990-07-01', 'Export utanför EU'],
  ],
};

/** The rates of its country for each company. */
export async function seedVatCodes(tx: Tx, sites: readonly DemoSite[]): Promise<void> {
  const companies = new Map(sites.map((site) => [site.companyId, site]));
  await insertRows(
    tx,
    'vat_codes',
    [...companies.values()].flatMap(({ chainId: chain_id, companyId: company_id, country }) =>
      rates[country].map(([code, kind, rate, from, name]) => {
        const said = { code, name, kind, rate, valid_from: from };
        return { chain_id, company_id, ...said };
      }),
    ),
  );
}
