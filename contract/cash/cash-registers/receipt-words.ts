import type { Language } from '../../platform/languages.ts';
import type { Receipt } from './journal/journal-calls.ts';

/** What the law has stand on receipts, in the language of the country of the register. */
interface ReceiptWords {
  readonly sale: string;
  readonly return: string;
  /** What is paid without a sale, and what is paid back of that. */
  readonly received: string;
  readonly paid_back: string;
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
  /** What was paid ahead of a sale. */
  readonly advance: string;
  readonly order: string;
  readonly invoice: string;
  readonly gift_card: string;
  /** A receipt that was written by hand while the system was away. */
  readonly paper: string;
}

const norwegian: ReceiptWords = {
  sale: 'Salgskvittering',
  return: 'Returkvittering',
  received: 'Innbetaling',
  paid_back: 'Tilbakebetaling',
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
  advance: 'Betalt på forhånd',
  order: 'Ordre',
  invoice: 'Faktura',
  gift_card: 'Gavekort',
  paper: 'Papirkvittering',
};

const swedish: ReceiptWords = {
  sale: 'Kvitto',
  return: 'Returkvitto',
  received: 'Inbetalning',
  paid_back: 'Återbetalning',
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
  advance: 'Betalt i förskott',
  order: 'Order',
  invoice: 'Faktura',
  gift_card: 'Presentkort',
  paper: 'Papperskvitto',
};

const danish: ReceiptWords = {
  sale: 'Kvittering',
  return: 'Returkvittering',
  received: 'Indbetaling',
  paid_back: 'Tilbagebetaling',
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
  advance: 'Forudbetalt',
  order: 'Ordre',
  invoice: 'Faktura',
  gift_card: 'Gavekort',
  paper: 'Papirkvittering',
};

const finnish: ReceiptWords = {
  sale: 'Kuitti',
  return: 'Palautuskuitti',
  received: 'Maksu',
  paid_back: 'Palautus',
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
  advance: 'Maksettu ennakkoon',
  order: 'Tilaus',
  invoice: 'Lasku',
  gift_card: 'Lahjakortti',
  paper: 'Paperikuitti',
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

/** What kind of receipt one is, in the words of its country; what sells nothing says that alone. */
export function receiptHeading(
  { kind, gross, is_practice }: Pick<Receipt, 'kind' | 'gross' | 'is_practice'>,
  words: ReceiptWords,
): string {
  if (is_practice) return words.practice;
  if (kind === 'received') return gross < 0 ? words.paid_back : words.received;
  return kind === 'return' ? words.return : words.sale;
}

/** In which language of the product reports and letters of a register are: they are for the shop and the authorities of its country. */
export const languageOfReceipts = (country: string): Language => (country === 'SE' ? 'sv' : 'nb');
