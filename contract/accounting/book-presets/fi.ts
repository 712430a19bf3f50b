import type { BookPreset } from './preset.ts';

/** Finland: accounts of Liikekirjuri. */
export const finland: BookPreset = {
  accounts: [
    ['1531', 'asset', '', 'Tavarat'],
    ['1701', 'asset', '', 'Myyntisaamiset'],
    ['1763', 'asset', '', 'Arvonlisäverosaamiset'],
    ['1900', 'asset', '', 'Käteisvarat'],
    ['1910', 'asset', '', 'Pankkitili'],
    ['2864', 'liability', '', 'Saadut ennakot'],
    ['2871', 'liability', '', 'Ostovelat'],
    ['2939', 'liability', '', 'Arvonlisäverovelka'],
    ['3000', 'income', 'Y', 'Myynti, yleinen verokanta'],
    ['3001', 'income', 'A1', 'Myynti, ensimmäinen alennettu verokanta'],
    ['3002', 'income', 'A2', 'Myynti, toinen alennettu verokanta'],
    ['3003', 'income', '0', 'Myynti 0 %'],
    ['4000', 'expense', '', 'Ostot'],
    ['4400', 'expense', '', 'Varastojen muutos'],
    ['8564', 'expense', '', 'Rahaliikenteen kulut'],
    ['8704', 'expense', '', 'Luottotappiot'],
  ],
  vatCodes: [
    ['Y', 'standard', 24_00, '2013-01-01', '2024-08-31', 'Yleinen verokanta', '2939'],
    ['Y', 'standard', 25_50, '2024-09-01', null, 'Yleinen verokanta', '2939'],
    ['A1', 'reduced', 14_00, '2013-01-01', '2025-12-31', 'Ensimmäinen alennettu verokanta', '2939'],
    ['A1', 'reduced', 13_50, '2026-01-01', null, 'Ensimmäinen alennettu verokanta', '2939'],
    ['A2', 'reduced', 10_00, '2013-01-01', null, 'Toinen alennettu verokanta', '2939'],
    ['0', 'exempt', 0, '2013-01-01', null, 'Veroton myynti'],
    ['EU', 'community', 0, '2013-01-01', null, 'Yhteisömyynti'],
    ['VIENTI', 'export', 0, '2013-01-01', null, 'Vienti EU:n ulkopuolelle'],
  ],
  methods: [
    ['Käteinen', 'cash', '1900'],
    ['Kortti', 'card', '1910'],
    ['MobilePay', 'mobile', '1910'],
    ['Tilisiirto', 'transfer', '1910'],
    ['Lasku', 'invoice', '1701'],
  ],
  rounding: '',
  sales: [
    ['Myynti', '3000'],
    ['Myynti, ensimmäinen alennettu verokanta', '3001', 'A1'],
    ['Myynti, toinen alennettu verokanta', '3002', 'A2'],
    ['Veroton myynti', '3003', '0'],
    ['Yhteisömyynti', '3003', 'EU'],
    ['Vienti', '3003', 'VIENTI'],
  ],
  payments: [
    ['Käteinen', 'cash', '1900'],
    ['Kortti', 'card', '1910', '8564'],
    ['Mobiilimaksu', 'mobile', '1910', '8564'],
    ['Tilisiirto', 'transfer', '1910'],
    ['Lasku', 'invoice', '1701'],
  ],
  prepaid: '',
  advances: '2864',
  costs: [
    [
      'Tavarat',
      { stock_account_id: '1531', cost_account_id: '4000', difference_account_id: '4400' },
    ],
  ],
};
