import type { BookPreset } from './preset.ts';

/** Norway: accounts of NS 4102, VAT codes by the numbers of the standard file for tax. */
export const norway: BookPreset = {
  accounts: [
    ['1460', 'asset', '', 'Innkjøpte varer for videresalg', '1400'],
    ['1500', 'asset', '', 'Kundefordringer', '1500'],
    ['1900', 'asset', '', 'Kontanter', '1900'],
    ['1920', 'asset', '', 'Bankinnskudd', '1920'],
    ['2400', 'liability', '', 'Leverandørgjeld', '2400'],
    ['2700', 'liability', '', 'Utgående merverdiavgift, høy sats', '2740'],
    ['2701', 'liability', '', 'Utgående merverdiavgift, middels sats', '2740'],
    ['2710', 'liability', '', 'Inngående merverdiavgift, høy sats', '2740'],
    ['2740', 'liability', '', 'Oppgjørskonto merverdiavgift', '2740'],
    ['2900', 'liability', '', 'Forskudd fra kunder', '2900'],
    ['3000', 'income', '3', 'Salgsinntekt, avgiftspliktig, høy sats', '3000'],
    ['3100', 'income', '5', 'Salgsinntekt, avgiftsfri', '3100'],
    ['3200', 'income', '6', 'Salgsinntekt, unntatt avgiftsplikt', '3200'],
    ['4300', 'expense', '', 'Innkjøp av varer for videresalg', '4005'],
    ['4390', 'expense', '', 'Beholdningsendring', '4005'],
    ['7770', 'expense', '', 'Bank- og kortgebyrer', '7700'],
    ['7830', 'expense', '', 'Tap på fordringer', '7830'],
  ],
  vatCodes: [
    ['3', 'standard', 25_00, '2005-01-01', null, 'Utgående mva, alminnelig sats', '2700'],
    ['31', 'reduced', 15_00, '2012-01-01', null, 'Utgående mva, middels sats', '2701'],
    ['33', 'reduced', 12_00, '2018-01-01', null, 'Utgående mva, lav sats', '2701'],
    ['5', 'zero', 0, '2005-01-01', null, 'Innenlands omsetning, nullsats'],
    ['51', 'reverse', 0, '2011-07-01', null, 'Innenlands omsetning, omvendt avgiftsplikt'],
    ['52', 'export', 0, '2005-01-01', null, 'Utførsel av varer og tjenester'],
    ['6', 'exempt', 0, '2005-01-01', null, 'Omsetning utenfor merverdiavgiftsloven'],
  ],
  methods: [
    ['Kontant', 'cash', '1900'],
    ['Kort', 'card', '1920'],
    ['Vipps', 'mobile', '1920'],
    ['Bankoverføring', 'transfer', '1920'],
    ['Faktura', 'invoice', '1500'],
  ],
  rounding: '',
  sales: [
    ['Salg', '3000'],
    ['Salg, nullsats', '3100', '5'],
    ['Utførsel', '3100', '52'],
    ['Salg utenfor merverdiavgiftsloven', '3200', '6'],
  ],
  payments: [
    ['Kontant', 'cash', '1900'],
    ['Kort', 'card', '1920', '7770'],
    ['Mobilbetaling', 'mobile', '1920', '7770'],
    ['Bankoverføring', 'transfer', '1920'],
    ['Faktura', 'invoice', '1500'],
  ],
  advances: '2900',
  costs: [
    ['Varer', { stock_account_id: '1460', cost_account_id: '4300', difference_account_id: '4390' }],
  ],
};
