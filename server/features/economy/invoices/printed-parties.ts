import { logoAddress } from '#contract/economy/company-logo.ts';
import { vatNumberOf } from '#contract/economy/invoice-deliveries/e-address.ts';
import type { Buyer, Seller } from '#contract/economy/invoices/parties.ts';
import { addressLines } from '#contract/kit/rules/address-rules.ts';
import { countryName } from '#contract/kit/rules/countries.ts';
import type { Line } from '#contract/kit/document/lines.ts';
import type { Language } from '#contract/platform/languages.ts';
import type { VatCategory } from '#contract/money/vat.ts';
import type { PrintedOf } from '#server/kit/document/papers/paper-handlers.ts';
import { say } from '#server/kit/words.ts';
import { ordersOfLines } from './invoices-repo.ts';

/** What the paper of an issued invoice says of both parties as they were then, of the orders that its lines are of, of where to pay, and of VAT that is not calculated. */
export const printedParties: PrintedOf = async ({ db }, row, language) => {
  const seller = row['seller'] as Seller | null;
  const buyer = row['buyer'] as Buyer | null;
  if (!seller || !buyer) return undefined;
  const t = (key: string, values = {}) => say(language, 'invoices', `paper.${key}`, values);
  const isInvoice = row['kind'] === 'invoice';
  const isReverse = (row['lines'] as readonly { vat_category: VatCategory }[]).some(
    (line) => line.vat_category === 'AE',
  );
  return {
    above: aboveLines(row['lines'] as readonly Line[], await ordersOfLines(db, row.id), language),
    from: sellerLines(seller, language),
    ...logoOnPaper(seller),
    to: [
      buyer.name,
      ...addressLines(buyer),
      ...(buyer.country === seller.country
        ? []
        : [countryName(buyer.country, language).toLocaleUpperCase(language)]),
      ...(buyer.org_number === '' ? [] : [t('orgNumber', { number: buyer.org_number })]),
    ],
    remarks: [
      ...(isInvoice ? [t('payTo', { account: seller.account })] : []),
      ...(isInvoice && seller.iban !== '' && seller.iban !== seller.account
        ? [t('payFromAbroad', { iban: seller.iban, bic: seller.bic })]
        : []),
      ...(isReverse ? [t('reverseCharge')] : []),
      seller.closing,
    ].filter(Boolean),
  };
};

/** The logo of a company as it stands on what it gives its customers; nothing where it has none. */
export const logoOnPaper = ({ logo = '' }: Pick<Seller, 'logo'>): { readonly logo?: string } =>
  logo === '' ? {} : { logo: logoAddress(logo, 'whole') };

/** How a company is named on what it gives its customers, line by line. */
export function sellerLines(seller: Seller, language: Language): string[] {
  const t = (key: string, values = {}) => say(language, 'invoices', `paper.${key}`, values);
  return [
    seller.name,
    ...addressLines(seller),
    t(orgNumberKey(seller), { number: seller.org_number, vat: vatNumberOf(seller) }),
    ...(seller.in_register && seller.country === 'NO' ? [t('inRegister')] : []),
    ...(seller.f_tax && seller.country === 'SE' ? [t('fTax')] : []),
  ];
}

/** What stands above the first of those lines that follow each other and are of one order: its number, the car and the day it was done. */
function aboveLines(
  lines: readonly Line[],
  orders: Awaited<ReturnType<typeof ordersOfLines>>,
  language: Language,
): ReadonlyMap<string, string> {
  const known = new Map(orders.map(({ key, ...order }) => [key, order]));
  const above = new Map<string, string>();
  let last: string | undefined;
  for (const { key } of lines) {
    const order = known.get(key);
    if (order && order.order_number !== last) {
      const { order_number: number, licenseplate, done_on: day } = order;
      const called = say(language, 'invoices', 'paper.order', { number });
      above.set(key, [called, licenseplate, day ?? ''].filter(Boolean).join(' · '));
    }
    last = order?.order_number;
  }
  return above;
}

const orgNumberKey = ({ country, vat_registered }: Seller): string =>
  vat_registered && country === 'NO'
    ? 'vatNumberNo'
    : vat_registered && country === 'SE'
      ? 'vatNumberSe'
      : 'orgNumber';
