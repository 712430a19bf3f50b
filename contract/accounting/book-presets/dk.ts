import type { BookPreset } from './preset.ts';

/** Denmark: accounts of the authorities' common standard chart. */
export const denmark: BookPreset = {
  accounts: [
    ['1010', 'income', 'U25', 'Salg af varer og ydelser'],
    ['1050', 'income', 'UEUV', 'Salg af varer udland, EU'],
    ['1100', 'income', 'UEXP', 'Salg af varer udland, ikke-EU'],
    ['1150', 'income', 'UEUV', 'Salg af ydelser udland, EU'],
    ['1200', 'income', 'UEXP', 'Salg af ydelser udland, ikke-EU'],
    ['1610', 'expense', '', 'Varekøb'],
    ['1760', 'expense', '', 'Fragtomkostninger'],
    ['1770', 'expense', '', 'Varelagerregulering'],
    ['2280', 'expense', '', 'Tab på tilgodehavender fra salg og tjenesteydelser'],
    ['2390', 'expense', '', 'Porto og gebyrer'],
    ['2720', 'expense', '', 'Øreafrunding/kassedifferencer'],
    ['6140', 'asset', '', 'Fremstillede varer og handelsvarer'],
    ['6190', 'asset', '', 'Tilgodehavender fra salg og tjenesteydelser'],
    ['6470', 'asset', '', 'Likvide beholdninger'],
    ['6480', 'asset', '', 'Bankkonto'],
    ['7410', 'liability', '', 'Modtagne forudbetalinger fra kunder'],
    ['7440', 'liability', '', 'Leverandører af varer og tjenesteydelser'],
    ['7680', 'liability', '', 'Salgsmoms'],
    ['7740', 'liability', '', 'Købsmoms'],
    ['7840', 'liability', '', 'Skyldig moms'],
  ],
  vatCodes: [
    ['U25', 'standard', 25_00, '1992-01-01', null, 'Salgsmoms 25 %', '7680'],
    ['UEUV', 'community', 0, '1993-01-01', null, 'Salg til andre EU-lande'],
    ['UEXP', 'export', 0, '1993-01-01', null, 'Salg uden for EU'],
    ['UFRI', 'exempt', 0, '1993-01-01', null, 'Momsfrit salg'],
  ],
  methods: [
    ['Kontant', 'cash', '6470'],
    ['Kort', 'card', '6480'],
    ['MobilePay', 'mobile', '6480'],
    ['Bankoverførsel', 'transfer', '6480'],
    ['Faktura', 'invoice', '6190'],
  ],
  rounding: '2720',
  sales: [
    ['Salg', '1010'],
    ['Varer til andre EU-lande', '1050', 'UEUV'],
    ['Varer uden for EU', '1100', 'UEXP'],
    ['Arbejde i andre EU-lande', '1150', 'UEUV', 'work'],
    ['Arbejde uden for EU', '1200', 'UEXP', 'work'],
  ],
  payments: [
    ['Kontant', 'cash', '6470'],
    ['Kort', 'card', '6480', '2390'],
    ['Mobilbetaling', 'mobile', '6480', '2390'],
    ['Bankoverførsel', 'transfer', '6480'],
    ['Faktura', 'invoice', '6190'],
  ],
  prepaid: '',
  advances: '7410',
  costs: [
    [
      'Varer',
      {
        stock_account_id: '6140',
        cost_account_id: '1610',
        difference_account_id: '1770',
        freight_account_id: '1760',
      },
    ],
  ],
};
