import type { Tx } from '../../open.ts';
import { insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';

type Account = readonly [number: string, kind: string, vatCode: string, name: string];

// What a tyre workshop books on: of NS 4102 and of BAS.
const accounts: Readonly<Record<DemoSite['country'], readonly Account[]>> = {
  NO: [
    ['1460', 'asset', '', 'Innkjøpte varer for videresalg'],
    ['1500', 'asset', '', 'Kundefordringer'],
    ['1900', 'asset', '', 'Kontanter'],
    ['1920', 'asset', '', 'Bankinnskudd'],
    ['2400', 'liability', '', 'Leverandørgjeld'],
    ['2700', 'liability', '', 'Utgående merverdiavgift, høy sats'],
    ['2900', 'liability', '', 'Forskudd fra kunder'],
    ['3000', 'income', '3', 'Salgsinntekt, avgiftspliktig, høy sats'],
    ['3100', 'income', '5', 'Salgsinntekt, avgiftsfri'],
    ['4300', 'expense', '', 'Innkjøp av varer for videresalg'],
    ['7770', 'expense', '', 'Bank- og kortgebyrer'],
  ],
  SE: [
    ['1460', 'asset', '', 'Lager av handelsvaror'],
    ['1510', 'asset', '', 'Kundfordringar'],
    ['1910', 'asset', '', 'Kassa'],
    ['1930', 'asset', '', 'Företagskonto'],
    ['2420', 'liability', '', 'Förskott från kunder'],
    ['2440', 'liability', '', 'Leverantörsskulder'],
    ['2611', 'liability', '', 'Utgående moms på försäljning, 25 %'],
    ['3001', 'income', 'MP1', 'Försäljning varor, 25 % moms'],
    ['3041', 'income', 'MP1', 'Försäljning tjänster, 25 % moms'],
    ['3740', 'income', '', 'Öres- och kronutjämning'],
    ['4010', 'expense', '', 'Inköp av varor'],
    ['6570', 'expense', '', 'Bankkostnader'],
  ],
};

/** The accounts of its country for each company. */
export async function seedLedgerAccounts(tx: Tx, sites: readonly DemoSite[]): Promise<void> {
  const companies = new Map(sites.map((site) => [site.companyId, site]));
  await insertRows(
    tx,
    'ledger_accounts',
    [...companies.values()].flatMap(({ chainId: chain_id, companyId: company_id, country }) =>
      accounts[country].map(([number, kind, vat_code, name]) => {
        const said = { number, name, kind, vat_code };
        return { chain_id, company_id, ...said };
      }),
    ),
  );
}
