import type { Receipt } from './journal/journal-calls.ts';

/** What the law has stand on receipts, in the language of the country of the register. */
interface ReceiptWords {
  readonly sale: string;
  readonly return: string;
  readonly copy: string;
  /** Above whatever is no receipt for a purchase. */
  readonly practice: string;
  readonly total: string;
  readonly rounding: string;
  readonly vat: string;
  readonly net: string;
  readonly number: string;
  readonly register: string;
  readonly cashier: string;
  readonly of: string;
  readonly handed: string;
  readonly change: string;
  readonly off: string;
}

const norwegian: ReceiptWords = {
  sale: 'Salgskvittering',
  return: 'Returkvittering',
  copy: 'KOPI',
  practice: 'Treningskvittering – IKKE KVITTERING FOR KJØP',
  total: 'Sum',
  rounding: 'Øreavrunding',
  vat: 'MVA',
  net: 'Grunnlag',
  number: 'Kvittering nr.',
  register: 'Kasse',
  cashier: 'Betjent av',
  of: 'Retur av kvittering nr.',
  handed: 'Mottatt',
  change: 'Tilbake',
  off: 'Herav rabatt',
};

const swedish: ReceiptWords = {
  sale: 'Kvitto',
  return: 'Returkvitto',
  copy: 'KOPIA',
  practice: 'ÖVNING – EJ KVITTO',
  total: 'Summa',
  rounding: 'Öresavrundning',
  vat: 'Moms',
  net: 'Netto',
  number: 'Kvitto nr',
  register: 'Kassa',
  cashier: 'Kassör',
  of: 'Retur av kvitto nr',
  handed: 'Mottaget',
  change: 'Tillbaka',
  off: 'Varav rabatt',
};

const danish: ReceiptWords = {
  sale: 'Kvittering',
  return: 'Returkvittering',
  copy: 'KOPI',
  practice: 'ØVELSE – IKKE EN KVITTERING',
  total: 'I alt',
  rounding: 'Øreafrunding',
  vat: 'Moms',
  net: 'Grundlag',
  number: 'Kvittering nr.',
  register: 'Kasse',
  cashier: 'Betjent af',
  of: 'Retur af kvittering nr.',
  handed: 'Modtaget',
  change: 'Retur',
  off: 'Heraf rabat',
};

const finnish: ReceiptWords = {
  sale: 'Kuitti',
  return: 'Palautuskuitti',
  copy: 'KOPIO',
  practice: 'HARJOITUS – EI KUITTI',
  total: 'Yhteensä',
  rounding: 'Pyöristys',
  vat: 'ALV',
  net: 'Veroton',
  number: 'Kuitti nro',
  register: 'Kassa',
  cashier: 'Myyjä',
  of: 'Palautus kuitista nro',
  handed: 'Saatu',
  change: 'Takaisin',
  off: 'Josta alennus',
};

const byCountry: Readonly<Record<string, ReceiptWords>> = {
  NO: norwegian,
  SE: swedish,
  DK: danish,
  FI: finnish,
};

/** The words of receipts of a country (ISO 3166); the Norwegian ones where it is none that the product knows. */
export const receiptWordsOf = (country: string): ReceiptWords => byCountry[country] ?? norwegian;

/** What one of a line was before anything was taken off it, in minor units. */
export const unitPrice = ({ gross, discount, quantity }: Receipt['lines'][number]): number =>
  Math.round((Math.abs(gross) + discount) / (Math.abs(quantity) / 1000));

/** The number of a company as receipts of a country have it: in Norway it says who is registered for VAT. */
export const sellerNumber = (
  { org_number: number, vat_registered: isRegistered }: Receipt['seller'],
  country: string,
): string => (country === 'NO' && isRegistered ? `Org.nr. ${number} MVA` : number);
